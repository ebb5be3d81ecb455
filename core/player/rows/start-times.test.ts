import { describe, expect, it } from 'vitest';
import { heardMs, startTimes, steadyTime, totalSec } from './start-times.ts';

describe('the times at which items begin', () => {
  const lengths: (number | null)[] = [100, 200, 300, null, 500];
  const lengthOf = (index: number) => lengths[index] ?? null;

  it('follow one another from the end of the current one', () => {
    expect([...startTimes(1000, 0, 2, lengthOf)]).toEqual([
      [1, 1000],
      [2, 1200],
    ]);
  });
  it('end behind an item of unknown length, and are not there before the current one', () => {
    expect([...startTimes(1000, 1, 4, lengthOf)]).toEqual([
      [2, 1000],
      [3, 1300],
    ]);
  });
  it('are unknown while the end of the current one is', () => expect(startTimes(null, 0, 4, lengthOf).size).toBe(0));

  it('are sooner at a higher speed', () => {
    expect([heardMs(60, 1), heardMs(60, 1.5), heardMs(0, 1), heardMs(-1, 1)]).toEqual([60_000, 40_000, null, null]);
  });
  it('do not waver by seconds', () => {
    expect([steadyTime(100_000, 105_000), steadyTime(100_000, 90_000), steadyTime(100_000, 130_000)]).toEqual([100_000, 100_000, 130_000]);
    expect([steadyTime(null, 5), steadyTime(5, null)]).toEqual([5, null]);
  });
});

describe('the length of the whole queue', () => {
  it('is the sum of all', () => expect(totalSec([60, 0, 30.5])).toBe(90.5));
  it('is unknown while one is, and for nothing', () =>
    expect([totalSec([60, null]), totalSec([]), totalSec([0])]).toEqual([null, null, null]));
});
