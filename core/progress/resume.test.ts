import { describe, expect, it } from 'vitest';
import type { Place } from './place.ts';
import { isAtEnd, resumeSec, tailSec } from './resume.ts';

describe('the end of a unit', () => {
  it.each([
    [6, 0.6],
    [20, 2],
    [50, 5],
    [180, 5],
    [250, 5],
    [600, 12],
    [1800, 36],
    [3000, 60],
    [108_000, 60],
  ])('of %d s the last %d s are not waited for', (durationSec, tail) => {
    expect(tailSec(durationSec)).toBeCloseTo(tail);
    expect(isAtEnd(durationSec - tail + 0.01, durationSec)).toBe(true);
    expect(isAtEnd(durationSec - tail - 0.01, durationSec)).toBe(false);
  });

  it('begins exactly there', () => {
    expect([587.9, 588, 588.1].map((sec) => isAtEnd(sec, 600))).toEqual([false, true, true]);
  });

  it('is never known without a duration', () => {
    for (const durationSec of [null, 0, -1, Number.NaN, Infinity]) expect(isAtEnd(1e9, durationSec)).toBe(false);
  });
});

describe('where to start', () => {
  const place = (positionSec: number | null, more: Partial<Place> = {}): Place => ({
    unitId: 'a',
    locator: null,
    positionSec,
    fraction: 0.5,
    completed: false,
    playedSec: 0,
    heard: null,
    observedMs: 1,
    ...more,
  });

  it.each([
    ['nowhere yet', null, 0],
    ['a place', place(120), 120],
    ['no position (a text)', place(null), 0],
    ['finished', place(599, { completed: true, fraction: 1 }), 0],
    ['finished by hand in the middle', place(300, { completed: true, fraction: 1 }), 0],
    ['finished once, now heard again', place(120, { completed: true, fraction: 0.2 }), 120],
    ['so near the end that nothing would be heard', place(597), 0],
  ])('%s', (_, saved, sec) => {
    expect(resumeSec(saved, 600)).toBe(sec);
  });

  it('does not guess the end while the duration is unknown', () => {
    expect(resumeSec(place(597), null)).toBe(597);
  });
});
