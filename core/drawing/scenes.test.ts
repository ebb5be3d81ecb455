import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { elevation } from '#core/drawing/elevation.ts';
import { itemMap } from '#core/drawing/item-map.ts';
import { panorama } from '#core/drawing/peaks.ts';
import { SCENES, scene } from '#core/drawing/scenes.ts';

/* Files that are used from a page may not rely on its style sheets, nor on ids, which resolve in the wrong document. */
const FORBIDDEN = /style=|class=|url\(|NaN|undefined/;

describe('scene', () => {
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

describe('elevation and panorama', () => {
  test('take any values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 60 }), (values) => {
        expect(JSON.stringify(elevation(values))).not.toMatch(/NaN|null/);
      }),
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
    );
  });
});
