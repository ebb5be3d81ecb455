import { fadeFactor, sleepsInSec } from '#core/player/sleep-timer.ts';
import { chapterIndexAt } from '#core/player/timeline.ts';
import type { PlayerEngine } from '../engine/engine.ts';
import { unitTimeline, type PlayerStore } from '../player-store.ts';

/** The media's clock ticks about four times a second: what ends within a tick ends now. */
const TICK_SEC = 0.15;

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

  function leftSec(): number | null {
    const { sleep, episode, playback } = get();
    if (!sleep || !episode) return null;
    const { positionSec, rate, durationSec } = playback;
    const timeline = unitTimeline(get());
    const chapter = timeline?.chapters[chapterIndexAt(timeline, { unitId: episode.id, positionSec })];
    return sleepsInSec(sleep, { nowMs: now(), positionSec, rate, durationSec, chapterEndSec: chapter?.endSec ?? null });
  }

  function end(): void {
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
