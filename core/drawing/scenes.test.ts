import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { elevation, type Elevation } from '#core/drawing/elevation.ts';
import { itemMap } from '#core/drawing/item-map.ts';
import { panorama } from '#core/drawing/peaks.ts';
import { SCENES, scene } from '#core/drawing/scenes.ts';
import { digest } from '../../tests/support/samples/digest.ts';

/* Files that are used from a page may not rely on its style sheets, nor on ids, which resolve in the wrong document. */
const FORBIDDEN = /style=|class=|url\(|NaN|undefined/;

const GOLDEN: Record<string, string> = {
  landing: '2f0eb8fd93b5b885',
  'landing-phone': '7eef433f79e1431a',
  'auth-night': '8b51f169b875dc0a',
  'auth-day': '533bde7c465058a9',
  coach: '4137f3b557bfef41',
  ways: '7d1386afa96e0c6e',
  questions: 'f270dca7e9335336',
  year: '53d0b953be3c0d59',
  peaks: 'b8ca9940f1f88149',
};

describe('scene', () => {
  test.each(SCENES)('keeps its picture: %s', (name) => expect(digest(scene(name))).toBe(GOLDEN[name]));

  for (const name of SCENES) {
    test(`is one well-formed symbol: ${name}`, () => {
      const svg = scene(name);
      expect(XMLValidator.validate(svg)).toBe(true);
      expect(svg.match(/<symbol id="map"/g)).toHaveLength(1);
      expect(svg).not.toMatch(FORBIDDEN);
      expect(scene(name)).toBe(svg);
    });
  }
});

describe('itemMap', () => {
  test.each([
    ['first-light', 7, 'd9703af2959fca74'],
    ['7f3a-91', 2, '72daa5ce74c30906'],
  ])('keeps its country: %s', (seed, waypoints, golden) => {
    expect(digest(JSON.stringify(itemMap({ seed, waypoints })))).toBe(golden);
  });

  test('has a start and a summit at least, and whole waypoints', () => {
    expect([-1, 0, 1, 2.9].map((waypoints) => itemMap({ seed: 'a', waypoints }).points.length)).toEqual([2, 2, 2, 2]);
  });

  test('leads from the lower left to the upper right on any seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 80 }), (seed, waypoints) => {
        const { svg, points, route } = itemMap({ seed, waypoints });
        expect(svg).not.toMatch(FORBIDDEN);
        expect(route).not.toContain('NaN');
        expect(points).toHaveLength(waypoints);
        const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
        expect(first[0]).toBeLessThan(400);
        expect(first[1]).toBeGreaterThan(250);
        expect(last[0]).toBeGreaterThan(600);
        expect(last[1]).toBeLessThan(140);
        for (const [x, y] of points) {
          expect(x).toBeGreaterThanOrEqual(280);
          expect(x).toBeLessThanOrEqual(836);
          expect(y).toBeGreaterThanOrEqual(20);
          expect(y).toBeLessThanOrEqual(344);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('elevation', () => {
  const WEEKS = [10, 26, 20, 48, 62, 40];
  /* Without the points, which are the line again. */
  const pictureOf = (drawn: Elevation): string => digest(JSON.stringify({ ...drawn, profile: undefined }));

  test('keeps its picture', () => {
    expect(pictureOf(elevation(WEEKS))).toBe('c590fd10a0aa47df');
    expect(pictureOf(elevation([4, 90, 30], { width: 300, base: 100, scale: 1, left: 10, right: 5, seed: 'b', rough: 20 }))).toBe(
      'e9d67e43684de44f',
    );
  });

  test('places a value by its week and its height', () => {
    const { x, y, end } = elevation(WEEKS, { width: 600, left: 40, right: 60, base: 300, scale: 2 });
    expect([x(0), x(5), y(0), y(62)]).toEqual([40, 540, 300, 176]);
    expect(end[0]).toBe(540);
  });

  test('lies level without values', () => {
    expect(elevation([], { rough: 0, left: 0 }).line).toMatch(/^M0 300(L\d+ 300)+$/);
  });
});

describe('panorama', () => {
  const PEAKS = [
    { name: 'Verbal', value: 100, margin: 5, x: 96 },
    { name: 'Logical', value: 140, margin: 9, x: 690 },
    { name: 'Pattern', value: 126, margin: 1, x: 372 },
    { name: 'Spatial', value: 75, margin: 12, x: 40 },
  ];

  test('keeps its mountains', () => {
    expect(panorama(PEAKS).shapes.map((shape) => digest(JSON.stringify(shape)))).toEqual([
      'e570f97b6ad27414',
      'fd2c78463f0f61f5',
      '7e32aa8f8139c2d6',
      'b296fc4312888d24',
    ]);
    const options = { width: 500, left: 0, base: 200, baseValue: 60, scale: 2 };
    expect(panorama(PEAKS, options).shapes.map((shape) => digest(JSON.stringify(shape)))).toEqual([
      '5206ac9b2297850d',
      '70e0d91287b128f3',
      'bd153c4fc47cb260',
      '3f1a902273002a1d',
    ]);
  });

  test('stands the highest furthest off and palest, never paler than the fifth tint', () => {
    const range = Array.from({ length: 7 }, (_, i) => ({ name: `${i}`, value: 90 + i, margin: 3, x: 100 }));
    const { shapes } = panorama(range);
    expect(shapes.map(({ name }) => name).join('')).toBe('6543210');
    expect(shapes.map(({ shade }) => shade)).toEqual([16, 22, 30, 38, 46, 46, 46]);
  });

  test('measures from its base line', () => {
    const { y, shapes } = panorama(PEAKS.slice(0, 1), { base: 200, baseValue: 60, scale: 2 });
    expect([y(60), y(100)]).toEqual([200, 120]);
    expect(shapes[0]?.label).toEqual([96, 110]);
    expect(shapes[0]?.mast).toBe('M96 120V110M92 110h8');
  });
});

describe('elevation and panorama', () => {
  test('take any values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 60 }), (values) => {
        expect(JSON.stringify(elevation(values))).not.toMatch(/NaN|null/);
      }),
      { numRuns: 30 },
    );
    const peak = fc.record({
      name: fc.string(),
      value: fc.integer({ min: 55, max: 145 }),
      margin: fc.integer({ min: 1, max: 12 }),
      x: fc.integer({ min: 40, max: 680 }),
    });
    fc.assert(
      fc.property(fc.array(peak, { maxLength: 7 }), (peaks) => {
        expect(JSON.stringify(panorama(peaks).shapes)).not.toMatch(/NaN|null/);
      }),
      { numRuns: 30 },
    );
  });
});
