import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinSpans, type HeardSpan } from './heard.ts';
import type { PlaceReport } from './place.ts';
import { arrivedPlace, CLOCK_TOLERANCE_MS, MAX_COUNTED, mergePlace, type StoredPlace } from './stored-place.ts';

const NOW = 1_000_000_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const at = (observedMs: number, positionSec: number, more: Partial<PlaceReport> = {}): PlaceReport => ({
  positionSec,
  locator: null,
  fraction: positionSec / 1000,
  completed: false,
  addedSec: 10,
  addedHeard: null,
  observedMs,
  ...more,
});
/** What a player reports before it has restored the place. */
const freshLoad = (observedMs: number) => at(observedMs, 0, { fraction: 0, addedSec: 0, addedHeard: [] });

const merge = (stored: StoredPlace | null, report: PlaceReport, nowMs = NOW) => mergePlace(stored, arrivedPlace('a', report, nowMs), nowMs);
const mergeAll = (reports: readonly PlaceReport[], nowMs = NOW) =>
  reports.reduce<StoredPlace | null>((stored, report) => merge(stored, report, nowMs), null);
/** The place after one report that arrived in time. */
const after = (report: PlaceReport) => merge(null, report);

describe('mergePlace', () => {
  it('keeps a first report as it is', () => {
    expect(after(at(5, 100))).toMatchObject({ positionSec: 100, fraction: 0.1, playedSec: 10, heard: null, observedMs: 5 });
  });

  it('follows a listener over three devices', () => {
    const steps: [PlaceReport, Partial<StoredPlace>][] = [
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
    let stored: StoredPlace | null = null;
    for (const [report, expected] of steps) {
      stored = merge(stored, report);
      expect(stored).toMatchObject(expected);
    }
  });

  it('takes back to the beginning somebody who plays from there', () => {
    expect(merge(after(at(1, 500)), at(2, 0, { addedSec: 3 }))).toMatchObject({ positionSec: 0, observedMs: 2, playedSec: 13 });
  });

  it('keeps when it was first finished, though it is heard to its end again, and also when that is told late', () => {
    const done = { completed: true, fraction: 1 };
    const once = merge(after(at(100, 10)), at(500, 1000, done));
    expect([after(at(100, 10)).finishedMs, once.finishedMs]).toEqual([null, 500]);
    expect(merge(merge(once, at(600, 20)), at(900, 1000, done)).finishedMs).toBe(500);
    expect(merge(once, at(300, 1000, done)).finishedMs).toBe(300);
    expect(merge(once, at(500, 1000, done))).toBe(once);
  });

  it('takes what is said to be finished in 1970, or before the account, as finished when it came', () => {
    const done = at(5, 1000, { completed: true, fraction: 1 });
    const now = 3 * 366 * 24 * HOUR_MS;
    expect(arrivedPlace('a', done, now).finishedMs).toBe(now);
    expect(arrivedPlace('a', done, NOW, NOW - MINUTE_MS).finishedMs).toBe(NOW);
    expect(arrivedPlace('a', { ...done, observedMs: NOW + HOUR_MS }, NOW).finishedMs).toBe(NOW);
  });

  it('keeps an older completion', () => {
    expect(merge(after(at(9, 40)), at(3, 1000, { completed: true }))).toMatchObject({
      positionSec: 40,
      completed: true,
      observedMs: 9,
    });
  });

  it('is one place, read or heard: where the other was left before is forgotten', () => {
    const read = at(1, 0, { positionSec: null, locator: 'p3', fraction: 0.3 });
    const heard = at(2, 50);
    expect(merge(after(read), heard)).toMatchObject({ positionSec: 50, locator: null });
    expect(merge(after(heard), { ...read, observedMs: 3 })).toMatchObject({ positionSec: null, locator: 'p3' });
    expect(merge(after(heard), { ...read, observedMs: 1 })).toMatchObject({ positionSec: 50, locator: null });
  });

  it('stays where it is when only a share is told, which takes it no further back', () => {
    const share = at(2, 0, { positionSec: null, fraction: 0.02 });
    expect(merge(after(at(1, 50)), share)).toMatchObject({ positionSec: 50, fraction: 0.05, playedSec: 20 });
    expect(merge(after(at(1, 50)), { ...share, fraction: 1, completed: true })).toMatchObject({ positionSec: 50, fraction: 1 });
    expect(merge(after(at(1, 50, { positionSec: null, locator: 'p3' })), share)).toMatchObject({ locator: 'p3', fraction: 0.05 });
  });

  it('counts the same observation once', () => {
    const stored = after(at(5, 100));
    expect(merge(stored, at(5, 100))).toBe(stored);
  });

  it.each([
    [NOW + CLOCK_TOLERANCE_MS, NOW + CLOCK_TOLERANCE_MS],
    [NOW + CLOCK_TOLERANCE_MS + 1, NOW],
    [NOW + 1e12, NOW],
  ])('takes a report of %d as of %d', (observedMs, expected) => {
    expect(after(at(observedMs, 5)).observedMs).toBe(expected);
    expect(merge(after(at(1, 2)), at(observedMs, 5)).observedMs).toBe(expected);
  });

  it('lets the next honest report replace one from a clock ahead', () => {
    const ahead = after(at(NOW + 1e9, 5));
    expect(merge(ahead, at(NOW + 1000, 70), NOW + 1000)).toMatchObject({ positionSec: 70, observedMs: NOW + 1000 });
  });

  it('adds what was heard to what was before, and to all before the place where nobody had noted it', () => {
    const heard = at(2, 60, { addedHeard: [[50, 60]] });
    expect(merge(after(at(1, 20, { addedHeard: [[10, 20]] })), heard).heard).toEqual([
      [10, 20],
      [50, 60],
    ]);
    expect(merge(after(at(1, 20)), heard).heard).toEqual([
      [0, 20],
      [50, 60],
    ]);
    expect(merge(after(at(1, 20)), at(2, 60)).heard).toBeNull();
  });

  it.each([
    ['a place', { positionSec: 5 }],
    ['a place in a text', { locator: 'p3' }],
    ['a share', { fraction: 0.1 }],
    ['time played', { addedSec: 1 }],
    ['an end', { completed: true }],
  ])('takes no report with %s for a fresh load', (_, told) => {
    expect(merge(after(at(1, 500)), { ...freshLoad(2), ...told }).observedMs).toBe(2);
    expect(merge(after(at(1, 500)), freshLoad(2)).observedMs).toBe(1);
    expect(merge(after(at(1, 500)), { ...freshLoad(2), positionSec: null }).observedMs).toBe(1);
  });

  it('takes an older true place over a fresh load that came first', () => {
    expect(mergeAll([freshLoad(10), at(7, 80)])).toMatchObject({ positionSec: 80, observedMs: 7, playedSec: 10 });
  });

  it('does not take a share of a text without a position for a fresh load', () => {
    const share = (observedMs: number, fraction: number) => at(observedMs, 0, { positionSec: null, addedSec: 0, fraction });
    expect(mergeAll([share(1, 0.2), share(2, 0.6)])).toMatchObject({ fraction: 0.6, observedMs: 2 });
  });
});

describe('a report that comes again', () => {
  it('counts once, though others came between', () => {
    const stored = mergeAll([at(1, 10), at(2, 20), at(3, 30)]);
    for (const again of [at(1, 10), at(2, 20), at(3, 30)]) expect(merge(stored, again)).toBe(stored);
  });

  it('counts once, though its clock is ahead and the answer was lost', () => {
    const stored = merge(after(at(NOW + HOUR_MS, 10)), at(NOW + HOUR_MS + 1, 20), NOW + 1);
    expect(merge(stored, at(NOW + HOUR_MS, 10), NOW + MINUTE_MS)).toBe(stored);
    expect(stored).toMatchObject({ positionSec: 20, playedSec: 20 });
  });

  it('is still known after as many others as are remembered, and after more is not counted as a new one', () => {
    const many = Array.from({ length: MAX_COUNTED }, (_, i) => at(10 * i, i));
    const stored = mergeAll(many);
    expect(merge(stored, at(0, 0))).toBe(stored);
    const further = merge(stored, at(10 * MAX_COUNTED, 5));
    expect(further.counted).toHaveLength(MAX_COUNTED);
    expect(merge(further, at(0, 0))).toEqual(further);
    // It may never have come before: no seconds, but what is done is done.
    expect(merge(further, { ...at(0, 0), completed: true })).toEqual({ ...further, completed: true, finishedMs: 0 });
    // One that was never sent, and is not older than all that are remembered.
    expect(merge(further, at(15, 3)).playedSec).toBe(further.playedSec + 10);
  });

  it('never makes those that come on time look old, however far ahead it is', () => {
    const ahead = mergeAll(Array.from({ length: MAX_COUNTED }, (_, i) => at(NOW + 1e12 + i, i)));
    expect(merge(ahead, at(NOW, 70))).toMatchObject({ positionSec: 70, playedSec: 10 * MAX_COUNTED + 10 });
  });

  it('is known in a place that has taken over the one of a copy', () => {
    const [here, there] = [mergeAll([at(1, 10), at(3, 30)]), mergeAll([at(2, 20), at(4, 40)])] as [StoredPlace, StoredPlace];
    const both = mergePlace(here, there, NOW);
    expect(both).toMatchObject({ positionSec: 40, playedSec: 40 });
    for (const ms of [1, 2, 3, 4]) expect(merge(both, at(ms, 10))).toBe(both);
  });
});

describe('a clock that is wrong', () => {
  it.each([2 * MINUTE_MS, HOUR_MS, 1e12])(
    '%d ms ahead: the newest of its reports wins over its earlier ones, also at one instant of the server',
    (ahead) => {
      const [first, second, third] = [1, 2, 3].map((sec) => at(NOW + ahead + sec, sec * 10)) as [PlaceReport, PlaceReport, PlaceReport];
      expect(mergeAll([first, second, third])).toMatchObject({ positionSec: 30, playedSec: 30 });
      expect(mergeAll([third, first, second])).toMatchObject({ positionSec: 30, playedSec: 30 });
    },
  );

  it('ahead locks the place for nobody: neither for one on time, nor for one that is ahead by less', () => {
    const ahead = after(at(NOW + 1e12, 5));
    for (const lessAhead of [0, 50_000, 2 * MINUTE_MS]) {
      const moved = merge(ahead, at(NOW + 1000 + lessAhead, 70), NOW + 1000);
      expect(moved.positionSec).toBe(70);
      expect(merge(moved, at(NOW + 1e12 + 2000, 90), NOW + 2000).positionSec).toBe(90);
    }
  });

  it.each([2 * MINUTE_MS, 23 * HOUR_MS, 1e12])('ahead by %d ms for a while locks it neither for one that drifts', (lead) => {
    const ahead = after(at(NOW + lead, 5));
    for (const drift of [1, 1000, 50_000])
      expect(merge(ahead, at(NOW + 10_000 + drift, 70), NOW + 10_000)).toMatchObject({ positionSec: 70 });
  });

  it.each([10 * MINUTE_MS, 23 * HOUR_MS, 1e12])('of the server and of all devices, %d ms ahead for a while, freezes no place', (lead) => {
    const ahead = merge(null, at(NOW + lead, 5), NOW + lead);
    for (const drift of [-2000, 0, 2000]) {
      const moved = merge(ahead, at(NOW + 10_000 + drift, 70), NOW + 10_000);
      expect(moved).toMatchObject({ positionSec: 70, observedMs: NOW + 10_000 + drift });
      expect(merge(moved, at(NOW + 20_000 + drift, 80), NOW + 20_000).positionSec).toBe(80);
    }
    // What waited for longer moves nothing, and what stays is of now at the latest.
    expect(merge(ahead, at(NOW - HOUR_MS, 99), NOW + 10_000)).toMatchObject({ positionSec: 5, observedMs: NOW + 10_000, playedSec: 20 });
  });

  it('ahead within the tolerance locks it neither', () => {
    const ahead = after(at(NOW + 50_000, 5));
    expect(merge(ahead, at(NOW + 1000, 70), NOW + 1000).positionSec).toBe(70);
  });

  it('ahead does not overwrite what was seen after it arrived', () => {
    const onTime = merge(after(at(NOW + HOUR_MS, 5)), at(NOW + 1000, 70), NOW + 1000);
    expect(merge(onTime, at(NOW + HOUR_MS, 5), NOW + 2000)).toBe(onTime);
  });

  it.each([5 * MINUTE_MS, 48 * HOUR_MS, NOW])('of the server, %d ms behind, freezes no place', (behind) => {
    const before = after(at(NOW, 10));
    const first = merge(before, at(NOW + 10_000, 20), NOW + 10_000 - behind);
    const second = merge(first, at(NOW + 20_000, 30), NOW + 20_000 - behind);
    expect([first.positionSec, second.positionSec]).toEqual([20, 30]);
    // What waited elsewhere is older, also when the clock is right again.
    for (const nowMs of [NOW + 30_000 - behind, NOW + 30_000])
      expect(merge(second, at(NOW - 1000, 99), nowMs)).toMatchObject({ positionSec: 30, playedSec: 40 });
  });

  describe('of any device', () => {
    const device = fc.record({
      // A report that has waited until its clock is hardly ahead any more is told by nothing from one that is on time.
      offsetMs: fc.oneof(
        fc.constant(0),
        fc.integer({ min: -6 * 60, max: 0 }).map((tenSec) => tenSec * 10_000),
        fc.integer({ min: 6 * 12, max: 6 * 60 }).map((tenSec) => tenSec * 10_000),
      ),
      secs: fc.uniqueArray(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 8 }).map((secs) => secs.toSorted((a, b) => a - b)),
    });
    const devices = fc.array(device, { minLength: 1, maxLength: 3 }).map((all) =>
      all.flatMap(({ offsetMs, secs }, who) =>
        // No two devices name a report alike.
        secs.map((sec) => ({ who, sec, report: at(NOW + sec * 1000 + offsetMs + who, who * 1000 + sec) })),
      ),
    );
    type Sent = { who: number; sec: number; report: PlaceReport };

    /** Whichever device the place is of, it is the newest that this device has told. */
    function expectNewest(sent: readonly Sent[], arrivalOf: (sec: number) => number) {
      let stored: StoredPlace | null = null;
      const newest = new Map<number, number>();
      for (const { who, sec, report } of sent) {
        stored = merge(stored, report, arrivalOf(sec));
        newest.set(who, Math.max(newest.get(who) ?? 0, sec));
        const standsAt = stored.positionSec ?? 0;
        expect(standsAt % 1000).toBe(newest.get(Math.floor(standsAt / 1000)));
      }
      expect(stored?.playedSec).toBe(new Set(sent.map(({ report }) => report.observedMs)).size * 10);
    }

    it('lets its newest report stand, as they arrive one by one, and counts each once', () => {
      fc.assert(
        fc.property(devices, (reports) => {
          const inTime = reports.toSorted((a, b) => a.sec - b.sec).flatMap((sent) => [sent, sent]);
          expectNewest(inTime, (sec) => NOW + sec * 1000 + 500);
        }),
      );
    });

    it('lets its newest report stand, when all that waited arrive in any order, and counts each once', () => {
      const inAnyOrder = devices.chain((reports) =>
        fc
          .array(fc.constantFrom(...reports), { maxLength: 8 })
          .chain((repeats) => fc.shuffledSubarray([...reports, ...repeats], { minLength: reports.length + repeats.length })),
      );
      fc.assert(fc.property(inAnyOrder, (sent) => expectNewest(sent, () => NOW + 600_500)));
    });
  });
});

