import { describe, expect, it } from 'vitest';
import { readLocator } from './locator.ts';
import {
  SETTLED_SEC,
  shouldReport,
  startTracking,
  takeReport,
  trackPage,
  trackTime,
  type ReadingTracker,
  type SeenPage,
} from './reading-tracker.ts';

const NOW = 1_000_000;

const pageAt = (fraction: number): SeenPage => ({
  locator: { cfi: `epubcfi(/6/2!/4/${Math.round(fraction * 100) * 2})`, href: 'one.xhtml', fraction, text: 'Begin small.', chapter: 'One' },
  isAtStart: fraction === 0,
  isAtEnd: fraction >= 0.98,
});

const opened = (fraction: number): ReadingTracker => trackPage(startTracking(NOW), pageAt(fraction), 'jumped', NOW);
const turnTo = (tracker: ReadingTracker, fraction: number): ReadingTracker => trackPage(tracker, pageAt(fraction), 'turned', NOW);
const readFor = (tracker: ReadingTracker, seconds: number): ReadingTracker =>
  Array.from({ length: seconds + 1 }, (_, sec) => NOW + sec * 1000).reduce((read, nowMs) => trackTime(read, nowMs, true), tracker);
const reportOf = (tracker: ReadingTracker, nowMs = NOW + 20_000) => {
  const [report] = takeReport(tracker, nowMs) ?? [];
  return report;
};

