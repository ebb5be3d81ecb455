import { describe, expect, it } from 'vitest';
import { dropIndex, edgeScrollPx, makeRoom, scrollToRow } from './row-place.ts';

describe('a carried row', () => {
  it.each([
    [0, 0],
    [35, 0],
    [37, 1],
    [215, 3],
    [9999, 5],
    [-50, 0],
  ])('%d pixels down is over place %d of six', (topPx, place) => expect(dropIndex(topPx, 72, 6)).toBe(place));

  it('has the others make room between where it was and where it is', () => {
    const shifts = (from: number, over: number) => [0, 1, 2, 3, 4].map((index) => makeRoom(index, from, over));
    expect(shifts(1, 3)).toEqual([0, 0, -1, -1, 0]);
    expect(shifts(3, 1)).toEqual([0, 1, 1, 0, 0]);
    expect(shifts(2, 2)).toEqual([0, 0, 0, 0, 0]);
  });

  it('leaves the rows in the order that a move makes', () => {
    for (let from = 0; from < 6; from++)
      for (let over = 0; over < 6; over++) {
        const seen = [0, 1, 2, 3, 4, 5].toSorted((a, b) => placeOf(a, from, over) - placeOf(b, from, over));
        expect(seen).toEqual([0, 1, 2, 3, 4, 5].toSpliced(from, 1).toSpliced(over, 0, from));
      }
  });
  const placeOf = (index: number, from: number, over: number) => (index === from ? over : index + makeRoom(index, from, over));

  it('scrolls near the edges, faster the nearer, and nowhere else', () => {
    expect(edgeScrollPx(400, 100, 700)).toBe(0);
    expect(edgeScrollPx(150, 100, 700)).toBeLessThan(0);
    expect(edgeScrollPx(105, 100, 700)).toBeLessThan(edgeScrollPx(150, 100, 700));
    expect(edgeScrollPx(690, 100, 700)).toBeGreaterThan(0);
    expect(edgeScrollPx(5000, 100, 700)).toBe(edgeScrollPx(700, 100, 700));
  });
});

describe('bringing a row into view', () => {
  it.each([
    [0, 3, 0],
    [300, 2, 144],
    [0, 9, 320],
    [100, 3, 100],
    [-40, 0, -40],
  ])('scrolled by %d, row %d takes it to %d', (offset, index, wanted) => expect(scrollToRow(offset, 400, index, 72)).toBe(wanted));
});
