import { useEffect, useState } from 'react';
import { shownDurationSec } from '#core/player/player-state.ts';
import type { QueueState } from '#core/player/queue-state.ts';
import { isEntry, type EntryState } from '#core/player/rows/entry-pages.ts';
import { heardMs, startTimes, steadyTime } from '#core/player/rows/start-times.ts';
import { usePlayer } from '#web/player/use-player.ts';

const STEP_SEC = 5;
const EVERY_MS = 15_000;

/** When the items behind the current one begin, up to an index. Nobody knows while one item repeats. */
export function useStartTimes(queue: QueueState, stateOf: (id: string) => EntryState, lastIndex: number): ReadonlyMap<number, number> {
  const endsMs = useEndOfCurrent();
  const workId = usePlayer((state) => state.episode?.itemId ?? null);
  const workRate = usePlayer((state) => state.playback.rate);
  const usualRate = usePlayer((state) => state.settings.rate);
  const lengthOf = (index: number): number | null => {
    const entry = stateOf(queue.items[index] ?? '');
    // What is gone is passed over.
    if (entry === 'gone') return 0;
    return isEntry(entry) ? heardMs(entry.duration, entry.itemId === workId ? workRate : usualRate) : null;
  };
  return startTimes(queue.repeatMode === 'one' ? null : endsMs, queue.currentQueueIndex, lastIndex, lengthOf);
}

/** The time at which the current item ends if it goes on from now. */
function useEndOfCurrent(): number | null {
  // In steps: the store's position changes several times a second.
  const leftMs = usePlayer((state) => {
    const durationSec = shownDurationSec(state);
    if (durationSec === null || state.playback.status === 'error' || state.playback.isPlacing) return null;
    const leftSec = Math.ceil((durationSec - state.playback.positionSec) / STEP_SEC) * STEP_SEC;
    return heardMs(leftSec, state.playback.rate) ?? 0;
  });
  const [endsMs, setEndsMs] = useState<number | null>(null);
  useEffect(() => {
    const look = (): void => setEndsMs((before) => steadyTime(before, leftMs === null ? null : Date.now() + leftMs));
    look();
    const timer = setInterval(look, EVERY_MS);
    return () => clearInterval(timer);
  }, [leftMs]);
  return endsMs;
}