describe('what is reported of a book', () => {
  it('is nothing while nobody has read or turned', () => {
    expect(shouldReport(startTracking(NOW), 'leave', NOW)).toBe(false);
    expect(shouldReport(opened(0.3), 'leave', NOW + 60_000)).toBe(false);
    expect(takeReport(startTracking(NOW), NOW)).toBeNull();
  });

  it('is the page that was turned to, every ten seconds and when the book is left', () => {
    const turned = turnTo(opened(0.3), 0.31);
    expect([9_999, 10_000].map((ms) => shouldReport(turned, 'time', NOW + ms))).toEqual([false, true]);
    expect(shouldReport(turned, 'leave', NOW + 1)).toBe(true);
    expect(reportOf(turned)).toMatchObject({ fraction: 0.31, completed: false, positionSec: null, observedMs: NOW + 1 });
    expect(readLocator(reportOf(turned)?.locator ?? null)).toEqual(pageAt(0.31).locator);
  });

  it('is not where a voice has come to', () => {
    expect(shouldReport(trackPage(opened(0.3), pageAt(0.4), 'followed', NOW), 'leave', NOW)).toBe(false);
    expect(reportOf(trackPage(turnTo(opened(0.3), 0.35), pageAt(0.4), 'followed', NOW))?.fraction).toBe(0.35);
  });

  it('is where a jump led only once it was read on there, by a turn or for a while', () => {
    const jumped = trackPage(opened(0.3), pageAt(0.8), 'jumped', NOW);
    expect(shouldReport(jumped, 'leave', NOW)).toBe(false);
    expect(reportOf(turnTo(jumped, 0.81))?.fraction).toBe(0.81);
    expect(reportOf(readFor(jumped, SETTLED_SEC - 1))?.fraction).toBe(0.3);
    expect(reportOf(readFor(jumped, SETTLED_SEC))?.fraction).toBe(0.8);
  });

  it('is the place before when a jump follows a long stay there', () => {
    const stayed = readFor(opened(0.3), SETTLED_SEC + 5);
    expect(reportOf(readFor(trackPage(stayed, pageAt(0.8), 'jumped', NOW), 1))?.fraction).toBe(0.3);
  });

  it('is where a voice has led once the page is turned: until then it is where the voice was, which is later on the page', () => {
    const followed = trackPage(readFor(opened(0.11), 3 * SETTLED_SEC), pageAt(0.17), 'followed', NOW);
    const readOn = readFor(followed, 3 * SETTLED_SEC);
    const ofTheVoice = NOW + 3 * SETTLED_SEC * 1000 + 1;
    expect(reportOf(readOn, NOW + 1e6)).toMatchObject({ fraction: 0.11, addedSec: 6 * SETTLED_SEC });
    expect(reportOf(readOn, NOW + 1e6)!.observedMs).toBeLessThan(ofTheVoice);
    expect(reportOf(turnTo(readOn, 0.18))).toMatchObject({ fraction: 0.18 });
    const there = trackPage(opened(0.11), pageAt(0.11), 'followed', NOW);
    expect(reportOf(readFor(there, 3), NOW + 1e6)).toBeUndefined();
    expect(reportOf(turnTo(readFor(there, 3), 0.13))).toMatchObject({ fraction: 0.13, addedSec: 3 });
  });

  it('is of when somebody was last there, whatever is looked at elsewhere meanwhile', () => {
    const read = readFor(opened(0.3), 5);
    for (const arrival of ['jumped', 'followed'] as const) {
      const away = trackTime(trackTime(trackPage(read, pageAt(0.8), arrival, NOW + 5000), NOW + 6000, true), NOW + 7000, true);
      expect(reportOf(away, NOW + 60_000)).toMatchObject({ fraction: 0.3, observedMs: NOW + 5000 });
    }
  });

  it('is nothing of a note or a chapter that was opened, until it is read on there', () => {
    const shown = trackPage(startTracking(NOW, { isElsewhere: true }), pageAt(0.8), 'jumped', NOW);
    expect(takeReport(readFor(shown, SETTLED_SEC - 1), NOW)).toBeNull();
    expect(reportOf(readFor(shown, SETTLED_SEC))?.fraction).toBe(0.8);
    expect(reportOf(turnTo(shown, 0.81))?.fraction).toBe(0.81);
  });

  it('has the seconds read since the last report, each once', () => {
    let tracker = turnTo(opened(0.3), 0.31);
    for (let sec = 0; sec <= 12; sec++) tracker = trackTime(tracker, NOW + sec * 1000, true);
    const [first, after] = takeReport(tracker, NOW + 12_000)!;
    expect(first.addedSec).toBe(12);
    expect(shouldReport(after, 'leave', NOW + 12_000)).toBe(false);
    expect(reportOf(trackTime(after, NOW + 13_000, true))?.addedSec).toBe(1);
  });

  it('never carries the time of the report before, nor an earlier one', () => {
    const [first, after] = takeReport(turnTo(opened(0.3), 0.31), NOW)!;
    expect(reportOf(turnTo(after, 0.32), NOW - 5000)?.observedMs).toBe(first.observedMs + 1);
    expect(reportOf(turnTo(trackPage(startTracking(NOW, { knownMs: NOW + 50 }), pageAt(0), 'jumped', NOW), 0.1), NOW)?.observedMs).toBe(
      NOW + 51,
    );
  });
});

describe('a book', () => {
  it('is finished by turning to its last page', () => {
    expect(reportOf(turnTo(opened(0.9), 0.99))).toMatchObject({ completed: true, fraction: 1 });
  });

  it('is not finished by a jump to the end, nor by another size of the letters there', () => {
    const jumped = trackPage(opened(0.2), pageAt(0.99), 'jumped', NOW);
    expect(reportOf(readFor(jumped, SETTLED_SEC))).toMatchObject({ completed: false, fraction: 0.99 });
    expect(reportOf(trackPage(jumped, { ...pageAt(0.985) }, 'turned', NOW))?.completed).toBe(false);
  });

  it('stays finished when it is read again, at the place where that is', () => {
    expect(reportOf(turnTo(turnTo(opened(0.9), 0.99), 0.4))).toMatchObject({ completed: true, fraction: 0.4 });
  });

  it('of a single page is finished once it was looked at', () => {
    const only = { ...pageAt(0), isAtEnd: true };
    const shown = trackPage(startTracking(NOW), only, 'jumped', NOW);
    expect(reportOf(shown)?.completed).toBe(false);
    expect(reportOf(trackTime(trackTime(shown, NOW, true), NOW + 1000, true))?.completed).toBe(true);
  });
});
