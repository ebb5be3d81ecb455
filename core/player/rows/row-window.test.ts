import { describe, expect, it } from 'vitest';
import { drawnRows, rowsAround, visibleRows } from './row-window.ts';

describe('the rows that are drawn', () => {
  it('are those in view and at least six more on each side, by fours', () => {
    expect(visibleRows(7200, 400, 72, 10_000)).toEqual({ first: 92, last: 111 });
    expect(visibleRows(0, 400, 72, 10_000)).toEqual({ first: 0, last: 11 });
    expect(visibleRows(72, 400, 72, 10_000)).toEqual({ first: 0, last: 15 });
    expect(visibleRows(216, 400, 72, 10_000)).toEqual({ first: 0, last: 15 });
  });

  it.each([
    [0, 0],
    [0, 1],
    [5000, 3],
    [-300, 3],
  ])('stay within the list, scrolled to %d with %d rows', (offsetPx, count) => {
    const { first, last } = visibleRows(offsetPx, 400, 72, count);
    expect(first).toBeGreaterThanOrEqual(0);
    expect(last).toBeLessThan(count);
    expect(drawnRows({ first, last }, [], count).every((index) => index < count)).toBe(true);
  });

  it('are few, however long the list is', () => {
    for (let offset = 0; offset < 720_000; offset += 997) {
      const { first, last } = visibleRows(offset, 600, 72, 10_000);
      expect(last - first).toBeLessThan(30);
      expect(first * 72).toBeLessThanOrEqual(offset);
      expect((last + 1) * 72).toBeGreaterThanOrEqual(Math.min(offset + 600, 720_000));
    }
  });

  it('surround the current one before anything is measured', () => {
    const { first, last } = rowsAround(500, 1000);
    expect(first).toBeLessThan(500);
    expect(last).toBeGreaterThan(515);
    expect(rowsAround(-1, 0)).toEqual({ first: 0, last: -1 });
  });

  it('keep those that are held, in order and once', () => {
    expect(drawnRows({ first: 4, last: 6 }, [5, 900, 1, -1], 901)).toEqual([1, 4, 5, 6, 900]);
    expect(drawnRows({ first: 0, last: 9 }, [3, 7], 2)).toEqual([0, 1]);
  });
});
