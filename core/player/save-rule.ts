import type { ProgressInput } from '../progress/progress.ts';

/** While playing, the place is reported this often. */
export const REPORT_EVERY_MS = 10_000;

/** Two places nearer than this are the same. */
const SAME_PLACE_SEC = 0.5;

/** What the server accepts in one report (`ProgressInput`). */
const MAX_PLAYED_SEC = 86_400;

/** Why a report is considered. `time` is the clock of the media ticking; `switch` leaves the unit for another one. */
export type ReportReason = 'time' | 'pause' | 'seek' | 'ended' | 'hide' | 'switch';

/** What has happened in the unit that plays since its place was last reported. */
export interface SaveTracker {
  readonly positionSec: number;
  /** Seconds that really passed while sound was heard, since the last report. */
  readonly playedSec: number;
  readonly reportedSec: number;
  readonly reportedMs: number;
  readonly isCompleted: boolean;
  /** Time of the last tick, or null when the next one cannot count (paused, after a seek). */
  readonly tickMs: number | null;
}

/** Starts tracking at a place that is known already, so that nothing is reported until something happens. */
export const startTracking = (positionSec: number, nowMs: number): SaveTracker => ({
  positionSec,
  playedSec: 0,
  reportedSec: positionSec,
  reportedMs: nowMs,
  isCompleted: false,
  tickMs: null,
});

/** A confirmed place. `isPlaying` is false also while the sound waits for data. Times in milliseconds and seconds. */
export interface Tick {
  positionSec: number;
  nowMs: number;
  rate: number;
  isPlaying: boolean;
}

/**
 * Counts time played. Both clocks have to agree: the media's, which stands still while data is missing, and the
 * wall's, which a seek does not move. So neither a jump forward nor a computer that slept counts as played.
 */
export function trackTime(tracker: SaveTracker, tick: Tick): SaveTracker {
  const { positionSec, nowMs, rate, isPlaying } = tick;
  const wallSec = tracker.tickMs === null ? 0 : (nowMs - tracker.tickMs) / 1000;
  const mediaSec = (positionSec - tracker.positionSec) / rate;
  const heardSec = isPlaying ? Math.max(0, Math.min(wallSec, mediaSec)) : 0;
  return {
    ...tracker,
    positionSec,
    playedSec: Math.min(MAX_PLAYED_SEC, tracker.playedSec + heardSec),
    tickMs: isPlaying ? nowMs : null,
  };
}

/** After a seek, the place is new and nothing was heard on the way. */
export const trackSeek = (tracker: SaveTracker, positionSec: number): SaveTracker => ({
  ...tracker,
  positionSec,
  tickMs: null,
});

/**
 * Seconds before the end from which a unit counts as finished: credits and silence are not waited for. 2% of the
 * length, but at most a minute (a 30-hour work) and at least 5 s (a 3-minute one), in the shortest ones a tenth.
 */
export function tailSec(durationSec: number): number {
  return Math.max(Math.min(5, durationSec * 0.1), Math.min(60, durationSec * 0.02));
}

/** Whether a place is so near the end that the unit is finished. False while the duration is unknown. */
export function isAtEnd(positionSec: number, durationSec: number | null): boolean {
  if (durationSec === null || !(durationSec > 0) || !Number.isFinite(durationSec)) return false;
  return durationSec - positionSec <= tailSec(durationSec);
}

/** Whether there is something worth a report now. A place that did not change, with nothing heard, never is. */
export function shouldReport(tracker: SaveTracker, reason: ReportReason, nowMs: number): boolean {
  if (reason === 'ended') return !tracker.isCompleted || hasNews(tracker);
  if (!hasNews(tracker)) return false;
  return reason !== 'time' || nowMs - tracker.reportedMs >= REPORT_EVERY_MS;
}

const hasNews = (tracker: SaveTracker): boolean =>
  tracker.playedSec > 0 || Math.abs(tracker.positionSec - tracker.reportedSec) >= SAME_PLACE_SEC;

/** A report without its date, which core cannot write: `observedMs` is a time in milliseconds. */
export type Report = Omit<ProgressInput, 'observedAt' | 'locator'> & { positionSec: number; observedMs: number };

/**
 * The report to send, and the tracker that has sent it. Two reports never carry the same time, because the server takes
 * that for a retry. Only listening finishes a unit: to drag the position to the end does not.
 * @param durationSec null while unknown; the fraction is 0 then
 */
export function takeReport(tracker: SaveTracker, reason: ReportReason, durationSec: number | null, nowMs: number): [Report, SaveTracker] {
  const isHeardToEnd = tracker.playedSec > 0 && reason !== 'seek' && isAtEnd(tracker.positionSec, durationSec);
  const completed = reason === 'ended' || isHeardToEnd;
  const observedMs = Math.max(nowMs, tracker.reportedMs + 1);
  const report: Report = {
    positionSec: toMillis(tracker.positionSec),
    fraction: completed ? 1 : toFraction(tracker.positionSec, durationSec),
    completed,
    playedSec: toMillis(tracker.playedSec),
    observedMs,
  };
  const sent: SaveTracker = {
    ...tracker,
    playedSec: 0,
    reportedSec: tracker.positionSec,
    reportedMs: observedMs,
    isCompleted: tracker.isCompleted || completed,
  };
  return [report, sent];
}

/** Media clocks have no more, and sums of floating point numbers are not worth storing. */
const toMillis = (sec: number): number => Math.round(sec * 1000) / 1000;

function toFraction(positionSec: number, durationSec: number | null): number {
  if (durationSec === null || !(durationSec > 0)) return 0;
  return Math.min(1, Math.max(0, positionSec / durationSec));
}

/** A place that was saved, here or on the server. */
export interface SavedPlace {
  positionSec: number | null;
  fraction: number;
  completed: boolean;
  observedMs: number;
}

/** The newer of two places. */
export function newerPlace(a: SavedPlace | null, b: SavedPlace | null): SavedPlace | null {
  if (!a || !b) return a ?? b;
  return b.observedMs > a.observedMs ? b : a;
}

/**
 * Where to start a unit: at the saved place, from the beginning when it was finished. A finished unit that is heard
 * again has a fraction below 1 and goes on where it was left.
 * @param durationSec null while unknown
 */
export function resumeSec(place: SavedPlace | null, durationSec: number | null): number {
  if (!place || place.positionSec === null) return 0;
  const isFinished = place.completed && place.fraction >= 1;
  return isFinished || isAtEnd(place.positionSec, durationSec) ? 0 : place.positionSec;
}
