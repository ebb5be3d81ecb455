import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivedPlace, mergePlace, type StoredPlace } from '../../progress/stored-place.ts';
import { shouldReport, startTracking, takeReport, trackSeek, trackTime, type ReportReason, type SaveTracker } from './save-rule.ts';

const START_MS = 1_800_000_000_000;
const REASONS = ['time', 'pause', 'seek', 'ended', 'hide', 'switch'] as const;

/** Plays on from where the tracker is, with four ticks a second as browsers give them. */
function playFor(tracker: SaveTracker, sec: number, fromMs: number, rate = 1): SaveTracker {
  let now = trackTime(tracker, { positionSec: tracker.positionSec, nowMs: fromMs, rate, isPlaying: true });
  for (let t = 0.25; t <= sec; t += 0.25) {
    const positionSec = tracker.positionSec + t * rate;
    now = trackTime(now, { positionSec, nowMs: fromMs + t * 1000, rate, isPlaying: true });
  }
  return now;
}

describe('time played', () => {
  const start = startTracking(100, START_MS);

  it('counts what was heard, in seconds of the wall, at any speed', () => {
    expect(playFor(start, 8, START_MS).playedSec).toBeCloseTo(8);
    const fast = playFor(start, 8, START_MS, 2);
    expect(fast.playedSec).toBeCloseTo(8);
    expect(fast.positionSec).toBe(116);
  });

  it('counts by the clock that went less far, at any speed, however seldom they tick', () => {
    const first = trackTime(start, { positionSec: 100, nowMs: START_MS, rate: 2, isPlaying: true });
    const heard = (positionSec: number) => trackTime(first, { positionSec, nowMs: START_MS + 10_000, rate: 2, isPlaying: true });
    expect(heard(120)).toMatchObject({ playedSec: 10, heard: [[100, 120]] });
    expect(heard(104)).toMatchObject({ playedSec: 2, heard: [[100, 104]] });
    expect(heard(900)).toMatchObject({ playedSec: 10, heard: [[880, 900]] });
  });

  it('hears nothing while it stands still', () => {
    const first = trackTime(start, { positionSec: 100, nowMs: START_MS, rate: 1, isPlaying: true });
    expect(first.heard).toEqual([]);
    expect(trackTime(first, { positionSec: 100, nowMs: START_MS + 9000, rate: 1, isPlaying: true }).heard).toEqual([]);
  });

  it('reports no stretch that is shorter than a second', () => {
    const heardSpans = (sec: number) => takeReport(playFor(start, sec, START_MS), 'pause', 1000, START_MS + 9000)[0].addedHeard;
    expect(heardSpans(0.25)).toEqual([]);
    expect(heardSpans(0.75)).toEqual([[100, 101]]);
  });

  it('begins anew with every report', () => {
    const [, sent] = takeReport(playFor(start, 8, START_MS), 'pause', 1000, START_MS + 8000);
    expect(sent).toMatchObject({ playedSec: 0, heard: [] });
  });

  it('does not count a jump forward or back', () => {
    const heard = playFor(start, 4, START_MS);
    const jumped = trackTime(heard, { positionSec: 900, nowMs: START_MS + 4250, rate: 1, isPlaying: true });
    expect(jumped.playedSec).toBeCloseTo(4.25);
    const back = trackTime(heard, { positionSec: 20, nowMs: START_MS + 4250, rate: 1, isPlaying: true });
    expect(back.playedSec).toBeCloseTo(4);
  });

  it('does not count a pause, waiting for data, or sleep of the computer', () => {
    const heard = playFor(start, 4, START_MS);
    const waiting = trackTime(heard, { positionSec: 104, nowMs: START_MS + 60_000, rate: 1, isPlaying: true });
    expect(waiting.playedSec).toBeCloseTo(4);
    const paused = trackTime(heard, { positionSec: 104.1, nowMs: START_MS + 4100, rate: 1, isPlaying: false });
    const resumed = trackTime(paused, { positionSec: 104.1, nowMs: START_MS + 90_000, rate: 1, isPlaying: true });
    expect(resumed.playedSec).toBeCloseTo(4);
    const slept = trackTime(heard, { positionSec: 104.2, nowMs: START_MS + 8 * 3_600_000, rate: 1, isPlaying: true });
    expect(slept.playedSec).toBeCloseTo(4.2);
  });

  it('counts from the first tick after a seek', () => {
    const sought = trackSeek(playFor(start, 4, START_MS), 500);
    expect(sought).toMatchObject({ positionSec: 500, tickMs: null });
    expect(playFor(sought, 3, START_MS + 10_000).playedSec).toBeCloseTo(7);
  });

  it('knows what was heard, at any speed, and what was jumped over', () => {
    const fast = trackSeek(playFor(start, 8, START_MS, 2), 500);
    const heard = playFor(fast, 4, START_MS + 10_000);
    expect(takeReport(heard, 'pause', 1000, START_MS + 14_000)[0].addedHeard).toEqual([
      [100, 116],
      [500, 504],
    ]);
  });

  it('does not take for heard what the clock of the media leapt over', () => {
    const heard = playFor(start, 4, START_MS);
    const leapt = trackTime(heard, { positionSec: 900, nowMs: START_MS + 5000, rate: 1, isPlaying: true });
    expect(takeReport(leapt, 'pause', 1000, START_MS + 5000)[0].addedHeard).toEqual([
      [100, 104],
      [899, 900],
    ]);
  });

  it('never counts more than the wall or the media (any ticks)', () => {
    const tick = fc.record({
      stepMs: fc.integer({ min: 0, max: 100_000 }),
      positionSec: fc.double({ min: 0, max: 5000, noNaN: true }),
      rate: fc.double({ min: 0.5, max: 3, noNaN: true }),
      isPlaying: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(tick, { maxLength: 60 }), (ticks) => {
        let tracker = start;
        let nowMs = START_MS;
        for (const { stepMs, ...rest } of ticks) {
          nowMs += stepMs;
          const before = tracker.playedSec;
          tracker = trackTime(tracker, { ...rest, nowMs });
          expect(tracker.playedSec).toBeGreaterThanOrEqual(before);
          expect(tracker.playedSec - before).toBeLessThanOrEqual(stepMs / 1000 + 1e-9);
        }
      }),
    );
  });
});

