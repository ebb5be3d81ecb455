import { describe, expect, it } from 'vitest';
import { noteJump, placeToReturnTo, type Jump, type LeftPlace } from './place-history.ts';

const jump = (fromSec: number, toSec: number, nowMs: number, unitId = 'a'): Jump => ({ unitId, fromSec, toSec, nowMs });
const after = (...jumps: Jump[]): readonly LeftPlace[] => jumps.reduce<readonly LeftPlace[]>(noteJump, []);

describe('the places that were left', () => {
  it('keeps the place before a jump, not before a step', () => {
    expect(after(jump(100, 85, 0))).toEqual([]);
    expect(after(jump(100, 500, 0))).toEqual([{ unitId: 'a', positionSec: 100, leftMs: 0 }]);
    expect(placeToReturnTo(after(jump(100, 500, 0)), 'a')?.positionSec).toBe(100);
  });

  it('knows a step from a jump by twenty seconds', () => {
    expect([119.9, 120, 80].map((toSec) => after(jump(100, toSec, 0)).length)).toEqual([0, 1, 1]);
  });

  it('is over with a search after six seconds, or in another unit', () => {
    const left = (...jumps: Jump[]): number[] => after(jump(100, 500, 0), ...jumps).map(({ positionSec }) => positionSec);
    expect(left(jump(500, 900, 5999))).toEqual([100]);
    expect(left(jump(500, 900, 6000))).toEqual([100, 500]);
    expect(left(jump(30, 90, 10, 'b'))).toEqual([100, 30]);
  });

  it('has come back by hand when it is within a step of where it began', () => {
    const returned = (toSec: number): number => after(jump(100, 500, 0), jump(500, toSec, 3000)).length;
    expect([80, 81, 119, 120].map(returned)).toEqual([1, 0, 0, 1]);
  });

  it('takes jumps in quick succession as one search', () => {
    const history = after(jump(100, 130, 0), jump(130, 160, 2000), jump(160, 190, 5000), jump(190, 20, 9000));
    expect(history.map(({ positionSec }) => positionSec)).toEqual([100]);
  });

  it('forgets it when the search comes back by hand', () => {
    expect(after(jump(100, 500, 0), jump(500, 105, 3000))).toEqual([]);
  });

  it('keeps two places that were left one after the other, newest last', () => {
    const history = after(jump(100, 500, 0), jump(540, 50, 60_000));
    expect(history.map(({ positionSec }) => positionSec)).toEqual([100, 540]);
  });

  it('offers nothing in another unit', () => {
    expect(placeToReturnTo(after(jump(100, 500, 0)), 'b')).toBeNull();
    expect(placeToReturnTo([], null)).toBeNull();
  });

  it('does not grow without end', () => {
    const many = Array.from({ length: 50 }, (_, i) => jump(i * 100, 9000, i * 60_000));
    expect(after(...many).length).toBeLessThanOrEqual(20);
  });
});
