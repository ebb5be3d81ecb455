import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { countOf } from '#core/words.ts';
import { PlayUnitButton } from '#web/features/player/play-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { RowList } from '#web/ui/row.tsx';

/* A public page shows enough to judge a work by; its own page lists everything. */
const SHOWN = 8;

interface UnitRowsProps {
  readonly item: ItemDetail;
  readonly playable: readonly string[];
}

export function UnitRows({ item, playable }: UnitRowsProps): ReactElement {
  const shown = item.units.filter((unit, i) => i < SHOWN || unit.sample).slice(0, SHOWN * 2);
  const rest = item.units.length - shown.length;
  return (
    <div className="mt-5 border-t border-line">
      <RowList label={`Parts of ${item.title}`}>
        {shown.map((unit) => (
          <UnitRow key={unit.id} unit={unit} queue={playable} />
        ))}
      </RowList>
      {rest > 0 ? (
        <p className="border-t border-line py-2.5 text-sm text-ink-3">and {countOf(rest, KIND_WORDS[item.kind].part)} more</p>
      ) : null}
    </div>
  );
}

function UnitRow({ unit, queue }: { readonly unit: UnitSummary; readonly queue: readonly string[] }): ReactElement {
  const isPlayable = queue.includes(unit.id);
  return (
    <li className="flex min-h-13 items-center gap-x-2 py-1 @max-[15rem]:flex-wrap">
      <span className="flex w-10 flex-none items-center justify-center text-sm text-ink-3 tabular-nums pointer-coarse:w-11">
        {isPlayable ? <PlayUnitButton unitId={unit.id} queue={queue} label={unit.title} /> : unit.position}
      </span>
      <span className="min-w-0 flex-1 basis-32 font-semibold wrap-anywhere">
        {unit.title}
        {unit.sample ? (
          <span className="ml-2.5 inline-block align-middle font-normal">
            <Badge>Sample</Badge>
          </span>
        ) : null}
      </span>
      <span className="flex-none text-sm text-ink-3 tabular-nums">{unit.durationSec > 0 ? formatDuration(unit.durationSec) : ''}</span>
    </li>
  );
}
