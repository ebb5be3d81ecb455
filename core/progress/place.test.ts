import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSpans, type HeardSpan } from './heard.ts';
import { CLOCK_TOLERANCE_MS, isFinished, mergePlace, newerPlace, type Place } from './place.ts';

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
/** What a player reports before it has restored the place. */
const freshLoad = (observedMs: number) => at(observedMs, 0, { fraction: 0, playedSec: 0, heard: [] });

const mergeAll = (reports: readonly Place[], now = NOW) =>
  reports.reduce<Place | null>((stored, report) => mergePlace(stored, report, now), null);

describe('mergePlace', () => {
  it('keeps a first report as it is', () => {
    expect(mergePlace(null, at(5, 100), NOW)).toEqual(at(5, 100));
  });

  it('follows a listener over three devices', () => {
    const steps: [Place, Partial<Place>][] = [
      [at(100, 10), { positionSec: 10, fraction: 0.01, playedSec: 10, observedMs: 100, completed: false }],
      // The telephone was offline: its place is older than the next one, its time counts.
      [at(300, 30), { positionSec: 30, fraction: 0.03, playedSec: 20, observedMs: 300 }],
      [at(200, 900), { positionSec: 30, fraction: 0.03, playedSec: 30, observedMs: 300 }],
      // A tablet loads the unit.
      [freshLoad(400), { positionSec: 30, fraction: 0.03, playedSec: 30, observedMs: 300 }],
      [
        at(500, 1000, { completed: true, fraction: 1 }),
        { positionSec: 1000, fraction: 1, playedSec: 40, observedMs: 500, completed: true },
      ],
      [at(600, 20), { positionSec: 20, fraction: 0.02, playedSec: 50, observedMs: 600, completed: true }],
    ];
    let stored: Place | null = null;
    for (const [report, expected] of steps) {
      stored = mergePlace(stored, report, NOW);
      expect(stored).toMatchObject(expected);
    }
  });

  it('takes back to the beginning somebody who plays from there', () => {
    expect(mergePlace(at(1, 500), at(2, 0, { playedSec: 3 }), NOW)).toMatchObject({ positionSec: 0, observedMs: 2, playedSec: 13 });
  });

  it('keeps an older completion', () => {
    expect(mergePlace(at(9, 40), at(3, 1000, { completed: true }), NOW)).toMatchObject({
      positionSec: 40,
      completed: true,
      observedMs: 9,
    });
  });

  it('keeps the place in the text when only the sound moves, and the other way round', () => {
    const read = at(1, 0, { positionSec: null, locator: 'p3' });
    const heard = at(2, 50);
    expect(mergePlace(read, heard, NOW)).toMatchObject({ positionSec: 50, locator: 'p3' });
    expect(mergePlace(heard, { ...read, observedMs: 3 }, NOW)).toMatchObject({ positionSec: 50, locator: 'p3' });
  });

  it('counts the same observation once', () => {
    const stored = mergePlace(null, at(5, 100), NOW);
    expect(mergePlace(stored, at(5, 100), NOW)).toBe(stored);
  });

  it.each([
    [NOW + CLOCK_TOLERANCE_MS, NOW + CLOCK_TOLERANCE_MS],
    [NOW + CLOCK_TOLERANCE_MS + 1, NOW],
    [NOW + 1e12, NOW],
  ])('takes a report of %d as of %d', (observedMs, expected) => {
    expect(mergePlace(null, at(observedMs, 5), NOW).observedMs).toBe(expected);
    expect(mergePlace(at(1, 2), at(observedMs, 5), NOW).observedMs).toBe(expected);
  });

  it('lets the next honest report replace one from a clock ahead', () => {
    const ahead = mergePlace(null, at(NOW + 1e9, 5), NOW);
    expect(mergePlace(ahead, at(NOW + 1000, 70), NOW + 1000)).toMatchObject({ positionSec: 70, observedMs: NOW + 1000 });
  });

  it('adds what was heard to what was before, and to all before the place where nobody had noted it', () => {
    const heard = at(2, 60, { heard: [[50, 60]] });
    expect(mergePlace(at(1, 20, { heard: [[10, 20]] }), heard, NOW).heard).toEqual([
      [10, 20],
      [50, 60],
    ]);
    expect(mergePlace(at(1, 20), heard, NOW).heard).toEqual([
      [0, 20],
      [50, 60],
    ]);
    expect(mergePlace(at(1, 20), at(2, 60), NOW).heard).toBeNull();
  });

  it.each([
    ['a place', { positionSec: 5 }],
    ['a place in a text', { locator: 'p3' }],
    ['a share', { fraction: 0.1 }],
    ['time played', { playedSec: 1 }],
    ['an end', { completed: true }],
  ])('takes no report with %s for a fresh load', (_, told) => {
    expect(mergePlace(at(1, 500), { ...freshLoad(2), ...told }, NOW).observedMs).toBe(2);
    expect(mergePlace(at(1, 500), freshLoad(2), NOW).observedMs).toBe(1);
    expect(mergePlace(at(1, 500), { ...freshLoad(2), positionSec: null }, NOW).observedMs).toBe(1);
  });

  it('takes an older true place over a fresh load that came first', () => {
    expect(mergeAll([freshLoad(10), at(7, 80)])).toMatchObject({ positionSec: 80, observedMs: 7, playedSec: 10 });
  });

  it('does not take a share of a text without a position for a fresh load', () => {
    const share = (observedMs: number, fraction: number) => at(observedMs, 0, { positionSec: null, playedSec: 0, fraction });
    expect(mergeAll([share(1, 0.2), share(2, 0.6)])).toMatchObject({ fraction: 0.6, observedMs: 2 });
  });
});

