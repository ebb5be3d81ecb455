import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import { isClosed, openUnits } from '#core/library/closed-units.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { episodeIds } from '#core/library/episode-ids.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { toSpeechId } from '#core/player/speech/speech-id.ts';
import { findChapteredUnit, type TrailPart } from '#core/trail/item-trail.ts';
import { lessonPath } from '#web/addresses.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { TrailList, TrailRow } from '#web/ui/drawn/trail-list.tsx';
import { OpeningTag } from './opening-tag.tsx';

type Work = Pick<ItemDetail, 'id' | 'kind' | 'title' | 'units' | 'lock'>;

/** What the parts of this work are called: chapters, when the whole work is one file that has them. */
export function partNoun(item: Pick<ItemDetail, 'kind' | 'units'>): string {
  return findChapteredUnit(item) ? 'chapter' : KIND_WORDS[item.kind].part;
}

export interface PartListProps {
  readonly item: Work;
  readonly parts: readonly TrailPart[];
  /** Number of the last part of the whole work, drawn as the summit. */
  readonly lastNumber: number;
  readonly label?: string;
  /** Gives each part that can be heard a menu; where there is room. */
  readonly hasMenus?: boolean;
}

/** Parts in order. Those that sound play from here, lessons open their page. */
export function PartList({ item, parts, lastNumber, label, hasMenus = false }: PartListProps): ReactElement {
  const { playUnit } = usePlayerCommands();
  const queue = episodeIds(openUnits(item));
  const isQueued = new Set(queue);
  const unitById = new Map(item.units.map((unit) => [unit.id, unit]));
  return (
    <TrailList {...(label ? { label } : {})}>
      {parts.map((part) => {
        const unit = unitById.get(part.unitId);
        const isShut = unit !== undefined && isClosed(item, unit);
        const go =
          item.kind === 'course'
            ? { to: lessonPath(item.id, part.unitId) }
            : isQueued.has(part.unitId)
              ? { onClick: () => playUnit(part.unitId, { queue, startSec: part.startSec }) }
              : {};
        return (
          <TrailRow
            key={part.key}
            state={part.state}
            label={
              <>
                {part.number}. {part.title}
                {unit ? <OpeningTag item={item} unit={unit} /> : null}
              </>
            }
            aside={describePart(part)}
            last={part.number === lastNumber}
            actions={hasMenus ? isShut ? <MenuPlace /> : <PartMenu part={part} /> : null}
            {...go}
          />
        );
      })}
    </TrailList>
  );
}

function MenuPlace(): ReactElement {
  return <span className="ml-1 w-10 flex-none pointer-coarse:w-11" />;
}

/**
 * A quiz is not heard and has no menu, but keeps the place of one: all rows end at one edge. A chapter inside a file is no
 * unit that a queue could hold.
 */
function PartMenu({ part: { unitId, kind, title, startSec } }: { readonly part: TrailPart }): ReactElement | null {
  if (startSec !== undefined) return null;
  if (kind === 'quiz') return <MenuPlace />;
  return <QueueMenu unitIds={[kind === 'text' ? toSpeechId(unitId) : unitId]} title={title} className="ml-1" />;
}

/** The length; where one is, how much of it is behind. */
function describePart({ state, durationSec, fraction }: TrailPart): string | null {
  if (durationSec <= 0) return null;
  const behindMin = Math.floor((durationSec * fraction) / 60);
  return state === 'now' && behindMin > 0 ? `${behindMin} of ${formatDuration(durationSec)}` : formatDuration(durationSec);
}
