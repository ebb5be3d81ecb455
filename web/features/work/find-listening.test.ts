import { afterEach, describe, expect, it } from 'vitest';
import type { ItemDetail } from '#core/library/catalogue.ts';
import type { Place } from '#core/progress/place.ts';
import { places } from '#web/places.ts';
import { findListening, findWhereRead } from './find-listening.ts';

const BOOK = { units: [{ id: 'book' }], speechId: null } as unknown as ItemDetail;
const RECORDING = {
  id: 'spoken',
  units: [{ id: 'one', title: 'One', durationSec: 100, chapters: [] }],
  progress: [],
} as unknown as ItemDetail;

const placeIn = (unitId: string, fraction: number, observedMs: number): Place => ({
  ...{ unitId, fraction, observedMs, locator: null, completed: false, playedSec: 30, heard: null },
  positionSec: unitId === 'book' ? null : fraction * 100,
});
const SAID = placeIn('book', 0.36, 1000);

afterEach(() => places.clear());

describe('from a place that a page names', () => {
  it.each([
    ['read on', placeIn('book', 0.9, 2000)],
    ['listened on', placeIn('one', 0.7, 2000)],
  ])('goes there, though another device has %s since', async (_, since) => {
    places.note(since);
    expect(await findWhereRead(BOOK, RECORDING, SAID)).toMatchObject({ unitId: 'one', sec: 36 });
    expect((await findListening(BOOK, RECORDING, SAID)).sec).toBe(100 * since.fraction);
  });
});