describe('mergePlace, whatever arrives', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 50 }))
    .map(([from, sec]): HeardSpan => [from, from + sec]);
  const report = fc.record({
    unitId: fc.constant('a'),
    positionSec: fc.double({ min: 0, max: 1e7, noNaN: true }),
    locator: fc.constant(null),
    fraction: fc.double({ min: 0, max: 1, noNaN: true }),
    completed: fc.boolean(),
    // Whole seconds: sums of fractions depend on their order in the last bit.
    playedSec: fc.integer({ min: 0, max: 86_400 }),
    heard: fc.array(span, { maxLength: 4 }).map(joinSpans),
  });
  const distinct = fc
    .uniqueArray(fc.integer({ min: 0, max: NOW }), { minLength: 1, maxLength: 12 })
    .chain((times) =>
      fc.tuple(
        ...times.map((observedMs) =>
          fc.oneof(
            { weight: 5, arbitrary: report.map((r): Place => ({ ...r, observedMs })) },
            { weight: 1, arbitrary: fc.constant(freshLoad(observedMs)) },
          ),
        ),
      ),
    );
  const withOrder = distinct.chain((reports) =>
    fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
  );
  const isFresh = (r: Place) => r.positionSec === 0 && r.fraction === 0 && r.playedSec === 0 && !r.completed;

  it('ends at the newest true place in any order of arrival', () => {
    fc.assert(
      fc.property(withOrder, ([reports, shuffled]) => {
        const end = mergeAll(shuffled);
        const places = reports.filter((r) => !isFresh(r));
        fc.pre(places.length > 0);
        const newest = places.reduce((a, b) => (b.observedMs > a.observedMs ? b : a));
        expect([end?.positionSec, end?.fraction, end?.observedMs]).toEqual([newest.positionSec, newest.fraction, newest.observedMs]);
      }),
    );
  });

  it('sums the time played and keeps a completion in any order', () => {
    fc.assert(
      fc.property(withOrder, ([reports, shuffled]) => {
        const end = mergeAll(shuffled);
        expect(end?.playedSec).toBe(reports.reduce((sum, r) => sum + r.playedSec, 0));
        expect(end?.completed).toBe(reports.some((r) => r.completed));
      }),
    );
  });

  it('forgets nothing that was heard, in any order', () => {
    fc.assert(
      fc.property(withOrder, ([reports, shuffled]) => {
        expect(mergeAll(shuffled)?.heard).toEqual(joinSpans(reports.flatMap((r) => r.heard ?? [])));
      }),
    );
  });

  it('is not moved by sending the last report again', () => {
    fc.assert(
      fc.property(distinct, (reports) => {
        const sorted = reports.toSorted((a, b) => a.observedMs - b.observedMs);
        const once = mergeAll(sorted);
        expect(mergeAll([...sorted, sorted.at(-1) as Place])).toEqual(once);
      }),
    );
  });

  it('never stores a time further ahead than the tolerance', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(report, fc.integer({ min: 0, max: 4e12 })), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 2e12 }),
        (raw, now) => {
          const end = mergeAll(
            raw.map(([r, observedMs]) => ({ ...r, observedMs })),
            now,
          );
          expect(end?.observedMs).toBeLessThanOrEqual(now + CLOCK_TOLERANCE_MS);
        },
      ),
    );
  });
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

describe('isFinished', () => {
  it.each([
    [true, 1, true],
    [true, 0.99, false],
    [false, 1, false],
  ])('completed: %s, fraction %d: %s', (completed, fraction, expected) => {
    expect(isFinished({ completed, fraction })).toBe(expected);
  });
});
