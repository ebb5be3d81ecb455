import { seekTarget, type PlaybackFault } from '../playback.ts';
import { canNext, canPrevious, indexAfterEnded } from '../queue.ts';
import type { PlayUnitOptions } from './commands.ts';
import { act, change, endSkip, keepInMind, noteLeft, playingId, setQueue, tell, tellLoaded, type PlayerTurn } from './player-turn.ts';
import { replaceQueue } from './queue-decisions.ts';
import { dropStaleSleep, sleepAtEnd, watchSleep } from './sleep-decisions.ts';

/** So long before the end of an item the next one is made ready. */
const PREPARE_SEC = 30;
/** What cannot be played is shown for so long before the queue goes on. */
const SKIP_FAULTY_MS = 8000;
/** After a pause this long, another device may have gone on. */
const LONG_PAUSE_MS = 60_000;
/** These pass when the line is back. */
export const LINE_FAULTS: ReadonlySet<PlaybackFault> = new Set(['network', 'unit', 'place', 'text']);
/** With these, the next item may well play. */
const SKIPPED_FAULTS: ReadonlySet<PlaybackFault> = new Set(['members', 'gone', 'media', 'voice']);
/** With these, the place where it stopped is known. */
const PLACED_FAULTS: ReadonlySet<PlaybackFault> = new Set(['network', 'media', 'voice']);

const startCurrent = (turn: PlayerTurn, atSec: number | null = null): PlayerTurn => {
  const unitId = playingId(turn);
  const ready = endSkip(turn);
  return unitId === null ? ready : act(ready, { type: 'start', unitId, atSec, isPlayWanted: true });
};

export function play(turn: PlayerTurn): PlayerTurn {
  const { playback } = turn.state;
  if (playback.status === 'error') return retry(turn);
  const awake = dropStaleSleep(turn);
  const unitId = playingId(turn);
  const isLongAgo = playback.status === 'paused' && turn.moment.nowMs - turn.mind.pausedMs > LONG_PAUSE_MS;
  const looked = isLongAgo && unitId !== null ? act(awake, { type: 'look-elsewhere', unitId }) : awake;
  return tellLoaded(change(looked, { isPlayWanted: true }), { type: 'play' });
}

export function pause(turn: PlayerTurn): PlayerTurn {
  const paused = change(keepInMind(endSkip(turn), { pausedMs: turn.moment.nowMs }), { isPlayWanted: false });
  return tellLoaded(paused, { type: 'pause' });
}

export function retry(turn: PlayerTurn): PlayerTurn {
  const { fault, positionSec, isPlacing } = turn.state.playback;
  // A place that was never confirmed is looked up again.
  const isPlaceKnown = !isPlacing && fault !== null && PLACED_FAULTS.has(fault);
  return startCurrent(turn, isPlaceKnown ? positionSec : null);
}

export function seek(turn: PlayerTurn, sec: number): PlayerTurn {
  const { playback } = turn.state;
  const target = turn.moment.loadedId === null ? null : seekTarget(playback, sec);
  if (target === null) return turn;
  return tell(change(noteLeft(turn, playback.positionSec, target), { placeChoice: null }), { type: 'seek', sec: target });
}

export function playUnit(turn: PlayerTurn, unitId: string, { queue: around, startSec }: PlayUnitOptions = {}): PlayerTurn {
  const { playback } = turn.state;
  const isCurrent = playingId(turn) === unitId && playback.status !== 'idle' && playback.status !== 'error';
  const queued = queueUnit(turn, unitId, around);
  const isSeekable = startSec === undefined || seekTarget(playback, startSec) !== null;
  if (!isCurrent || !isSeekable) {
    return act(endSkip(queued), { type: 'start', unitId, atSec: startSec ?? null, isPlayWanted: true });
  }
  return play(startSec === undefined ? queued : seek(queued, startSec));
}

function queueUnit(turn: PlayerTurn, unitId: string, around: readonly string[] | undefined): PlayerTurn {
  if (around) {
    const items = around.includes(unitId) ? around : [unitId, ...around];
    return replaceQueue(turn, { type: 'play-items', items, startIndex: items.indexOf(unitId), seed: turn.moment.makeSeed() });
  }
  const queued = turn.state.queue.items.includes(unitId) ? turn : setQueue(turn, { type: 'play-next', id: unitId });
  return setQueue(queued, { type: 'jump', index: queued.state.queue.items.indexOf(unitId) });
}

export function goTo(turn: PlayerTurn, type: 'next' | 'previous'): PlayerTurn {
  const { queue } = turn.state;
  if (!(type === 'next' ? canNext(queue) : canPrevious(queue))) return turn;
  const before = playingId(turn);
  const moved = setQueue(turn, { type });
  // With one item and repeat all, the next one is the same.
  return before !== null && playingId(moved) === before ? playUnit(moved, before, { startSec: 0 }) : startCurrent(moved);
}

/** The engine's clock has ticked. */
export function takeTick(turn: PlayerTurn): PlayerTurn {
  const watched = watchSleep(turn, pause);
  const { playback, queue } = watched.state;
  if (playback.status !== 'playing' || playback.durationSec === null) return watched;
  const heard = keepInMind(watched, { faults: 0 });
  if ((playback.durationSec - playback.positionSec) / playback.rate > PREPARE_SEC) return heard;
  const next = indexAfterEnded(queue);
  const unitId = next === null || next === queue.currentQueueIndex ? null : (queue.items[next] ?? null);
  return act(heard, { type: 'prepare', unitId });
}

/** The unit has come to its end. */
export function takeEnd(turn: PlayerTurn): PlayerTurn {
  const { queue } = turn.state;
  const index = indexAfterEnded(queue);
  const asleep = sleepAtEnd(turn);
  if (asleep || index === null) return change(asleep ?? turn, { isPlayWanted: false });
  // At the end, play begins again.
  if (index === queue.currentQueueIndex) return tell(turn, { type: 'play' });
  return startCurrent(setQueue(turn, { type: 'ended' }));
}

/** One bad item does not end the listening: after a while that is long enough to read why, the queue goes on. */
export function takeFault(turn: PlayerTurn, fault: PlaybackFault): PlayerTurn {
  const { isPlayWanted, queue } = turn.state;
  const faults = turn.mind.faults + 1;
  const counted = keepInMind(endSkip(turn), { faults });
  const isSkipped = SKIPPED_FAULTS.has(fault) && isPlayWanted && canNext(queue) && faults < queue.items.length;
  return isSkipped ? act(counted, { type: 'skip-after', ms: SKIP_FAULTY_MS }) : counted;
}
