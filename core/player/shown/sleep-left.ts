import type { PlayerState } from '#core/player/player-state.ts';
import { currentChapter } from '#core/player/unit-timeline.ts';
import { sleepsInSec, type SleepTimer } from '#core/player/sleep-timer.ts';

/** Seconds until the sleep timer stops the sound; null without a timer and while its end is unknown. */
export function sleepLeftSec(state: PlayerState, nowMs: number): number | null {
  const { sleep, playback } = state;
  if (!sleep) return null;
  const { positionSec, rate, durationSec } = playback;
  return sleepsInSec(sleep, { nowMs, positionSec, rate, durationSec, chapterEndSec: currentChapter(state)?.endSec ?? null });
}

/** As a clock shows it: a minute that has begun counts. */
export const sleepLeftMinutes = (leftSec: number | null): number | null => (leftSec === null ? null : Math.ceil(leftSec / 60));

const MORE_MINUTES = 5;

/** The timer that stops five minutes later than the one that runs. */
export const prolongSleep = (leftSec: number, nowMs: number): SleepTimer => ({
  kind: 'clock',
  endsMs: nowMs + (leftSec + MORE_MINUTES * 60) * 1000,
});

export const inMinutes = (minutes: number, nowMs: number): SleepTimer => ({ kind: 'clock', endsMs: nowMs + minutes * 60_000 });
