import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { PUBLIC_PATH } from '#web/addresses.ts';
import { Blaze, KIND_FILL } from '#web/ui/kind.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { KIND_SAYS } from '../kind-says.ts';
import type { KindTotal } from './load-totals.ts';

const countTitles = (count: number): string => `${count} ${count === 1 ? 'title' : 'titles'}`;

/** The library as one bar in shares, and the table of what they stand for. */
export function LibraryTotals({ totals }: { readonly totals: readonly KindTotal[] }): ReactElement | null {
  const all = totals.reduce((sum, { total }) => sum + total, 0);
  if (all === 0) return null;
  return (
    <section aria-labelledby="totals">
      <SectionHead id="totals" title="In the library today" meta={countTitles(all)} rule className="mb-4" />
      <ShareBar totals={totals} all={all} />
      <ul className="mt-2 divide-y divide-line">
        {totals.map(({ kind, total }) => (
          <li key={kind}>
            <Link to={PUBLIC_PATH[kind]} className="group grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-3.5">
              <Blaze kind={kind} size={16} className="translate-y-0.5" />
              <span>
                <span className="block text-lg font-semibold group-hover:text-accent-ink">{KIND_WORDS[kind].many}</span>
                <span className="block text-ink-2">{KIND_SAYS[kind]}</span>
              </span>
              <span className="text-ink-2 tabular-nums">{countTitles(total)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShareBar({ totals, all }: { readonly totals: readonly KindTotal[]; readonly all: number }): ReactElement {
  let before = 0;
  return (
    <svg width="100%" height="36" aria-hidden="true" shapeRendering="crispEdges" className="block border-[1.5px] border-ink">
      {totals.map(({ kind, total }) => {
        const x = `${(before / all) * 100}%`;
        before += total;
        return (
          <g key={kind}>
            <rect x={x} width={`${(total / all) * 100}%`} height="100%" className={KIND_FILL[kind]} />
            {x === '0%' ? null : <line x1={x} x2={x} y1="0" y2="100%" strokeWidth="1.5" className="stroke-ink" />}
          </g>
        );
      })}
    </svg>
  );
}
