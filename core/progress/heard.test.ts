import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isHeardThrough, joinHeard, joinSpans, MAX_SPANS, type HeardSpan } from './heard.ts';

describe('joinSpans', () => {
  it('puts them in order, and those that touch or overlap into one', () => {
    expect(
      joinSpans([
        [40, 50],
        [0, 10],
        [10.5, 20],
        [45, 47],
        [22, 30],
      ]),
    ).toEqual([
      [0, 20],
      [22, 30],
      [40, 50],
    ]);
  });

  it('leaves a second between two that are one, and no more', () => {
    const after = (gapSec: number) =>
      joinSpans([
        [0, 10],
        [10 + gapSec, 20],
      ]).length;
    expect([0.5, 1, 1.1].map(after)).toEqual([1, 1, 2]);
  });

  it('keeps as many as there may be, in their order', () => {
    const most = Array.from({ length: MAX_SPANS }, (_, i): HeardSpan => [i * 200, i * 200 + i]);
    expect(joinSpans(most)).toEqual(most);
    const long: HeardSpan = [MAX_SPANS * 200, MAX_SPANS * 200 + 50];
    expect(joinSpans([...most, long])).toEqual([...most.slice(1), long]);
  });

  it('forgets the shortest when there are too many', () => {
    const many = Array.from({ length: MAX_SPANS + 1 }, (_, i): HeardSpan => [i * 100, i * 100 + (i === 7 ? 5 : 10)]);
    const kept = joinSpans(many);
    expect(kept).toHaveLength(MAX_SPANS);
    expect(kept).toEqual(many.filter((_, i) => i !== 7));
  });

  it('gives the same whatever was joined first', () => {
    const spans = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 40 })).map(([from, sec]): HeardSpan => [from, from + sec]),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(spans, spans, spans, (a, b, c) => {
        const all = joinSpans([...a, ...b, ...c]);
        expect(joinSpans([...joinSpans([...c, ...b]), ...a])).toEqual(all);
        expect(joinSpans([...all, ...all])).toEqual(all);
      }),
    );
  });
});

describe('what was heard', () => {
  const hearing = (positionSec: number | null, heard: HeardSpan[] | null, completed = false) => ({ positionSec, heard, completed });

  it('is all before the place where nobody noted it', () => {
    expect(isHeardThrough(hearing(100, null), 0, 100)).toBe(true);
    expect(isHeardThrough(hearing(100, null), 50, 200)).toBe(false);
    expect(isHeardThrough(hearing(null, null), 0, 100)).toBe(false);
  });

  it('is not what was jumped over, unless the unit was once finished', () => {
    const jumped: HeardSpan[] = [
      [0, 95],
      [200, 250],
    ];
    const chapters = (completed: boolean) => [0, 100, 200].map((sec) => isHeardThrough(hearing(250, jumped, completed), sec, sec + 100));
    expect(chapters(false)).toEqual([true, false, false]);
    expect(chapters(true)).toEqual([true, true, true]);
  });

  it('may lack a tenth', () => {
    const lacking = (sec: number): HeardSpan[] => [
      [0, 40],
      [40 + sec, 100],
    ];
    expect(isHeardThrough(hearing(0, lacking(10)), 0, 100)).toBe(true);
    expect(isHeardThrough(hearing(0, lacking(11)), 0, 100)).toBe(false);
    expect(isHeardThrough(hearing(0, [[1000, 1090]]), 1000, 1100)).toBe(true);
    expect(isHeardThrough(hearing(0, [[1000, 1089]]), 1000, 1100)).toBe(false);
  });

  it('adds up over what was noted and what was not', () => {
    expect(joinHeard({ positionSec: 20, heard: null }, { positionSec: 90, heard: [[80, 90]] })).toEqual([
      [0, 20],
      [80, 90],
    ]);
    expect(joinHeard({ positionSec: 20, heard: null }, { positionSec: 90, heard: null })).toBeNull();
    expect(joinHeard({ positionSec: 90, heard: [[80, 90]] }, { positionSec: 20, heard: null })).toEqual([
      [0, 20],
      [80, 90],
    ]);
    for (const positionSec of [0, null]) expect(joinHeard({ positionSec, heard: null }, { positionSec: 90, heard: [] })).toEqual([]);
  });
});
