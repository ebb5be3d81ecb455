import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadStudy } from './study-time.ts';

const NOON = Date.UTC(2026, 4, 1, 12);
const MINUTE = 60_000;
const spread = (sec: number, serverMs: number, nowMs = serverMs) =>
  spreadStudy(sec, { serverMs, nowMs, sinceMs: 0 }).map(({ at, seconds }) => [(at - NOON) / MINUTE, seconds]);

it('seconds belong to the quarter of an hour in which they were played', () => {
  expect(spread(10, NOON + 7 * MINUTE)).toEqual([[0, 10]]);
});

it('what ends with a quarter belongs to it, not to the next', () => {
  expect(spread(10, NOON)).toEqual([[-15, 10]]);
});

it('a report of many minutes is spread over the quarters that it covers', () => {
  expect(spread(25 * 60, NOON + 20 * MINUTE)).toEqual([
    [-15, 300],
    [0, 900],
    [15, 300],
  ]);
});

it('a report of nothing is in no quarter', () => {
  expect(spread(0, NOON)).toEqual([]);
});

it('a clock that was reset to 1970 counts as now, one of months ago as it says', () => {
  expect(spread(10, 0, NOON + MINUTE)).toEqual([[0, 10]]);
  expect(spread(10, NOON + MINUTE, NOON + 300 * 1440 * MINUTE)).toEqual([[0, 10]]);
});

it('no second is lost or in two quarters, and no quarter holds more than its length', () => {
  const played = fc.integer({ min: 0, max: 86_400 });
  const seen = fc.integer({ min: 0, max: 86_400_000 }).map((ms) => NOON + ms);
  fc.assert(
    fc.property(played, seen, (sec, serverMs) => {
      const quarters = spreadStudy(sec, { serverMs, nowMs: serverMs, sinceMs: 0 });
      expect(quarters.reduce((sum, { seconds }) => sum + seconds, 0)).toBeCloseTo(sec, 6);
      expect(quarters.every(({ at, seconds }) => at % (15 * MINUTE) === 0 && seconds > 0 && seconds <= 900 && at < serverMs)).toBe(true);
      expect(new Set(quarters.map(({ at }) => at)).size).toBe(quarters.length);
      expect(quarters.length).toBeLessThanOrEqual(97);
    }),
  );
});

it('what has no room in its quarters is of earlier that day, and what a day has no room for is nowhere', () => {
  const seen = { serverMs: NOON, nowMs: NOON, sinceMs: 0 };
  const held = new Map([[NOON - 15 * MINUTE, 890]]);
  expect(spreadStudy(60, seen, held)).toEqual([
    { at: NOON - 30 * MINUTE, seconds: 50 },
    { at: NOON - 15 * MINUTE, seconds: 10 },
  ]);
  const full = new Map(spreadStudy(86_400, seen).map(({ at, seconds }) => [at, seconds]));
  expect(spreadStudy(86_400, seen, full)).toEqual([]);
});

it('whatever is reported in whatever order, no more counts than has passed since there is the account', () => {
  const report = fc.record({ sec: fc.integer({ min: 0, max: 86_400 }), agoMs: fc.integer({ min: 0, max: 30 * 86_400_000 }) });
  const passed = fc.integer({ min: 0, max: 3 * 86_400_000 });
  fc.assert(
    fc.property(fc.array(report, { maxLength: 12 }), passed, (reports, passedMs) => {
      const held = new Map<number, number>();
      const sinceMs = NOON - passedMs;
      for (const { sec, agoMs } of reports)
        for (const { at, seconds } of spreadStudy(sec, { serverMs: NOON - agoMs, nowMs: NOON, sinceMs }, held))
          held.set(at, (held.get(at) ?? 0) + seconds);
      const sum = [...held.values()].reduce((all, seconds) => all + seconds, 0);
      expect(sum).toBeLessThanOrEqual(passedMs / 1000 + 0.001);
      expect([...held.keys()].every((at) => at + 15 * MINUTE > sinceMs)).toBe(true);
    }),
  );
});

it('what a device with a clock behind saw before there was the account was seen when it came', () => {
  const seen = { serverMs: NOON - 60 * MINUTE, nowMs: NOON + 5 * MINUTE, sinceMs: NOON };
  expect(spreadStudy(60, seen)).toEqual([{ at: NOON, seconds: 60 }]);
});
