import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contours, isolines, levelPath, sample, smooth, summitHeight } from '#core/drawing/isolines.ts';
import { noise, type Point } from '#core/drawing/terrain.ts';
import { digest } from '../../tests/support/samples/digest.ts';

const point = fc.tuple(fc.double({ min: -500, max: 500, noNaN: true }), fc.double({ min: -500, max: 500, noNaN: true }));
const PATH = /^[MqQcClLzZ\d\s.e-]*$/;
const dome = (x: number, y: number) => 1 - Math.hypot(x - 50, y - 40) / 50;

describe('sample', () => {
  test('reads every place once and is low ground outside', () => {
    const { columns, rows, step, heights } = sample((x, y) => x + y / 100, 20, 10);
    expect([columns, rows, step]).toEqual([5, 4, 10]);
    expect(Array.from(heights)).toEqual([
      ...[-9, -9, -9, -9, -9],
      ...[-9, 0, 10, 20, -9],
      ...[-9, 0.1, 10.1, 20.1, -9],
      ...[-9, -9, -9, -9, -9],
    ]);
  });

  test('covers a box that is no multiple of the step', () => {
    const { columns, rows } = sample(() => 0, 25, 11, 10);
    expect([columns, rows]).toEqual([6, 5]);
  });

  test('knows its summit', () => {
    expect(summitHeight(sample(dome, 100, 80))).toBe(1);
    expect(summitHeight(sample(() => -20, 100, 80))).toBe(-9);
  });
});

describe('isolines', () => {
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

  test('a ring lies where the ground has its level, between the two places that were read', () => {
    const rings = isolines(sample(dome, 100, 80, 5), 0.5);
    expect(rings).toHaveLength(1);
    for (const [x, y] of rings[0] ?? []) expect(Math.abs(dome(x, y) - 0.5)).toBeLessThan(0.02);
  });

  test('two hills have a ring each, and one together further down', () => {
    const saddle = (x: number, y: number) => Math.max(dome(x, y), dome(x - 60, y));
    expect([0.8, 0.3].map((level) => isolines(sample(saddle, 180, 80, 5), level).length)).toEqual([2, 1]);
  });

  test('a ring of five points or fewer is dropped', () => {
    const spike = (x: number, y: number) => (x === 20 && y === 20 ? 1 : 0);
    const block = (x: number, y: number) => (x >= 20 && x <= 30 && y === 20 ? 1 : 0);
    expect(isolines(sample(spike, 40, 40), 0.5)).toEqual([]);
    expect(isolines(sample(block, 50, 40), 0.5)).toHaveLength(1);
  });

  test('keep their course over every kind of ground', () => {
    const ground = noise('a');
    const grid = sample((x, y) => ground(x / 15, y / 15), 200, 160, 8);
    expect([-0.2, 0, 0.1, 0.3].map((level) => digest(levelPath(grid, level)))).toEqual([
      '50c753726d45b090',
      'a9eec297fa7df08d',
      '429ff60ce35d1e7c',
      '7ad0ae5bb4b84ea9',
    ]);
  });
});

describe('smooth', () => {
  const SQUARE: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];

  test('joins the middles of a ring’s sides, its points being the corners', () => {
    expect(smooth(SQUARE)).toBe('M0 5q0 -5 5 -5 5 0 5 5 0 5 -5 5 -5 0 -5 -5z');
  });

  test('drops points that are closer than the gap, and rings of fewer than four', () => {
    expect(smooth([[0, 0], [4, 0], ...SQUARE.slice(1)])).toBe(smooth(SQUARE));
    expect(smooth([[0, 0], [5, 0], ...SQUARE.slice(1)])).not.toBe(smooth(SQUARE));
    expect(smooth(SQUARE, 11)).toBe('');
    expect(smooth(SQUARE.slice(1), 1)).toBe('');
    expect(smooth([])).toBe('');
  });

  test('moves every point as asked', () => {
    expect(smooth(SQUARE, 5, ([x, y]) => [x + 100, y / 2])).toBe('M100 2.5q0 -2.5 5 -2.5 5 0 5 2.5 0 2.5 -5 2.5 -5 0 -5 -2.5z');
  });
});

describe('contours', () => {
  test('rise evenly from the lowest level to just below the summit', () => {
    const levels = contours(dome, 100, 80, 3, 0, { step: 5, top: 0.8 });
    expect(levels).toEqual([0, 0.4, 0.8].map((level) => levelPath(sample(dome, 100, 80, 5), level)));
    expect(contours(dome, 100, 80, 2, 0.5)[1]).toBe(levelPath(sample(dome, 100, 80), 0.5 + 0.5 * 0.94));
  });
});
