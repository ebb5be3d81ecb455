import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clamp, climb, hill, noise, ridgePoints } from '#core/drawing/terrain.ts';
import { digest } from '../../tests/support/samples/digest.ts';

const place = fc.double({ min: -500, max: 500, noNaN: true });

describe('noise', () => {
  test('stays bounded', () => {
    fc.assert(
      fc.property(fc.string(), place, place, (seed, x, y) => {
        expect(Math.abs(noise(seed)(x, y, 4))).toBeLessThan(1.6);
      }),
    );
  });

  test('is the same ground for the same seed', () => {
    const rock = noise('a');
    const heights = [rock(0.3, 0.7), rock(-4.2, 9.9, 1), rock(120.5, -3.1, 5)];
    expect(heights.map((height) => height.toFixed(6))).toEqual(['-0.167774', '0.113653', '0.025244']);
  });

  test('is level on the corners of its lattice', () => {
    for (const [x, y] of [
      [0, 0],
      [3, -2],
    ] as const)
      expect(noise('a')(x, y, 1)).toBeCloseTo(0);
  });
});

describe('hill', () => {
  test('is 1 on its top and falls by its spreads', () => {
    expect(hill(5, 7, 5, 7, 3)).toBe(1);
    expect(hill(8, 7, 5, 7, 3)).toBeCloseTo(Math.exp(-0.5));
    expect(hill(5, 10, 5, 7, 3)).toBeCloseTo(Math.exp(-0.5));
    expect(hill(5, 13, 5, 7, 3, 6)).toBeCloseTo(Math.exp(-0.5));
    expect(hill(8, 10, 5, 7, 3, 3)).toBeCloseTo(Math.exp(-1));
  });

  test('turns about its top', () => {
    expect(hill(5, 10, 5, 7, 3, 1, Math.PI / 2)).toBeCloseTo(Math.exp(-0.5));
    expect(hill(6, 8, 5, 7, 2, 1, Math.PI / 4)).toBeCloseTo(Math.exp(-0.25));
    expect(hill(6, 6, 5, 7, 2, 1, Math.PI / 4)).toBeCloseTo(Math.exp(-1));
  });
});

describe('climb', () => {
  const box = { x0: 0, y0: 0, x1: 100, y1: 100 };
  const dome = (x: number, y: number) => hill(x, y, 60, 40, 30);

  test('goes uphill, two units a step', () => {
    const [x, y] = climb(dome, [40, 40], 5, box);
    expect([x, y]).toEqual([50, 40]);
    const [left, up] = climb(dome, [60, 70], 3, box);
    expect([left, up]).toEqual([60, 64]);
    const top = climb(dome, [20, 80], 60, box);
    expect(Math.hypot(top[0] - 60, top[1] - 40)).toBeLessThan(3);
  });

  test('stays where it is on level ground, and inside the box on a slope', () => {
    expect(climb(() => 1, [20, 30], 9, box)).toEqual([20, 30]);
    expect(climb((x, y) => x + y, [90, 95], 40, box)).toEqual([100, 100]);
    expect(climb((x, y) => -x - y, [4, 9], 40, box)).toEqual([0, 0]);
  });
});

describe('a ridge', () => {
  test('touches its highest and lowest line', () => {
    const heights = ridgePoints('a', 100, { low: 28, high: 3 }).map(([, y]) => y);
    expect(Math.max(...heights)).toBeCloseTo(28);
    expect(Math.min(...heights)).toBeCloseTo(3);
  });

  test('reaches from 0 to its width, in as many stretches as asked', () => {
    const points = ridgePoints('a', 90, { count: 3 });
    expect(points.map(([x]) => x)).toEqual([0, 30, 60, 90]);
    expect(ridgePoints('a', 90)).toHaveLength(121);
  });

  test('keeps its skyline', () => {
    const round = (points: ReturnType<typeof ridgePoints>) => digest(JSON.stringify(points.map(([x, y]) => [x.toFixed(4), y.toFixed(4)])));
    expect(round(ridgePoints('a', 100))).toBe('0d13e0d1aa6e1a53');
    expect(round(ridgePoints('a', 100, { count: 40, low: 9, high: 2, octaves: 2, frequency: 5 }))).toBe('b1b4ef02d4618479');
  });
});

test('clamp keeps a number between two bounds', () => {
  expect([-1, 0, 3, 5, 9].map((value) => clamp(value, 0, 5))).toEqual([0, 0, 3, 5, 5]);
});