describe('when to report', () => {
  const start = startTracking(100, START_MS);

  it('never before anything has happened, whatever the reason', () => {
    for (const reason of REASONS) {
      expect(shouldReport(start, reason, START_MS + 60_000)).toBe(reason === 'ended');
    }
  });

  it('every 10 s while playing', () => {
    const after = (sec: number): boolean => shouldReport(playFor(start, sec, START_MS), 'time', START_MS + sec * 1000);
    expect([after(0.25), after(5), after(9.75), after(10), after(10.25)]).toEqual([false, false, false, true, true]);
  });

  it('goes on when the clock of the device is set back', () => {
    const backMs = START_MS - 3_600_000;
    const heard = playFor(trackTime(start, { positionSec: 100, nowMs: backMs, rate: 1, isPlaying: true }), 2, backMs);
    const [report, sent] = takeReport(heard, 'time', 1000, backMs + 2000);
    expect([shouldReport(heard, 'time', backMs + 2000), report.observedMs]).toEqual([true, START_MS + 1]);
    expect(shouldReport(playFor(sent, 9, backMs + 2000), 'time', backMs + 11_000)).toBe(false);
    expect(shouldReport(playFor(sent, 10, backMs + 2000), 'time', backMs + 12_000)).toBe(true);
  });

  it('at once on pause, hide, switch and seek, and only once', () => {
    const heard = playFor(start, 2, START_MS);
    for (const reason of ['pause', 'hide', 'switch', 'seek'] as const) {
      expect(shouldReport(heard, reason, START_MS + 2000)).toBe(true);
      const [, sent] = takeReport(heard, reason, 1000, START_MS + 2000);
      for (const again of REASONS) {
        expect(shouldReport(sent, again, START_MS + 60_000)).toBe(again === 'ended');
      }
    }
  });

  it('on a seek while paused', () => {
    expect(shouldReport(trackSeek(start, 300), 'seek', START_MS + 10)).toBe(true);
    expect(shouldReport(trackSeek(start, 100.2), 'seek', START_MS + 10)).toBe(false);
  });

  it('the end once', () => {
    const [, sent] = takeReport(playFor(start, 2, START_MS), 'ended', 102, START_MS + 2000);
    expect(shouldReport(sent, 'ended', START_MS + 3000)).toBe(false);
    expect(shouldReport(playFor(sent, 2, START_MS + 3000), 'ended', START_MS + 6000)).toBe(true);
  });
});

