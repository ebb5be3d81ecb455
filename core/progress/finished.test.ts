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
  const marked = (playedSec: number, durationSec = 100, isPassed: boolean | null = null) =>
    isMarkedByHand({ playedSec, durationSec, isPassed });

  it('is a unit that was played or read for less than a tenth of its length, or not at all', () => {
    expect([0, 1, 9.9, 10, 100].map((sec) => marked(sec))).toEqual([true, true, true, false, false]);
    expect([0, 1].map((sec) => marked(sec, 0))).toEqual([true, false]);
  });

  it('is a quiz that was not passed, however long it was looked at', () => {
    expect([marked(0, 0, true), marked(900, 0, false)]).toEqual([false, true]);
  });
});
