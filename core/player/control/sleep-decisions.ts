import { currentChapter } from '../unit-timeline.ts';
import { fadeFactor, sleepsInSec } from '../sleep-timer.ts';
import { change } from '../step.ts';
import { keepInMind, tell, type PlayerStep } from './player-step.ts';

/** The media's clock ticks about four times a second: what ends within a tick ends now. */
const TICK_SEC = 0.15;
const PASSED_SEC = 3;

/** End of the chapter that is heard. The clock of a tab in the background jumps: an end just passed is still the end. */
function awaitChapterEnd(step: PlayerStep): PlayerStep {
  const { positionSec, rate } = step.state.playback;
  const { awaitedSec } = step.mind;
  const isJustPassed = awaitedSec !== null && positionSec >= awaitedSec && positionSec < awaitedSec + PASSED_SEC * rate;
  return isJustPassed ? step : keepInMind(step, { awaitedSec: currentChapter(step.state)?.endSec ?? null });
}

function findLeftSec({ state: { sleep, playback }, mind, moment }: PlayerStep): number | null {
  if (!sleep) return null;
  const { positionSec, rate, durationSec } = playback;
  return sleepsInSec(sleep, { nowMs: moment.nowMs, positionSec, rate, durationSec, chapterEndSec: mind.awaitedSec });
}

const endSleep = (step: PlayerStep): PlayerStep =>
  tell(change(keepInMind(step, { awaitedSec: null }), { sleep: null }), { type: 'set-fade', factor: 1 });

/** At every tick: fades the sound, and stops it when the sleep timer says so. */
export function watchSleep(step: PlayerStep, pause: (step: PlayerStep) => PlayerStep): PlayerStep {
  const watched = step.state.sleep?.kind === 'chapter' ? awaitChapterEnd(step) : step;
  const leftSec = findLeftSec(watched);
  const faded = tell(watched, { type: 'set-fade', factor: fadeFactor(leftSec) });
  return leftSec === null || leftSec > TICK_SEC ? faded : endSleep(pause(faded));
}

/** The step after the end of a unit, when that is where the learner wanted to stop; else null. */
export function sleepAtEnd(step: PlayerStep): PlayerStep | null {
  const { sleep } = step.state;
  return sleep === null || sleep.kind === 'clock' ? null : endSleep(step);
}

/** Before the sound starts: a timer that ran out meanwhile must not stop it at once. */
export function dropStaleSleep(step: PlayerStep): PlayerStep {
  const { sleep } = step.state;
  return sleep?.kind === 'clock' && sleep.endsMs <= step.moment.nowMs ? endSleep(step) : step;
}
