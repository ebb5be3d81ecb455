import { joinSpans, type HeardSpan } from '../../progress/heard.ts';
import { MAX_PLAYED_SEC, type PlaceReport } from '../../progress/place.ts';
import { isAtEnd } from '../../progress/resume.ts';
import { SAME_PLACE_SEC } from '../playback.ts';

/** While playing, the place is reported this often. */
export const REPORT_EVERY_MS = 10_000;

/** Why a report is considered. `time` is the clock of the media ticking; `switch` leaves the unit for another one. */
export type ReportReason = 'time' | 'pause' | 'seek' | 'ended' | 'hide' | 'switch';

/** What has happened in the unit that plays since its place was last reported. */
export interface SaveTracker {
  readonly positionSec: number;
  /** Seconds that really passed while sound was heard, since the last report. */
  readonly playedSec: number;
  /** What was heard since the last report. */
  readonly heard: HeardSpan[];
  readonly reportedSec: number;
  /** By the device's clock, which may be set back meanwhile. */
  readonly reportedMs: number;
  /** What the last report says of when it was: never earlier than one before. */
  readonly observedMs: number;
  readonly isCompleted: boolean;
  /** Time of the last tick, or null when the next one cannot count (paused, after a seek). */
  readonly tickMs: number | null;
}

/**
 * Starts tracking at a place that is known already, so that nothing is reported until something happens.
 * @param knownMs when this device last saw the unit, by a clock that may have been another then
 */
export const startTracking = (positionSec: number, nowMs: number, knownMs = nowMs): SaveTracker => ({
  positionSec,
  playedSec: 0,
  heard: [],
  reportedSec: positionSec,
  reportedMs: nowMs,
  observedMs: Math.max(nowMs, knownMs),
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
    heard: heardSec > 0 ? joinSpans([...tracker.heard, [positionSec - heardSec * rate, positionSec]]) : tracker.heard,
    tickMs: isPlaying ? nowMs : null,
  };
}

/** After a seek, the place is new and nothing was heard on the way. */
export const trackSeek = (tracker: SaveTracker, positionSec: number): SaveTracker => ({
  ...tracker,
  positionSec,
  tickMs: null,
});

/** Whether there is something worth a report now. A place that did not change, with nothing heard, never is. */
export function shouldReport(tracker: SaveTracker, reason: ReportReason, nowMs: number): boolean {
  if (reason === 'ended') return !tracker.isCompleted || hasNews(tracker);
  if (!hasNews(tracker)) return false;
  return reason !== 'time' || Math.abs(nowMs - tracker.reportedMs) >= REPORT_EVERY_MS;
}

/** Whether anything has happened since the last report. */
export const hasNews = (tracker: SaveTracker): boolean =>
  tracker.playedSec > 0 || Math.abs(tracker.positionSec - tracker.reportedSec) >= SAME_PLACE_SEC;

/**
 * The report to send, and the tracker that has sent it. Two reports never carry the same time, because the server takes
 * that for a retry. Only listening finishes a unit: to drag the position to the end does not.
 * @param durationSec null while unknown; the fraction is 0 then
 */
export function takeReport(
  tracker: SaveTracker,
  reason: ReportReason,
  durationSec: number | null,
  nowMs: number,
): [PlaceReport, SaveTracker] {
  const isHeardToEnd = tracker.playedSec > 0 && reason !== 'seek' && isAtEnd(tracker.positionSec, durationSec);
  const completed = reason === 'ended' || isHeardToEnd;
  const observedMs = Math.max(nowMs, tracker.observedMs + 1);
  const report: PlaceReport = {
    positionSec: toMillis(tracker.positionSec),
    locator: null,
    fraction: completed ? 1 : toFraction(tracker.positionSec, durationSec),
    completed,
    addedSec: toMillis(tracker.playedSec),
    addedHeard: wholeSeconds(tracker.heard),
    observedMs,
  };
  const sent: SaveTracker = {
    ...tracker,
    playedSec: 0,
    heard: [],
    reportedSec: tracker.positionSec,
    reportedMs: nowMs,
    observedMs,
    isCompleted: tracker.isCompleted || completed,
  };
  return [report, sent];
}

/** The tracker when the server has said of when its last report is (`settledMs`), which a wrong clock had put ahead. */
export const settleReport = (tracker: SaveTracker, sentMs: number, settled: number): SaveTracker =>
  tracker.observedMs === sentMs ? { ...tracker, observedMs: settled } : tracker;

/** Media clocks have no more, and sums of floating point numbers are not worth storing. */
const toMillis = (sec: number): number => Math.round(sec * 1000) / 1000;

/** Reports that follow one another meet at the same second. */
const wholeSeconds = (spans: readonly HeardSpan[]): HeardSpan[] =>
  spans.flatMap(([fromSec, toSec]): HeardSpan[] => {
    const whole: HeardSpan = [Math.max(0, Math.round(fromSec)), Math.round(toSec)];
    return whole[0] < whole[1] ? [whole] : [];
  });

function toFraction(positionSec: number, durationSec: number | null): number {
  if (durationSec === null || !(durationSec > 0)) return 0;
  return Math.min(1, Math.max(0, positionSec / durationSec));
}
