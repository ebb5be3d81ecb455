import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contours, isolines, sample, smooth } from '#core/drawing/isolines.ts';
import { alongSpline, spline } from '#core/drawing/path.ts';
import { cairnPaths, cairnStones } from '#core/drawing/stones.ts';
import { noise, type Point, ridgePoints } from '#core/drawing/terrain.ts';

const point = fc.tuple(fc.double({ min: -500, max: 500, noNaN: true }), fc.double({ min: -500, max: 500, noNaN: true }));
const PATH = /^[MqQcClLzZ\d\s.e-]*$/;

describe('noise', () => {
  test('noise stays bounded', () => {
    fc.assert(
      fc.property(fc.string(), point, (seed, [x, y]) => {
        expect(Math.abs(noise(seed)(x, y, 4))).toBeLessThan(1.6);
      }),
    );
  });
});

describe('smooth and isolines', () => {
  test('smooth takes any ring', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (ring, gap) => {
        const d = smooth(ring, gap);
        expect(d).toMatch(PATH);
        expect(d).not.toContain('NaN');
      }),
    );
  });

  test('isolines are rings inside the padded box', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: -1, max: 1, noNaN: true }), (seed, level) => {
        const ground = noise(seed);
        for (const ring of isolines(
          sample((x, y) => ground(x / 40, y / 40), 120, 90),
          level,
        )) {
          expect(ring.length).toBeGreaterThan(5);
          for (const [x, y] of ring) {
            expect(x).toBeGreaterThanOrEqual(-10);
            expect(x).toBeLessThanOrEqual(130);
            expect(y).toBeGreaterThanOrEqual(-10);
            expect(y).toBeLessThanOrEqual(100);
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  test('a round hill gives one ring for each level', () => {
    const levels = contours((x, y) => 1 - Math.hypot(x - 150, y - 150) / 150, 300, 300, 3, 0.2, { top: 0.8 });
    expect(levels.map((d) => d.match(/M/g)?.length)).toEqual([1, 1, 1]);
  });
});

describe('paths', () => {
  test('spline and alongSpline take any points', () => {
    fc.assert(
      fc.property(fc.array(point, { maxLength: 12 }), fc.integer({ min: 1, max: 40 }), (points, count) => {
        expect(spline(points)).not.toContain('NaN');
        const along = alongSpline(points, count);
        expect(along).toHaveLength(count);
        expect(along.flat().every(Number.isFinite)).toBe(true);
      }),
    );
  });

  test('alongSpline keeps both ends and equal distances', () => {
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

  test('a ridge touches its highest and lowest line', () => {
    const heights = ridgePoints('a', 100, { low: 28, high: 3 }).map(([, y]) => y);
    expect(Math.max(...heights)).toBeCloseTo(28);
    expect(Math.min(...heights)).toBeCloseTo(3);
  });
});

describe('stones', () => {
  test('a cairn stands on its line and grows upwards', () => {
    const stones = cairnStones('a', 7, 20, 100);
    expect(stones).toHaveLength(7);
    expect((stones[0]?.cy ?? 0) + (stones[0]?.ry ?? 0)).toBeCloseTo(100);
    stones.slice(1).forEach((stone, i) => expect(stone.cy).toBeLessThan(stones[i]?.cy ?? 0));
  });

  test('no stones, no paths', () => {
    expect(cairnPaths('a', 0, 0, 0)).toEqual([]);
  });
});
