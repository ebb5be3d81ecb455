import { startClock, takeSeconds, tickClock, touchClock, type ReadingClock } from './reading-clock.ts';

/** Time at a lesson's text and questions is reported this often. */
const REPORT_EVERY_MS = 10_000;

/** Of whoever stays at a lesson for longer than it needs so many times over, the rest is not counted. */
const TIMES_OVER = 4;
/** What is short may be thought about, and questions have no length. */
const LEAST_SEC = 15 * 60;

/** The seconds in which somebody really sat at a lesson, since it was opened. */
export interface LessonTime {
  readonly clock: ReadingClock;
  /** How many more are counted. */
  readonly leftSec: number;
  readonly reportedMs: number;
}

export const openLesson = (durationSec: number, nowMs: number): LessonTime => ({
  clock: startClock(nowMs),
  leftSec: Math.max(LEAST_SEC, durationSec * TIMES_OVER),
  reportedMs: nowMs,
});

/** There was a sign of the reader. */
export const touchLesson = (time: LessonTime, nowMs: number): LessonTime => ({ ...time, clock: touchClock(time.clock, nowMs) });

export const tickLesson = (time: LessonTime, nowMs: number, isAttended: boolean): LessonTime => ({
  ...time,
  clock: tickClock(time.clock, nowMs, isAttended),
});

/** The seconds to report now, and the time without them; null while there is nothing to report. */
export function takeLessonSec(time: LessonTime, reason: 'time' | 'leave', nowMs: number): [sec: number, rest: LessonTime] | null {
  if (reason === 'time' && Math.abs(nowMs - time.reportedMs) < REPORT_EVERY_MS) return null;
  const [readSec, clock] = takeSeconds(time.clock);
  const sec = Math.round(Math.min(readSec, time.leftSec) * 1000) / 1000;
  return sec > 0 ? [sec, { clock, leftSec: time.leftSec - sec, reportedMs: nowMs }] : null;
}
