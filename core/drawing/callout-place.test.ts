import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, calloutPlaces, overlap, placeCallout, pointAlong, type Box } from './callout-place.ts';
import type { Point } from './terrain.ts';

const WITHIN: Box = { x: 326, y: 10, width: 500, height: 324 };
const SIZE = { width: 180, height: 36 };

const onMap: fc.Arbitrary<Point> = fc.tuple(fc.double({ min: 330, max: 820, noNaN: true }), fc.double({ min: 20, max: 324, noNaN: true }));
const isWithin = (box: Box): boolean => Math.abs(overlap(box, WITHIN) - box.width * box.height) < 1e-6;

describe('a callout', () => {
  it('covers nothing as soon as one place is free', () => {
    fc.assert(
      fc.property(onMap, fc.array(onMap, { maxLength: 20 }), (at, stops) => {
        const avoid = stops.map((stop) => around(stop, 8));
        const isFree = (place: Box): boolean => isWithin(place) && avoid.every((box) => overlap(place, box) === 0);
        fc.pre(calloutPlaces(at, SIZE).some(isFree));
        expect(isFree(placeCallout({ at, ...SIZE, within: WITHIN, avoid }))).toBe(true);
      }),
    );
  });

  it('stays on the map, however full that is', () => {
    fc.assert(
      fc.property(onMap, fc.array(onMap, { maxLength: 60 }), (at, stops) => {
        fc.pre(calloutPlaces(at, SIZE).some(isWithin));
        expect(isWithin(placeCallout({ at, ...SIZE, within: WITHIN, avoid: stops.map((stop) => around(stop, 8)) }))).toBe(true);
      }),
    );
  });

  it('never covers the ring it points at', () => {
    fc.assert(
      fc.property(onMap, (at) => {
        for (const place of calloutPlaces(at, SIZE)) expect(overlap(place, around(at, 11))).toBe(0);
      }),
    );
  });

  it('stands above the ring where all is free, and below it where the next stop is above', () => {
    const at: Point = [560, 170];
    expect(placeCallout({ at, ...SIZE, within: WITHIN, avoid: [] })).toMatchObject({ side: 'above', align: 'middle' });
    const above = around([560, 130], 8);
    expect(placeCallout({ at, ...SIZE, within: WITHIN, avoid: [above] })).toMatchObject({ side: 'below', align: 'middle' });
  });
});

describe('a point along a line', () => {
  const line: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
  ];

  it.each([
    [-1, [0, 0]],
    [0.25, [5, 0]],
    [0.5, [10, 0]],
    [0.75, [10, 5]],
    [2, [10, 10]],
  ])('stands at %d of it', (share, point) => expect(pointAlong(line, share)).toEqual(point));
});
