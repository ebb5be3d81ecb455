import { fadeFactor, sleepsInSec } from '#core/player/sleep-timer.ts';
import type { PlayerEngine } from '../engine/engine.ts';
import { currentChapter, type PlayerStore } from '../player-store.ts';

/** The media's clock ticks about four times a second: what ends within a tick ends now. */
const TICK_SEC = 0.15;
const PASSED_SEC = 3;

/** Fades and stops the sound when the sleep timer says so. */
export interface SleepKeeper {
  /** Called at every tick. */
  watch(): void;
  /** Whether the end of the item is where the learner wanted to stop; the timer is off then. */
  takesEnd(): boolean;
  /** Called before the sound starts: a timer that ran out meanwhile must not stop it at once. */
  dropStale(): void;
}

export function createSleepKeeper(store: PlayerStore, engine: PlayerEngine, now: () => number, pause: () => void): SleepKeeper {
  const get = store.getState;

  /** End of the chapter that is heard. The clock of a tab in the background jumps: an end just passed is still the end. */
  let awaitedSec: number | null = null;

  function chapterEndSec(): number | null {
    const { positionSec, rate } = get().playback;
    if (awaitedSec !== null && positionSec >= awaitedSec && positionSec < awaitedSec + PASSED_SEC * rate) return awaitedSec;
    awaitedSec = currentChapter(get())?.endSec ?? null;
    return awaitedSec;
  }

  function leftSec(): number | null {
    const { sleep, playback } = get();
    if (!sleep) return null;
    const { positionSec, rate, durationSec } = playback;
    const endSec = sleep.kind === 'chapter' ? chapterEndSec() : null;
    return sleepsInSec(sleep, { nowMs: now(), positionSec, rate, durationSec, chapterEndSec: endSec });
  }

  function end(): void {
    awaitedSec = null;
    store.setState({ sleep: null });
    engine.setFade(1);
  }

  return {
    watch() {
      const sec = leftSec();
      engine.setFade(fadeFactor(sec));
      if (sec === null || sec > TICK_SEC) return;
      pause();
      end();
    },
    takesEnd() {
      const { sleep } = get();
      if (sleep === null || sleep.kind === 'clock') return false;
      end();
      return true;
    },
    dropStale() {
      const { sleep } = get();
      if (sleep?.kind === 'clock' && sleep.endsMs <= now()) end();
    },
  };
}
