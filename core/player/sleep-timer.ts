/** Choices of the menu, in minutes. */
export const SLEEP_MINUTES = [5, 10, 15, 30, 45, 60] as const;

/** When playback stops by itself. `clock` counts on the wall, also while paused; times in milliseconds. */
export type SleepTimer = { kind: 'clock'; endsMs: number } | { kind: 'chapter' } | { kind: 'item' };

/** The sound fades over this long before it stops, so that nobody wakes from the silence. */
export const FADE_SEC = 8;

export interface SleepMoment {
  nowMs: number;
  positionSec: number;
  /** Speed: chapters end sooner when it is higher. */
  rate: number;
  /** Where the current chapter ends; null when the unit has no chapters or the last one runs to its end. */
  chapterEndSec: number | null;
  durationSec: number | null;
}

/** Seconds on the wall until the timer stops the sound; never negative; null while the end is unknown. */
export function sleepsInSec(timer: SleepTimer, { nowMs, positionSec, rate, chapterEndSec, durationSec }: SleepMoment): number | null {
  if (timer.kind === 'clock') return Math.max(0, (timer.endsMs - nowMs) / 1000);
  const endSec = timer.kind === 'chapter' ? (chapterEndSec ?? durationSec) : durationSec;
  return endSec === null ? null : Math.max(0, (endSec - positionSec) / rate);
}

/** Factor on the volume, 0 to 1, so many seconds before the end. Squared: loudness is heard logarithmically. */
export function fadeFactor(leftSec: number | null): number {
  if (leftSec === null || leftSec >= FADE_SEC) return 1;
  return Math.max(0, leftSec / FADE_SEC) ** 2;
}
