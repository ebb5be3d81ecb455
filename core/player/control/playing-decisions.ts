import { seekTarget } from '../playback.ts';
import type { PlaybackFault } from '../playback-state.ts';
import { canNext, canPrevious, indexAfterEnded } from '../queue.ts';
import { act, change } from '../step.ts';
import type { PlayUnitOptions } from './commands.ts';
import { endSkip, foresee, keepInMind, noteLeft, playingId, setQueue, tell, tellLoaded, type PlayerStep } from './player-step.ts';
import { replaceQueue } from './queue-decisions.ts';
import { dropStaleSleep, sleepAtEnd, watchSleep } from './sleep-decisions.ts';

/** So long before the end of a unit the next one is made ready. */
const PREPARE_SEC = 30;
/** What cannot be played is shown for so long before the queue goes on. */
const SKIP_FAULTY_MS = 8000;
/** After a pause this long, another device may have gone on. */
const LONG_PAUSE_MS = 60_000;
/** These pass when the connection is back. */
export const CONNECTION_FAULTS: ReadonlySet<PlaybackFault> = new Set(['network', 'unit', 'place', 'text']);
/** With these, the next entry may well play. */
const SKIPPED_FAULTS: ReadonlySet<PlaybackFault> = new Set(['members', 'gone', 'media', 'voice']);
/** With these, the place where it stopped is known. */
const PLACED_FAULTS: ReadonlySet<PlaybackFault> = new Set(['network', 'media', 'voice']);

const startCurrent = (step: PlayerStep, atSec: number | null = null): PlayerStep => {
  const unitId = playingId(step);
  const ready = endSkip(step);
  return unitId === null ? ready : act(ready, { type: 'start', unitId, atSec, isPlayWanted: true });
};

export function play(step: PlayerStep): PlayerStep {
  const { playback } = step.state;
  if (playback.status === 'error') return retry(step);
  const awake = dropStaleSleep(step);
  const unitId = playingId(step);
  const isLongAgo = playback.status === 'paused' && step.moment.nowMs - step.mind.pausedMs > LONG_PAUSE_MS;
  const looked = isLongAgo && unitId !== null ? act(awake, { type: 'look-elsewhere', unitId }) : awake;
  return tellLoaded(change(looked, { isPlayWanted: true }), { type: 'play' });
}

export function pause(step: PlayerStep): PlayerStep {
  const paused = change(keepInMind(endSkip(step), { pausedMs: step.moment.nowMs }), { isPlayWanted: false });
  return tellLoaded(paused, { type: 'pause' });
}

export function retry(step: PlayerStep): PlayerStep {
  const { fault, positionSec, isPlacing } = step.state.playback;
  // A place that was never confirmed is looked up again.
  const isPlaceKnown = !isPlacing && fault !== null && PLACED_FAULTS.has(fault);
  return startCurrent(step, isPlaceKnown ? positionSec : null);
}

export function seek(step: PlayerStep, sec: number): PlayerStep {
  const { playback } = step.state;
  const target = step.moment.loadedId === null ? null : seekTarget(playback, sec);
  if (target === null) return step;
  return seekTo(change(noteLeft(step, playback.positionSec, target), { placeChoice: null }), target);
}

/** To a place in what the engine holds. */
export const seekTo = (step: PlayerStep, sec: number): PlayerStep =>
  tell(foresee(step, { type: 'time', positionSec: sec }), { type: 'seek', sec });

export function playUnit(step: PlayerStep, unitId: string, { queue: around, startSec }: PlayUnitOptions = {}): PlayerStep {
  const { playback } = step.state;
  const isCurrent = playingId(step) === unitId && playback.status !== 'idle' && playback.status !== 'error';
  const queued = queueUnit(step, unitId, around);
  const isSeekable = startSec === undefined || seekTarget(playback, startSec) !== null;
  if (!isCurrent || !isSeekable) {
    return act(endSkip(queued), { type: 'start', unitId, atSec: startSec ?? null, isPlayWanted: true });
  }
  return play(startSec === undefined ? queued : seek(queued, startSec));
}

function queueUnit(step: PlayerStep, unitId: string, around: readonly string[] | undefined): PlayerStep {
  if (around) {
    const items = around.includes(unitId) ? around : [unitId, ...around];
    return replaceQueue(step, { type: 'play-items', items, startIndex: items.indexOf(unitId), seed: step.moment.makeSeed() });
  }
  const queued = step.state.queue.items.includes(unitId) ? step : setQueue(step, { type: 'play-next', id: unitId });
  return setQueue(queued, { type: 'jump', index: queued.state.queue.items.indexOf(unitId) });
}

export function goTo(step: PlayerStep, type: 'next' | 'previous'): PlayerStep {
  const { queue } = step.state;
  if (!(type === 'next' ? canNext(queue) : canPrevious(queue))) return step;
  const before = playingId(step);
  const moved = setQueue(step, { type });
  // With one entry and repeat all, the next one is the same.
  return before !== null && playingId(moved) === before ? playUnit(moved, before, { startSec: 0 }) : startCurrent(moved);
}

/** The engine's clock has ticked. */
export function takeTick(step: PlayerStep): PlayerStep {
  const watched = watchSleep(step, pause);
  const { playback, queue } = watched.state;
  if (playback.status !== 'playing' || playback.durationSec === null) return watched;
  const heard = keepInMind(watched, { faults: 0 });
  if ((playback.durationSec - playback.positionSec) / playback.rate > PREPARE_SEC) return heard;
  const next = indexAfterEnded(queue);
  const unitId = next === null || next === queue.currentQueueIndex ? null : (queue.items[next] ?? null);
  return act(heard, { type: 'prepare', unitId });
}

/** The unit has come to its end. */
export function takeEnd(step: PlayerStep): PlayerStep {
  const { queue } = step.state;
  const index = indexAfterEnded(queue);
  const asleep = sleepAtEnd(step);
  if (asleep || index === null) return change(asleep ?? step, { isPlayWanted: false });
  // At the end, play begins again.
  if (index === queue.currentQueueIndex) return tell(step, { type: 'play' });
  return startCurrent(setQueue(step, { type: 'ended' }));
}

/** One bad entry does not end the listening: after a while that is long enough to read why, the queue goes on. */
export function takeFault(step: PlayerStep, fault: PlaybackFault): PlayerStep {
  const { isPlayWanted, queue } = step.state;
  const faults = step.mind.faults + 1;
  const counted = keepInMind(endSkip(step), { faults });
  const isSkipped = SKIPPED_FAULTS.has(fault) && isPlayWanted && canNext(queue) && faults < queue.items.length;
  return isSkipped ? act(counted, { type: 'skip-after', ms: SKIP_FAULTY_MS }) : counted;
}
