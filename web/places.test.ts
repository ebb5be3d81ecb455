import { expect, it } from 'vitest';
import type { Place } from '#core/progress/place.ts';
import { createPlaces } from './places.ts';

const at = (observedMs: number, positionSec: number, more: Partial<Place> = {}): Place => ({
  unitId: 'a',
  positionSec,
  locator: null,
  fraction: positionSec / 100,
  completed: false,
  playedSec: 0,
  heard: [],
  observedMs,
  ...more,
});
const open = (...noted: Place[]) => {
  const places = createPlaces();
  noted.forEach(places.note);
  return { ...places, shown: (unitId = 'a') => places.store.getState().get(unitId) };
};

it('shows the newest place, whichever came first', () => {
  expect(open(at(1, 10), at(2, 20)).shown()).toMatchObject({ positionSec: 20 });
  expect(open(at(2, 20), at(1, 10)).shown()).toMatchObject({ positionSec: 20 });
  expect(open(at(1, 10)).shown('b')).toBeUndefined();
});

it('takes the later word of one instant', () => {
  expect(open(at(1, 99), at(1, 100, { completed: true })).shown()).toMatchObject({ positionSec: 100, completed: true });
});

it('puts what the server has made of a report in its place, though another device or another clock speaks in it', () => {
  const places = open(at(5000, 10));
  places.settle(5000, at(4000, 70, { playedSec: 300 }));
  expect(places.shown()).toEqual(at(4000, 70, { playedSec: 300 }));
});

it('keeps what was seen since the report over the answer to it', () => {
  const places = open(at(1, 10), at(2, 20));
  places.settle(1, at(1, 10, { playedSec: 300, completed: true }));
  expect(places.shown()).toMatchObject({ positionSec: 20, playedSec: 300, completed: true });
});

it('forgets everything', () => {
  const places = open(at(1, 10));
  places.clear();
  expect(places.shown()).toBeUndefined();
});
