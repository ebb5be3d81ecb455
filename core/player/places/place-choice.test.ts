import { describe, expect, it } from 'vitest';
import type { Place } from '../../progress/place.ts';
import { findPlaceChoice } from './place-choice.ts';

const place = (positionSec: number | null, observedMs: number, changes: Partial<Place> = {}): Place => ({
  unitId: 'a',
  positionSec,
  locator: null,
  fraction: 0.4,
  completed: false,
  playedSec: 0,
  heard: null,
  observedMs,
  ...changes,
});

describe('findPlaceChoice', () => {
  it('asks when another device left the unit more than a minute away', () => {
    expect(findPlaceChoice(place(495, 1), place(760, 2), null)).toEqual({ unitId: 'a', hereSec: 495, otherSec: 760 });
    expect(findPlaceChoice(place(760, 3), place(495, 2), 1)).toEqual({ unitId: 'a', hereSec: 760, otherSec: 495 });
  });

  it.each([
    ['the places are within a minute', place(495, 1), place(555, 2), null],
    ['this browser has no place', null, place(760, 2), null],
    ['the server has no place', place(495, 1), null, null],
    ['it is the same report', place(495, 1), place(760, 1), null],
    ['the server only has an older report of this browser', place(900, 9), place(495, 4), 4],
    ['the unit was finished there', place(495, 1), place(600, 2, { completed: true, fraction: 1 }), null],
    ['the unit was finished here', place(600, 3, { completed: true, fraction: 1 }), place(20, 2), null],
    ['one of them is a place in a text', place(495, 1), place(null, 2), null],
  ])('does not ask when %s', (_, here, onServer, confirmedMs) => {
    expect(findPlaceChoice(here, onServer, confirmedMs)).toBeNull();
  });
});