describe('completion', () => {
  it('comes from listening, not from dragging to the end', () => {
    const start = startTracking(170, START_MS);
    const dragged = trackSeek(start, 178);
    expect(takeReport(dragged, 'seek', 180, START_MS)[0]).toMatchObject({ completed: false, positionSec: 178 });
    expect(takeReport(dragged, 'hide', 180, START_MS)[0].completed).toBe(false);
    const heard = playFor(start, 6, START_MS);
    expect(takeReport(heard, 'pause', 180, START_MS + 6000)[0]).toMatchObject({ completed: true, fraction: 1 });
    expect(takeReport(trackSeek(heard, 179), 'seek', 180, START_MS)[0].completed).toBe(false);
  });

  it('is certain at the end, even when the duration was never known', () => {
    expect(takeReport(startTracking(50, START_MS), 'ended', null, START_MS)[0]).toMatchObject({
      completed: true,
      fraction: 1,
    });
  });
});

describe('a report', () => {
  it('carries the place, the fraction and the seconds since the last one', () => {
    const heard = playFor(startTracking(100, START_MS), 10, START_MS);
    const [report, sent] = takeReport(heard, 'time', 400, START_MS + 10_000);
    expect(report).toEqual({
      positionSec: 110,
      locator: null,
      fraction: 0.275,
      completed: false,
      addedSec: 10,
      addedHeard: [[100, 110]],
      observedMs: START_MS + 10_000,
    });
    expect(sent).toMatchObject({ playedSec: 0, reportedSec: 110, reportedMs: START_MS + 10_000 });
    expect(takeReport(playFor(sent, 4, START_MS + 10_000), 'pause', 400, START_MS + 14_000)[0].addedSec).toBe(4);
  });

  it('never carries the time of the one before, even when the clock stands still or goes back', () => {
    const [first, sent] = takeReport(startTracking(0, START_MS), 'pause', 100, START_MS);
    const [second, again] = takeReport(sent, 'hide', 100, START_MS);
    const [third] = takeReport(again, 'hide', 100, START_MS - 5000);
    expect([first, second, third].map((r) => r.observedMs - START_MS)).toEqual([1, 2, 3]);
  });

  it('is never older than what this device has told before, though its clock was set back since', () => {
    const knownMs = START_MS + 3_600_000;
    const [report, sent] = takeReport(startTracking(0, START_MS, knownMs), 'pause', 100, START_MS);
    expect([report.observedMs, takeReport(sent, 'hide', 100, START_MS)[0].observedMs]).toEqual([knownMs + 1, knownMs + 2]);
    expect(takeReport(startTracking(0, knownMs, START_MS), 'pause', 100, knownMs + 5000)[0].observedMs).toBe(knownMs + 5000);
  });

  it('sums up on the server to what was played (any session)', () => {
    const step = fc.record({
      sec: fc.integer({ min: 0, max: 30 }),
      reason: fc.constantFrom<ReportReason>('time', 'pause', 'seek', 'hide'),
      seekTo: fc.option(fc.integer({ min: 0, max: 900 })),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 30 }), (steps) => {
        let tracker = startTracking(0, START_MS);
        let nowMs = START_MS;
        let stored: StoredPlace | null = null;
        let played = 0;
        for (const { sec, reason, seekTo } of steps) {
          tracker = playFor(tracker, sec, nowMs);
          nowMs += sec * 1000;
          played += sec;
          if (seekTo !== null) tracker = trackSeek(tracker, seekTo);
          const [report, sent] = takeReport(tracker, reason, 1000, nowMs);
          tracker = sent;
          stored = mergePlace(stored, arrivedPlace('a', report, nowMs + 100_000), nowMs + 100_000);
        }
        expect(stored?.playedSec).toBeCloseTo(played, 5);
      }),
    );
  });
});
