import { describe, expect, it } from 'vitest';
import type { Place } from '../progress/place.ts';
import { writeLocator, type Locator } from './locator.ts';
import { findBookPlace, findPlaceOffer } from './place-offer.ts';

const locator: Locator = { cfi: 'epubcfi(/6/4!/4/2)', href: 'two.xhtml', fraction: 0.4, text: 'Begin small.', chapter: 'Two' };

const place = (more: Partial<Place> = {}): Place => ({
  unitId: 'small-starts.book',
  positionSec: null,
  locator: writeLocator(locator),
  fraction: 0.4,
  completed: false,
  playedSec: 0,
  heard: null,
  observedMs: 100,
  ...more,
});

describe('where a learner is in a book', () => {
  it('is the place that was read', () => {
    expect(findBookPlace(place())).toEqual({ type: 'read', locator });
    expect(findBookPlace(null)).toBeNull();
  });

  it('of an older client is its CFI, with the share that was kept beside it', () => {
    expect(findBookPlace(place({ locator: 'epubcfi(/6/4)' }))).toEqual({
      type: 'read',
      locator: { cfi: 'epubcfi(/6/4)', href: '', fraction: 0.4, text: '', chapter: '' },
    });
  });

  it('is the second that was heard, when listening came last', () => {
    expect(findBookPlace(place({ locator: null, positionSec: 90 }))).toEqual({ type: 'heard', positionSec: 90, fraction: 0.4 });
  });

  it('is only a share of it, where a locator cannot be understood', () => {
    expect(findBookPlace(place({ locator: 'chapter-3' }))).toEqual({ type: 'share', fraction: 0.4 });
  });

  it('is its beginning when it was marked as finished, or nothing was read', () => {
    expect(findBookPlace(place({ locator: null, fraction: 1, completed: true }))).toBeNull();
    expect(findBookPlace(place({ locator: null, positionSec: 0, fraction: 0 }))).toBeNull();
  });
});

describe('a place from elsewhere', () => {
  const own = { observedMs: 100, fraction: 0.1 };

  it('is offered when it is newer and further away than a page', () => {
    expect(findPlaceOffer(own, place({ observedMs: 101 }))).toEqual({ type: 'read', locator });
    expect(findPlaceOffer(null, place())).toEqual({ type: 'read', locator });
  });

  it('is not offered when this page has reported it, or something newer', () => {
    expect(findPlaceOffer(own, place({ observedMs: 100 }))).toBeNull();
    expect(findPlaceOffer(own, place({ observedMs: 99 }))).toBeNull();
    expect(findPlaceOffer(own, null)).toBeNull();
  });

  it('is not offered when it is here', () => {
    expect(findPlaceOffer({ ...own, fraction: 0.396 }, place({ observedMs: 200 }))).toBeNull();
  });
});
