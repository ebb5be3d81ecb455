import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { lessonPath } from '#web/addresses.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { TrailList, TrailRow } from '#web/ui/trail-list.tsx';
import { findChapteredUnit, type Stop } from './item-trail.ts';
import { playableIds } from './playable.ts';

type Work = Pick<ItemDetail, 'id' | 'kind' | 'title' | 'units'>;

/** What the stops of this work are called: chapters, when the whole work is one file that has them. */
export function stopNoun(item: Pick<ItemDetail, 'kind' | 'units'>): string {
  return findChapteredUnit(item) ? 'chapter' : KIND_WORDS[item.kind].part;
}

export interface StopListProps {
  readonly item: Work;
  readonly stops: readonly Stop[];
  /** Number of the last stop of the whole work, drawn as the summit. */
  readonly lastNumber: number;
  readonly label?: string;
  /** Gives each stop that sounds a menu; where there is room. */
  readonly hasMenus?: boolean;
}

/** Stops in order. Those that sound play from here, lessons open their page. */
export function StopList({ item, stops, lastNumber, label, hasMenus = false }: StopListProps): ReactElement {
  const { playUnit } = usePlayerCommands();
  const queue = playableIds(item.units);
  return (
    <TrailList {...(label ? { label } : {})}>
      {stops.map((stop) => {
        const go =
          item.kind === 'course'
            ? { to: lessonPath(item.id, stop.unitId) }
            : queue.includes(stop.unitId)
              ? { onClick: () => playUnit(stop.unitId, { queue, startSec: stop.startSec }) }
              : {};
        return (
          <TrailRow
            key={stop.key}
            state={stop.state}
            label={`${stop.number}. ${stop.title}`}
            aside={describeStop(stop)}
            last={stop.number === lastNumber}
            actions={hasMenus && queue.length > 0 ? <StopMenu stop={stop} isPlayable={queue.includes(stop.unitId)} /> : null}
            {...go}
          />
        );
      })}
    </TrailList>
  );
}

/** A chapter inside a file is no unit that a queue could hold; the place of a menu that others have stays free. */
function StopMenu({ stop, isPlayable }: { readonly stop: Stop; readonly isPlayable: boolean }): ReactElement | null {
  if (stop.startSec !== undefined) return null;
  if (!isPlayable) return <span className="ml-1 w-10 flex-none pointer-coarse:w-11" />;
  return <QueueMenu unitIds={[stop.unitId]} title={stop.title} className="ml-1" />;
}

/** The length; where one is, how much of it is behind. */
function describeStop({ state, durationSec, fraction }: Stop): string | null {
  if (durationSec <= 0) return null;
  const behindMin = Math.floor((durationSec * fraction) / 60);
  return state === 'now' && behindMin > 0 ? `${behindMin} of ${formatDuration(durationSec)}` : formatDuration(durationSec);
}
