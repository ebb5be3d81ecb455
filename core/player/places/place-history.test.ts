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
