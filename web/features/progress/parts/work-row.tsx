import type { ReactElement } from 'react';
import { isFinished } from '#core/progress/finished.ts';
import { formatTime } from '#core/format-time.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import type { StartedWork } from '#core/trail/started-work.ts';
import { unitPath } from '#web/addresses.ts';
import { ScaleBar } from '#web/ui/drawn/scale-bar.tsx';
import { Blaze } from '#web/ui/kind.tsx';
import { Row, RowCover } from '#web/ui/row.tsx';
import { Moment } from '#web/ui/moment.tsx';

/** One work under way: how far, where, and when that was. */
export function WorkRow({ work }: { readonly work: StartedWork }): ReactElement {
  const { item, latest, doneCount } = work;
  const share = isFinished(latest) ? 0 : latest.fraction;
  const count = item.unitCount > 1 ? `${doneCount} of ${item.unitCount} done` : `${Math.round(latest.fraction * 100)}%`;
  // A work of one piece is measured in blocks of five minutes.
  const parts = item.unitCount > 1 ? item.unitCount : Math.max(1, Math.ceil(item.durationSec / 300));
  const blocks = { parts, done: item.unitCount > 1 ? Math.min(parts, doneCount + share) : latest.fraction * parts };
  return (
    <Row
      to={unitPath({ id: latest.unitId, itemId: latest.item.id, itemKind: latest.item.kind })}
      cover={<RowCover kind={item.kind} title={item.title} seed={item.coverSeed} imageUrl={item.thumbnail_url} />}
      title={item.title}
      source={
        <span className="grid min-w-0 flex-1 gap-1.5">
          <span className="flex items-baseline gap-1.75">
            <Blaze kind={item.kind} size={11} className="relative top-px" />
            <span className="sr-only">{KIND_WORDS[item.kind].one}: </span>
            <span className="min-w-0 text-ink-2 wrap-anywhere">{describePlace(work)}</span>
          </span>
          <span className="flex max-w-80 items-center gap-3">
            <span className="min-w-0 flex-1">
              <ScaleBar {...blocks} label={count} height={7} />
            </span>
            <span className="flex-none tabular-nums">{count}</span>
          </span>
        </span>
      }
      aside={<Moment atMs={latest.observedMs} className="max-sm:hidden" />}
    />
  );
}

function describePlace({ item, latest }: StartedWork): string {
  const title = latest.unitTitle === item.title ? '' : latest.unitTitle;
  if (isFinished(latest)) return title ? `${title}, done` : 'Done';
  const time = latest.positionSec !== null && latest.positionSec > 0 ? `at ${formatTime(latest.positionSec)}` : '';
  return [title, time].filter(Boolean).join(', ') || 'Begun';
}
