import { MAX_PLAYED_SEC, type PlaceReport } from '../progress/place.ts';
import { writeLocator, type Locator } from './locator.ts';
import { startClock, takeSeconds, tickClock, touchClock, type ReadingClock } from './reading-clock.ts';

/** While somebody reads, the place is reported this often. */
export const REPORT_EVERY_MS = 10_000;

/** What of the page on the screen matters to the learner's place. */
export interface SeenPage {
  readonly locator: Locator;
  readonly isAtStart: boolean;
  readonly isAtEnd: boolean;
}

/**
 * How the page came to be on the screen: by reading on, by opening the book or going elsewhere, or because a voice has
 * come to it, which keeps the place of what it says.
 */
export type Arrival = 'turned' | 'jumped' | 'followed';

/** Whoever has read so long where a jump led is there. */
export const SETTLED_SEC = 20;

/** What has happened in a book since its place was last reported. */
export interface ReadingTracker {
  readonly clock: ReadingClock;
  /** On the screen. */
  readonly page: SeenPage | null;
  /** The learner's place: not where a jump leads until it is read on there, and not a page laid out anew, which may begin earlier. */
  readonly place: SeenPage | null;
  /** Seconds read since the last jump. */
  readonly settlingSec: number;
  readonly hasMoved: boolean;
  readonly isCompleted: boolean;
  readonly reportedMs: number;
  /** What the last report says of when it was. */
  readonly observedMs: number;
}

/** @param knownMs when this device last saw the book, by a clock that may have been another then */
export const startTracking = (nowMs: number, knownMs = nowMs): ReadingTracker => ({
  clock: startClock(nowMs),
  page: null,
  place: null,
  settlingSec: 0,
  hasMoved: false,
  isCompleted: false,
  reportedMs: nowMs,
  observedMs: knownMs,
});

/** The page that a book opens at is no news: it was read before, or nobody has read it yet. */
export function trackPage(tracker: ReadingTracker, page: SeenPage, arrival: Arrival, nowMs: number): ReadingTracker {
  const isReadToEnd = arrival === 'turned' && page.isAtEnd && tracker.page?.isAtEnd === false;
  const shown: ReadingTracker = {
    ...tracker,
    page,
    place: tracker.place ?? page,
    settlingSec: arrival === 'jumped' ? 0 : tracker.settlingSec,
    clock: arrival === 'followed' ? tracker.clock : touchClock(tracker.clock, nowMs),
    isCompleted: tracker.isCompleted || isReadToEnd,
  };
  return arrival === 'turned' ? settle(shown) : shown;
}

const settle = (tracker: ReadingTracker): ReadingTracker => ({
  ...tracker,
  place: tracker.page,
  hasMoved: tracker.hasMoved || !isSamePlace(tracker.page, tracker.place),
});

const isSamePlace = (a: SeenPage | null, b: SeenPage | null): boolean =>
  a?.locator.cfi === b?.locator.cfi && a?.locator.href === b?.locator.href && a?.locator.fraction === b?.locator.fraction;

export function trackTime(tracker: ReadingTracker, nowMs: number, isAttended: boolean): ReadingTracker {
  const clock = tickClock(tracker.clock, nowMs, isAttended);
  const settlingSec = tracker.settlingSec + clock.readSec - tracker.clock.readSec;
  const isSettled = tracker.settlingSec < SETTLED_SEC && settlingSec >= SETTLED_SEC;
  return isSettled ? settle({ ...tracker, clock, settlingSec }) : { ...tracker, clock, settlingSec };
}

/** Whether there is something worth a report now. A page that was only opened never is. */
export function shouldReport({ place, hasMoved, clock, reportedMs }: ReadingTracker, reason: 'time' | 'leave', nowMs: number): boolean {
  if (place === null || (!hasMoved && clock.readSec === 0)) return false;
  return reason === 'leave' || Math.abs(nowMs - reportedMs) >= REPORT_EVERY_MS;
}

/**
 * The report to send, and the tracker that has sent it; null while nothing is on the screen. Two reports never carry the
 * same time, because the server takes that for a retry. Only reading finishes a book: a jump to its end does not.
 */
export function takeReport(tracker: ReadingTracker, nowMs: number): [PlaceReport, ReadingTracker] | null {
  const { place } = tracker;
  if (place === null) return null;
  const [readSec, clock] = takeSeconds(tracker.clock);
  const isOnePage = place.isAtStart && place.isAtEnd && readSec > 0;
  const completed = tracker.isCompleted || isOnePage;
  const observedMs = Math.max(nowMs, tracker.observedMs + 1);
  const report: PlaceReport = {
    positionSec: null,
    locator: writeLocator(place.locator),
    fraction: completed && place.isAtEnd ? 1 : place.locator.fraction,
    completed,
    addedSec: Math.min(MAX_PLAYED_SEC, Math.round(readSec * 1000) / 1000),
    addedHeard: null,
    observedMs,
  };
  return [report, { ...tracker, clock, hasMoved: false, reportedMs: nowMs, observedMs }];
}
