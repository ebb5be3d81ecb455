import { describe, expect, it } from 'vitest';
import { isFinished, isLeftAtEnd, isMarkedByHand, isWorkFinished } from './finished.ts';

describe('a unit', () => {
  it.each([
    [true, 1, true, true],
    [true, 0.26, true, false],
    [false, 1, false, false],
  ])('completed: %s at %d is finished: %s, and left at its end: %s', (completed, fraction, finished, leftAtEnd) => {
    expect([isFinished({ completed }), isLeftAtEnd({ completed, fraction })]).toEqual([finished, leftAtEnd]);
  });
});

describe('a work', () => {
  it('is finished when all of its units are, and never without one', () => {
    expect([isWorkFinished(2, 3), isWorkFinished(3, 3), isWorkFinished(4, 3), isWorkFinished(0, 0)]).toEqual([false, true, true, false]);
  });
});

describe('a mark by hand', () => {
  const marked = (playedSec: number, more: Partial<Parameters<typeof isMarkedByHand>[0]> = {}) =>
    isMarkedByHand({ playedSec, durationSec: 100, positionSec: null, heard: null, isPassed: null, ...more });

  it('is a unit that was played or read for less than half of its length, or not at all', () => {
    expect([0, 10, 49.9, 50, 100].map((sec) => marked(sec))).toEqual([true, true, true, false, false]);
    expect([0, 1].map((sec) => marked(sec, { durationSec: 0 }))).toEqual([true, false]);
  });

  it('is one of which more is said to have been heard than the time for it allows at the highest speed', () => {
    expect([1, 16, 17].map((sec) => marked(sec, { heard: [[0, 100]] }))).toEqual([true, true, false]);
    expect(marked(1, { positionSec: 100 })).toBe(true);
  });

  it('is no unit of which half was heard, however fast and whatever was skipped', () => {
    expect(marked(30, { heard: [[5, 95]] })).toBe(false);
    expect(
      marked(17, {
        heard: [
          [0, 20],
          [40, 70],
        ],
      }),
    ).toBe(false);
    expect(
      marked(17, {
        heard: [
          [0, 20],
          [40, 69],
        ],
      }),
    ).toBe(true);
    expect(marked(0, { heard: [[0, 100]] })).toBe(true);
  });

  it('is judged by the place where nobody noted what was heard', () => {
    expect([marked(30, { positionSec: 100 }), marked(10, { positionSec: 10 })]).toEqual([false, true]);
  });

  it('is a quiz that was not passed, however long it was looked at', () => {
    expect([marked(0, { isPassed: true }), marked(900, { isPassed: false })]).toEqual([false, true]);
  });
});
