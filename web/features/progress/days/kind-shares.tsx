import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { secondsOf } from '#core/days/study-day.ts';
import type { ProgressSummary } from '#core/days/summary.ts';
import { Blaze, KIND_FILL } from '#web/ui/kind.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

interface KindShare {
  readonly kind: ItemKind;
  readonly seconds: number;
}

/** On what the time was spent: one bar, and a table of the same. */
export function KindShares({ seconds }: Pick<ProgressSummary['totals'], 'seconds'>): ReactElement {
  const total = secondsOf({ seconds });
  const shares = ITEM_KINDS.map((kind) => ({ kind, seconds: seconds[kind] ?? 0 }))
    .filter((share) => share.seconds > 0)
    .toSorted((a, b) => b.seconds - a.seconds);
  return (
    <section aria-labelledby="walked-on">
      <SectionHead id="walked-on" title="What you walked on" rule />
      {shares.length === 0 ? (
        <p className="text-sm text-ink-2">What you play and read stands here by its kind.</p>
      ) : (
        <>
          <ShareBar shares={shares} total={total} />
          <table className="days-kinds">
            <caption className="sr-only">Time by kind of work</caption>
            <thead className="sr-only">
              <tr>
                <th scope="col">Kind</th>
                <th scope="col">Time</th>
                <th scope="col">Share</th>
              </tr>
            </thead>
            <tbody>
              {shares.map((share) => (
                <tr key={share.kind}>
                  <th scope="row">
                    <Blaze kind={share.kind} size={11} />
                    {KIND_WORDS[share.kind].many}
                  </th>
                  <td>{formatDuration(share.seconds)}</td>
                  <td className="text-ink-3">{Math.round((share.seconds / total) * 100)}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function ShareBar({ shares, total }: { readonly shares: readonly KindShare[]; readonly total: number }): ReactElement {
  let before = 0;
  return (
    <svg width="100%" height="22" aria-hidden="true" shapeRendering="crispEdges" className="block border border-ink">
      {shares.map(({ kind, seconds }) => {
        const x = `${(before / total) * 100}%`;
        before += seconds;
        return (
          <g key={kind}>
            <rect x={x} width={`${(seconds / total) * 100}%`} height="100%" className={KIND_FILL[kind]} />
            {x === '0%' ? null : <line x1={x} x2={x} y1="0" y2="100%" className="stroke-ink" />}
          </g>
        );
      })}
    </svg>
  );
}
