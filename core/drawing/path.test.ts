import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alongSpline, polyline, spline, tenth } from '#core/drawing/path.ts';
import type { Point } from '#core/drawing/terrain.ts';

const point = fc.tuple(fc.double({ min: -500, max: 500, noNaN: true }), fc.double({ min: -500, max: 500, noNaN: true }));
const BEND: Point[] = [
  [0, 0],
  [60, 0],
  [60, 30],
];

test('tenth rounds to a tenth', () => {
  expect([1.26, -1.24, 3].map(tenth)).toEqual([1.3, -1.2, 3]);
});

test('polyline goes straight from point to point', () => {
  expect(
    polyline([
      [0, 1.26],
      [2, 3],
      [4, 5],
    ]),
  ).toBe('M0 1.3L2 3L4 5');
  expect(polyline([])).toBe('');
});

describe('spline', () => {
  test('goes through all points, level at both ends', () => {
    expect(spline(BEND)).toBe('M0 0C10 0 50 -5 60 0C70 5 60 25 60 30');
    expect(spline([[1, 2]])).toBe('M1 2');
    expect(spline([])).toBe('');
  });

  test('closes a ring', () => {
    expect(spline(BEND, true)).toBe('M0 0C0 -5 50 -5 60 0C70 5 70 30 60 30C50 30 0 5 0 0Z');
  });

  test('bends more with more tension, and not at all without', () => {
    expect(spline(BEND, false, 0.5)).toBe('M0 0C30 0 30 -15 60 0C90 15 60 15 60 30');
    expect(spline(BEND, false, 0)).toBe('M0 0C0 0 60 0 60 0C60 0 60 30 60 30');
  });
});

describe('alongSpline', () => {
  test('takes any points', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), (points, count) => {
        expect(spline(points)).not.toContain('NaN');
        const along = alongSpline(points, count);
        expect(along).toHaveLength(count);
        expect(along.flat().every(Number.isFinite)).toBe(true);
      }),
    );
  });

  test('keeps both ends and equal distances', () => {
    const line: Point[] = [
      [0, 0],
      [100, 0],
      [200, 0],
    ];
    expect(alongSpline(line, 5)).toEqual([
      [0, 0],
      [50, 0],
      [100, 0],
      [150, 0],
      [200, 0],
    ]);
  });

  test('follows the bend at equal distances', () => {
    expect(alongSpline(BEND, 4)).toEqual([
      [0, 0],
      [30.8, -1.9],
      [61.1, 0.7],
      [60, 30],
    ]);
  });

  test('is the beginning alone, or where there is nothing else', () => {
    expect(alongSpline(BEND, 1)).toEqual([[0, 0]]);
    expect(alongSpline(BEND, 0)).toEqual([]);
    expect(alongSpline([[7, 8]], 2)).toEqual([
      [7, 8],
      [7, 8],
    ]);
    expect(alongSpline([], 2)).toEqual([
      [0, 0],
      [0, 0],
    ]);
  });
});
