import { currentChapter } from '../player-state.ts';
import { fadeFactor, sleepsInSec } from '../sleep-timer.ts';
import { change, keepInMind, tell, type PlayerTurn } from './player-turn.ts';

/** The media's clock ticks about four times a second: what ends within a tick ends now. */
const TICK_SEC = 0.15;
const PASSED_SEC = 3;

/** End of the chapter that is heard. The clock of a tab in the background jumps: an end just passed is still the end. */
function awaitChapterEnd(turn: PlayerTurn): PlayerTurn {
  const { positionSec, rate } = turn.state.playback;
  const { awaitedSec } = turn.mind;
  const isJustPassed = awaitedSec !== null && positionSec >= awaitedSec && positionSec < awaitedSec + PASSED_SEC * rate;
  return isJustPassed ? turn : keepInMind(turn, { awaitedSec: currentChapter(turn.state)?.endSec ?? null });
}

function findLeftSec({ state: { sleep, playback }, mind, moment }: PlayerTurn): number | null {
  if (!sleep) return null;
  const { positionSec, rate, durationSec } = playback;
  const chapterEndSec = sleep.kind === 'chapter' ? mind.awaitedSec : null;
  return sleepsInSec(sleep, { nowMs: moment.nowMs, positionSec, rate, durationSec, chapterEndSec });
}

const endSleep = (turn: PlayerTurn): PlayerTurn =>
  tell(change(keepInMind(turn, { awaitedSec: null }), { sleep: null }), { type: 'set-fade', factor: 1 });

/** At every tick: fades the sound, and stops it when the sleep timer says so. */
export function watchSleep(turn: PlayerTurn, pause: (turn: PlayerTurn) => PlayerTurn): PlayerTurn {
  const watched = turn.state.sleep?.kind === 'chapter' ? awaitChapterEnd(turn) : turn;
  const leftSec = findLeftSec(watched);
  const faded = tell(watched, { type: 'set-fade', factor: fadeFactor(leftSec) });
  return leftSec === null || leftSec > TICK_SEC ? faded : endSleep(pause(faded));
}

/** The turn after the end of an item, when that is where the learner wanted to stop; else null. */
export function sleepAtEnd(turn: PlayerTurn): PlayerTurn | null {
  const { sleep } = turn.state;
  return sleep === null || sleep.kind === 'clock' ? null : endSleep(turn);
}

/** Before the sound starts: a timer that ran out meanwhile must not stop it at once. */
export function dropStaleSleep(turn: PlayerTurn): PlayerTurn {
  const { sleep } = turn.state;
  return sleep?.kind === 'clock' && sleep.endsMs <= turn.moment.nowMs ? endSleep(turn) : turn;
}
