import { expect, it } from 'vitest';
import type { Place } from '../progress/place.ts';
import { isNewerElsewhere } from './newer-elsewhere.ts';

const placeAt = (observedMs: number, part: Partial<Place> = {}): Place => ({
  ...{ unitId: 'u', positionSec: 10, locator: null, fraction: 0.4, completed: false, playedSec: 0, heard: null, observedMs },
  ...part,
});

it('is a place that is newer than every one in this edition', () => {
  expect(isNewerElsewhere([], placeAt(5))).toBe(true);
  expect(isNewerElsewhere([placeAt(3), placeAt(4)], placeAt(5))).toBe(true);
  expect(isNewerElsewhere([placeAt(3), placeAt(6)], placeAt(5))).toBe(false);
  expect(isNewerElsewhere([placeAt(5)], placeAt(5))).toBe(false);
});

it('is none at the end, nor at the beginning: from there nothing goes on', () => {
  expect(isNewerElsewhere([], placeAt(5, { fraction: 1, completed: true }))).toBe(false);
  expect(isNewerElsewhere([], placeAt(5, { fraction: 0 }))).toBe(false);
  // Once finished, and begun again.
  expect(isNewerElsewhere([], placeAt(5, { completed: true }))).toBe(true);
});