describe('mergePlace, whatever arrives', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 50 }))
    .map(([from, sec]): HeardSpan => [from, from + sec]);
  const report = fc.record({
    positionSec: fc.double({ min: 0, max: 1e7, noNaN: true }),
    locator: fc.constant(null),
    fraction: fc.double({ min: 0, max: 1, noNaN: true }),
    completed: fc.boolean(),
    // Whole seconds: sums of fractions depend on their order in the last bit.
    addedSec: fc.integer({ min: 0, max: 86_400 }),
    addedHeard: fc.array(span, { maxLength: 4 }).map(joinSpans),
  });
  const distinct = fc
    .uniqueArray(fc.integer({ min: 0, max: NOW }), { minLength: 1, maxLength: 12 })
    .chain((times) =>
      fc.tuple(
        ...times.map((observedMs) =>
          fc.oneof(
            { weight: 5, arbitrary: report.map((r): PlaceReport => ({ ...r, observedMs })) },
            { weight: 1, arbitrary: fc.constant(freshLoad(observedMs)) },
          ),
        ),
      ),
    );
  const withOrder = distinct.chain((reports) =>
    fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
  );
  const isFresh = (r: PlaceReport) => r.positionSec === 0 && r.fraction === 0 && r.addedSec === 0 && !r.completed;

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
        expect(end?.playedSec).toBe(reports.reduce((sum, r) => sum + r.addedSec, 0));
        expect(end?.completed).toBe(reports.some((r) => r.completed));
      }),
    );
  });

  it('forgets nothing that was heard, in any order', () => {
    fc.assert(
      fc.property(withOrder, ([reports, shuffled]) => {
        expect(mergeAll(shuffled)?.heard).toEqual(joinSpans(reports.flatMap((r) => r.addedHeard ?? [])));
      }),
    );
  });

  it('is not moved by reports that come again, however late and often', () => {
    const withRepeats = withOrder.chain(([, shuffled]) =>
      fc.tuple(fc.constant(shuffled), fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 20 })),
    );
    fc.assert(
      fc.property(withRepeats, ([reports, repeats]) => {
        const sent = [...reports];
        for (const [which, howLate] of repeats) {
          const first = which % reports.length;
          const report = reports[first] as PlaceReport;
          const earliest = sent.indexOf(report) + 1;
          sent.splice(earliest + (howLate % (sent.length - earliest + 1)), 0, report);
        }
        expect(mergeAll(sent)).toEqual(mergeAll(reports));
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
