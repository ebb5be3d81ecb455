import type { ReactElement } from 'react';
import type { IqDomain } from '#core/iq/domains.ts';

const LINE = { fill: 'none', strokeWidth: 1.75, strokeLinecap: 'round', strokeLinejoin: 'round', className: 'stroke-ink' } as const;
/** What is asked for. */
const GAP = { ...LINE, strokeDasharray: '3 4' } as const;

const DRAWN: Record<IqDomain, ReactElement> = {
  logical: (
    <>
      <circle cx="40" cy="48" r="38" {...LINE} />
      <circle cx="52" cy="52" r="20" {...LINE} />
      <circle cx="88" cy="44" r="30" {...GAP} />
      <circle cx="54" cy="53" r="4" className="fill-ink" />
    </>
  ),
  pattern: <Grid />,
  spatial: (
    <>
      <path d="M2 30l26-14 26 14v30l-26 14-26-14ZM2 30l26 14 26-14M28 44v30" {...LINE} />
      <path d="M2 30l26 14v30l-26-14Z" className="fill-ink" />
      <path d="M74 45h0M83 45h0M92 45h0" {...LINE} strokeWidth="3" />
      <path d="M112 30l26-14 26 14v30l-26 14-26-14ZM112 30l26 14 26-14M138 44v30" {...GAP} transform="rotate(60 138 45)" />
    </>
  ),
  numerical: (
    <>
      {[3, 6, 12].map((value, i) => (
        <rect key={value} x={10 + i * 36} y={88 - value * 3} width="24" height={value * 3} className="fill-ink" />
      ))}
      <rect x="118" y="16" width="24" height="72" {...GAP} />
      <path d="M1 88h154" {...LINE} />
    </>
  ),
  verbal: (
    <g className="disp fill-ink text-[21px]">
      <text y="50">stone is to cairn</text>
      <text y="80">as tree is to</text>
      <path d="M116 82h52" {...GAP} />
    </g>
  ),
};

const THREE = [0, 1, 2];

function Grid(): ReactElement {
  return (
    <>
      {THREE.flatMap((row) =>
        THREE.map((column) => {
          const [x, y] = [1 + column * 30, 5 + row * 30];
          const isAsked = row === 2 && column === 2;
          return (
            <g key={`${row} ${column}`}>
              <rect x={x} y={y} width="26" height="26" {...(isAsked ? GAP : LINE)} />
              {isAsked ? null : <circle cx={x + 13} cy={y + 13} r={2 + ((row + column) % 3) * 3.5} className="fill-ink" />}
            </g>
          );
        }),
      )}
    </>
  );
}

/** One question of the domain, drawn; what is asked for is dashed. */
export function DomainExample({ domain }: { readonly domain: IqDomain }): ReactElement {
  return (
    <svg viewBox="0 0 200 96" aria-hidden="true" className="w-full max-w-56">
      {DRAWN[domain]}
    </svg>
  );
}
