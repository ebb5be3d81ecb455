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
  /**
   * The learner's place: not where a jump led until it is read on there, not where a voice led until the page is turned,
   * and not a page laid out anew, which may begin earlier. Null while nobody has read where the book was opened, or where
   * the voice is.
   */
  readonly place: SeenPage | null;
  /** When somebody was last there: a place is no newer for what is looked at elsewhere. */
  readonly placeMs: number;
  /** Whether what is on the screen is the learner's place. */
  readonly isAtPlace: boolean;
  /** Seconds read since the page came by a jump; null where a voice has led, whose place is within the page. */
  readonly settlingSec: number | null;
  readonly hasMoved: boolean;
  readonly isCompleted: boolean;
  readonly reportedMs: number;
  /** What the last report says of when it was. */
  readonly observedMs: number;
}

export interface OpenedBook {
  /** When this device last saw the book, by a clock that may have been another then. */
  readonly knownMs?: number;
  /** It opens at a note or a chapter that was asked for, and not where the learner was. */
  readonly isElsewhere?: boolean;
}

export const startTracking = (nowMs: number, { knownMs = nowMs, isElsewhere = false }: OpenedBook = {}): ReadingTracker => ({
  clock: startClock(nowMs),
  page: null,
  place: null,
  placeMs: knownMs,
  isAtPlace: !isElsewhere,
  settlingSec: 0,
  hasMoved: false,
  isCompleted: false,
  reportedMs: nowMs,
  observedMs: knownMs,
});

/** The page that a book opens at is no news: it was read before, or nobody has read it yet. */
export function trackPage(tracker: ReadingTracker, page: SeenPage, arrival: Arrival, nowMs: number): ReadingTracker {
  const isReadToEnd = arrival === 'turned' && page.isAtEnd && tracker.page?.isAtEnd === false;
  const opened = tracker.place ?? (tracker.isAtPlace ? page : null);
  // What was heard is the place. A page that nobody has read since the last report would only take it back to its beginning.
  const isUnread = tracker.placeMs === tracker.observedMs && !tracker.hasMoved;
  const place = arrival === 'followed' && isUnread ? null : opened;
  const shown: ReadingTracker = {
    ...tracker,
    page,
    place,
    isAtPlace: arrival !== 'followed' && tracker.place === null && place !== null,
    settlingSec: arrival === 'followed' ? null : 0,
    clock: arrival === 'followed' ? tracker.clock : touchClock(tracker.clock, nowMs),
    isCompleted: tracker.isCompleted || isReadToEnd,
  };
  return arrival === 'turned' ? settle({ ...shown, isAtPlace: tracker.isAtPlace }, nowMs) : shown;
}

const settle = (tracker: ReadingTracker, nowMs: number): ReadingTracker => ({
  ...tracker,
  place: tracker.page,
  placeMs: nowMs,
  isAtPlace: true,
  hasMoved: tracker.hasMoved || !tracker.isAtPlace || !isSamePlace(tracker.page, tracker.place),
});

const isSamePlace = (a: SeenPage | null, b: SeenPage | null): boolean =>
  a?.locator.cfi === b?.locator.cfi && a?.locator.href === b?.locator.href && a?.locator.fraction === b?.locator.fraction;

export function trackTime(tracker: ReadingTracker, nowMs: number, isAttended: boolean): ReadingTracker {
  const clock = tickClock(tracker.clock, nowMs, isAttended);
  const readSec = clock.readSec - tracker.clock.readSec;
  const read: ReadingTracker = { ...tracker, clock, settlingSec: tracker.settlingSec === null ? null : tracker.settlingSec + readSec };
  if (readSec > 0 && tracker.isAtPlace) return { ...read, placeMs: nowMs };
  return tracker.page !== null && (read.settlingSec ?? 0) >= SETTLED_SEC ? settle(read, nowMs) : read;
}

/** Whether there is something worth a report now. A page that was only opened never is. */
export function shouldReport({ place, hasMoved, clock, reportedMs }: ReadingTracker, reason: 'time' | 'leave', nowMs: number): boolean {
  if (place === null || (!hasMoved && clock.readSec === 0)) return false;
  return reason === 'leave' || Math.abs(nowMs - reportedMs) >= REPORT_EVERY_MS;
}

/**
 * The report to send, and the tracker that has sent it; null while there is no place. It is of when somebody was last at
 * the place: what was heard of the book meanwhile, or read on another device, is newer. Two reports never carry the same
 * time, because the server takes that for a retry. Only reading finishes a book: a jump to its end does not.
 */
export function takeReport(tracker: ReadingTracker, nowMs: number): [PlaceReport, ReadingTracker] | null {
  const { place, placeMs } = tracker;
  if (place === null) return null;
  const [readSec, clock] = takeSeconds(tracker.clock);
  const isOnePage = place.isAtStart && place.isAtEnd && readSec > 0;
  const completed = tracker.isCompleted || isOnePage;
  const observedMs = Math.max(placeMs, tracker.observedMs + 1);
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

/** The tracker when the server has said of when its last report is (`settledMs`), which a wrong clock had put ahead. */
export const settleReport = (tracker: ReadingTracker, sentMs: number, settled: number): ReadingTracker =>
  tracker.observedMs === sentMs ? { ...tracker, observedMs: settled, placeMs: Math.min(tracker.placeMs, settled) } : tracker;
