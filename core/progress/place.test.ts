import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HeardSpan } from './heard.ts';
import { newerPlace, settledMs, type Place, type PlaceReport } from './place.ts';

const NOW = 1_000_000_000;

const at = (observedMs: number, positionSec: number, more: Partial<Place> = {}): Place => ({
  unitId: 'a',
  positionSec,
  locator: null,
  fraction: positionSec / 1000,
  completed: false,
  playedSec: 10,
  heard: null,
  observedMs,
  ...more,
});

describe('newerPlace', () => {
  const older = at(1, 10);
  const newer = at(2, 20);
  const place = fc.record({
    unitId: fc.constant('a'),
    positionSec: fc.integer({ min: 0, max: 1000 }),
    locator: fc.constant(null),
    fraction: fc.constantFrom(0, 0.5, 1),
    completed: fc.boolean(),
    playedSec: fc.integer({ min: 0, max: 1000 }),
    heard: fc.option(fc.constant<HeardSpan[]>([[3, 9]])),
    observedMs: fc.integer({ min: 0, max: NOW }),
  });

  it('is where the newer one is', () => {
    expect(newerPlace(older, newer)).toMatchObject({ positionSec: 20, observedMs: 2 });
    expect(newerPlace(newer, older)).toMatchObject({ positionSec: 20, observedMs: 2 });
    expect(newerPlace(older, at(1, 30))).toMatchObject({ positionSec: 10 });
    expect([newerPlace(null, older), newerPlace(older, null), newerPlace(null, null)]).toEqual([older, older, null]);
  });

  it('keeps from the older one what is never undone', () => {
    const done = at(1, 100, { completed: true, fraction: 1, playedSec: 90, heard: [[0, 100]] });
    expect(newerPlace(done, at(2, 5, { heard: [] }))).toMatchObject({
      positionSec: 5,
      fraction: 0.005,
      completed: true,
      playedSec: 90,
      heard: [[0, 100]],
    });
  });

  it('is not finished because it is newer', () => {
    expect(newerPlace(older, newer).completed).toBe(false);
    expect(newerPlace(older, at(2, 20, { completed: true })).completed).toBe(true);
  });

  it('does not depend on which comes first, and says nothing new the second time', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        fc.pre(a.observedMs !== b.observedMs);
        const both = newerPlace(a, b);
        expect(newerPlace(b, a)).toEqual(both);
        expect(newerPlace(both, a)).toEqual(both);
        expect(newerPlace(both, b)).toEqual(both);
      }),
    );
  });
});

describe('settledMs', () => {
  const report: PlaceReport = { ...at(NOW, 20), addedSec: 5, addedHeard: null };

  it('is when the device saw it, unless the server has taken that for the future', () => {
    expect([null, at(NOW, 20), at(NOW + 5, 90)].map((answer) => settledMs(report, answer))).toEqual([NOW, NOW, NOW]);
    expect(settledMs(report, at(NOW - 5000, 20))).toBe(NOW - 5000);
  });

  it('is before what the server has of another device', () => {
    expect(settledMs(report, at(NOW - 5000, 90))).toBe(NOW - 5001);
  });
});
