import { useEffectEvent, useLayoutEffect, useRef, useState, type ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import { isActive, shownDurationSec } from '#core/player/player-state.ts';
import { currentId, type QueueState } from '#core/player/queue-state.ts';
import { isEntry } from '#core/player/rows/entry-pages.ts';
import { makeRoom } from '#core/player/rows/row-place.ts';
import { drawnRows, type RowRange } from '#core/player/rows/row-window.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { QueueRow } from './queue-row.tsx';
import { QueueTrail } from './queue-trail.tsx';
import { REORDER_HELP_ID } from './row-button.tsx';
import type { QueueEntries } from './use-queue-entries.ts';
import { useRowGlides } from './use-row-glides.ts';
import { useRowHandlers } from './use-row-handlers.ts';
import { useRowWindow } from './use-row-window.ts';
import { useStartTimes } from './use-start-times.ts';

export interface QueueListProps {
  readonly queue: QueueState;
  readonly entries: QueueEntries;
  readonly range: RowRange;
  readonly onRange: (change: (before: RowRange) => RowRange) => void;
  /** Tells screen readers. */
  readonly say: (text: string) => void;
  /** The queue as it was before something was taken back; what has returned gets the focus. */
  readonly before: ReadonlySet<string> | null;
  /** Called once with the current item's button. */
  readonly onOpen: (button: HTMLElement | null) => void;
}

const WIDE_ROW_REM = 4.5;
const NARROW_ROW_REM = 4.75;
/** Four lines for a title, three for its work, two for its times. */
const TIGHT_ROW_REM = 10.5;
/** A window narrower than this has large letters: hardly a word has room beside another. */
const TIGHT_REM = 17;

const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** The items in order. Only the rows that can be seen are drawn, however long the queue is. */
export function QueueList({ queue, entries, range, onRange, say, before, onOpen }: QueueListProps): ReactElement {
  const { items, currentQueueIndex } = queue;
  const { stateOf } = entries;
  const list = useRef<HTMLOListElement>(null);
  const isNarrow = useMedia('(width < 48rem), (pointer: coarse)');
  const remPx = useRem();
  const isTight = useMedia(`(width < ${TIGHT_REM * remPx}px)`) && isNarrow;
  const narrowRem = isTight ? TIGHT_ROW_REM : NARROW_ROW_REM;
  const rowPx = remPx * (isNarrow ? narrowRem : WIDE_ROW_REM);
  const keepInView = useRowWindow({ list, rowPx, count: items.length, onRange });
  const rows = useRowHandlers({
    list,
    items,
    currentIndex: currentQueueIndex,
    rowPx,
    isNarrow,
    keepInView,
    say,
  });
  const { carry, focusedId, focusRow, handlers } = rows;
  const starts = useStartTimes(queue, stateOf, Math.min(range.last, items.length - 1));
  const isSounding = usePlayer(isActive);
  const left = usePlayer((state) => {
    const durationSec = shownDurationSec(state);
    return durationSec === null ? null : `${formatDuration(durationSec - state.playback.positionSec)} left`;
  });

  const open = useEffectEvent(() => {
    // The row before the current one and as many behind it as there is room for.
    keepInView(items.length - 1);
    keepInView(Math.max(0, currentQueueIndex - 1));
    onOpen(list.current?.querySelector<HTMLElement>('[aria-current] [data-control="play"]') ?? null);
  });
  useLayoutEffect(() => open(), []);
  const welcome = useEffectEvent((others: ReadonlySet<string>) => {
    const returned = others.size === 0 ? currentId(queue) : items.find((id) => !others.has(id));
    if (returned) focusRow(returned, ['play', 'remove', 'menu']);
  });
  useLayoutEffect(() => (before ? welcome(before) : undefined), [before]);

  const topOf = (index: number): number => {
    if (!carry) return index * rowPx;
    if (index === carry.from) return (carry.by === 'keys' ? carry.over : index) * rowPx;
    return (index + makeRoom(index, carry.from, carry.over)) * rowPx;
  };
  const lengthOf = (index: number): string | null => {
    if (index === currentQueueIndex) return left;
    const entry = stateOf(items[index] ?? '');
    return isEntry(entry) && entry.duration > 0 ? formatDuration(entry.duration) : null;
  };
  const held = [currentQueueIndex, carry?.from ?? -1, focusedId === null ? -1 : items.indexOf(focusedId)];
  const drawn = drawnRows(range, held, items.length);
  const tops = new Map(drawn.map((index) => [items[index] ?? '', topOf(index)]));
  useRowGlides({ list, items, rowPx, tops, carry });

  return (
    <div className="@container relative" onFocus={rows.onFocus}>
      <QueueTrail count={items.length} currentIndex={currentQueueIndex} rowPx={rowPx} isNarrow={isNarrow} />
      <p id={REORDER_HELP_ID} className="hidden">
        Press Space to lift it, the arrow keys to move it, Space to put it down, Escape to put it back.
      </p>
      <ol ref={list} aria-label="Queue" className="relative" style={{ height: items.length * rowPx }}>
        {drawn.map((index) => {
          const id = items[index] ?? '';
          const entry = stateOf(id);
          const isCarried = carry?.from === index;
          const startMs = entry === 'gone' || isCarried ? undefined : starts.get(index);
          return (
            <QueueRow
              key={id}
              id={id}
              index={index}
              count={items.length}
              entry={entry}
              state={index < currentQueueIndex ? 'done' : index === currentQueueIndex ? 'now' : 'ahead'}
              isActive={index === currentQueueIndex && isSounding}
              startsAt={startMs === undefined ? null : clock.format(startMs)}
              length={lengthOf(index)}
              isCarried={isCarried}
              handlers={handlers}
              topPx={tops.get(id) ?? 0}
              rowPx={rowPx}
              isNarrow={isNarrow}
              isTight={isTight}
            />
          );
        })}
      </ol>
    </div>
  );
}

/** CSS pixels of one rem: larger text makes higher rows. */
function useRem(): number {
  const [remPx] = useState(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  return remPx;
}
