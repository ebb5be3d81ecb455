import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOCK_TOLERANCE_MS, mergeProgress, ProgressInput, type ProgressState } from './progress.ts';

const NOW = 1_000_000_000;

const at = (observedAt: number, positionSec: number, more: Partial<ProgressState> = {}): ProgressState => ({
  positionSec,
  locator: null,
  fraction: positionSec / 1000,
  completed: false,
  playedSec: 10,
  observedAt,
  ...more,
});
/** What a player reports before it has restored the place. */
const freshLoad = (observedAt: number) => at(observedAt, 0, { fraction: 0, playedSec: 0 });

const mergeAll = (reports: readonly ProgressState[], now = NOW) =>
  reports.reduce<ProgressState | null>((stored, report) => mergeProgress(stored, report, now), null);

describe('mergeProgress', () => {
  it('keeps a first report as it is', () => {
    expect(mergeProgress(null, at(5, 100), NOW)).toEqual(at(5, 100));
  });

  it('follows a listener over three devices', () => {
    const steps: [ProgressState, Partial<ProgressState>][] = [
      [at(100, 10), { positionSec: 10, fraction: 0.01, playedSec: 10, observedAt: 100, completed: false }],
      // The telephone was offline: its place is older than the next one, its time counts.
      [at(300, 30), { positionSec: 30, fraction: 0.03, playedSec: 20, observedAt: 300 }],
      [at(200, 900), { positionSec: 30, fraction: 0.03, playedSec: 30, observedAt: 300 }],
      // A tablet loads the unit.
      [freshLoad(400), { positionSec: 30, fraction: 0.03, playedSec: 30, observedAt: 300 }],
      [
        at(500, 1000, { completed: true, fraction: 1 }),
        { positionSec: 1000, fraction: 1, playedSec: 40, observedAt: 500, completed: true },
      ],
      [at(600, 20), { positionSec: 20, fraction: 0.02, playedSec: 50, observedAt: 600, completed: true }],
    ];
    let stored: ProgressState | null = null;
    for (const [report, expected] of steps) {
      stored = mergeProgress(stored, report, NOW);
      expect(stored).toMatchObject(expected);
    }
  });

  it('takes back to the beginning somebody who plays from there', () => {
    expect(mergeProgress(at(1, 500), at(2, 0, { playedSec: 3 }), NOW)).toMatchObject({ positionSec: 0, observedAt: 2, playedSec: 13 });
  });

  it('keeps an older completion', () => {
    expect(mergeProgress(at(9, 40), at(3, 1000, { completed: true }), NOW)).toMatchObject({
      positionSec: 40,
      completed: true,
      observedAt: 9,
    });
  });

  it('keeps the place in the text when only the sound moves, and the other way round', () => {
    const read = at(1, 0, { positionSec: null, locator: 'p3' });
    const heard = at(2, 50);
    expect(mergeProgress(read, heard, NOW)).toMatchObject({ positionSec: 50, locator: 'p3' });
    expect(mergeProgress(heard, { ...read, observedAt: 3 }, NOW)).toMatchObject({ positionSec: 50, locator: 'p3' });
  });

  it('counts the same observation once', () => {
    const stored = mergeProgress(null, at(5, 100), NOW);
    expect(mergeProgress(stored, at(5, 100), NOW)).toBe(stored);
  });

  it.each([
    [NOW + CLOCK_TOLERANCE_MS, NOW + CLOCK_TOLERANCE_MS],
    [NOW + CLOCK_TOLERANCE_MS + 1, NOW],
    [NOW + 1e12, NOW],
  ])('takes a report of %d as of %d', (observedAt, expected) => {
    expect(mergeProgress(null, at(observedAt, 5), NOW).observedAt).toBe(expected);
    expect(mergeProgress(at(1, 2), at(observedAt, 5), NOW).observedAt).toBe(expected);
  });

  it('lets the next honest report replace one from a clock ahead', () => {
    const ahead = mergeProgress(null, at(NOW + 1e9, 5), NOW);
    expect(mergeProgress(ahead, at(NOW + 1000, 70), NOW + 1000)).toMatchObject({ positionSec: 70, observedAt: NOW + 1000 });
  });

  it('takes an older true place over a fresh load that came first', () => {
    expect(mergeAll([freshLoad(10), at(7, 80)])).toMatchObject({ positionSec: 80, observedAt: 7, playedSec: 10 });
  });

  it('does not take a share of a text without a position for a fresh load', () => {
    const share = (observedAt: number, fraction: number) => at(observedAt, 0, { positionSec: null, playedSec: 0, fraction });
    expect(mergeAll([share(1, 0.2), share(2, 0.6)])).toMatchObject({ fraction: 0.6, observedAt: 2 });
  });
});

describe('mergeProgress, whatever arrives', () => {
  const report = fc.record({
    positionSec: fc.double({ min: 0, max: 1e7, noNaN: true }),
    locator: fc.constant(null),
    fraction: fc.double({ min: 0, max: 1, noNaN: true }),
    completed: fc.boolean(),
    // Whole seconds: sums of fractions depend on their order in the last bit.
    playedSec: fc.integer({ min: 0, max: 86_400 }),
  });
  const distinct = fc
    .uniqueArray(fc.integer({ min: 0, max: NOW }), { minLength: 1, maxLength: 12 })
    .chain((times) =>
      fc.tuple(
        ...times.map((observedAt) =>
          fc.oneof(
            { weight: 5, arbitrary: report.map((r): ProgressState => ({ ...r, observedAt })) },
            { weight: 1, arbitrary: fc.constant(freshLoad(observedAt)) },
          ),
        ),
      ),
    );
  const withOrder = distinct.chain((reports) =>
    fc.tuple(fc.constant(reports), fc.shuffledSubarray(reports, { minLength: reports.length })),
  );
  const isFresh = (r: ProgressState) => r.positionSec === 0 && r.fraction === 0 && r.playedSec === 0 && !r.completed;

  it('ends at the newest true place in any order of arrival', () => {
    fc.assert(
      fc.property(withOrder, ([reports, shuffled]) => {
        const end = mergeAll(shuffled);
        const places = reports.filter((r) => !isFresh(r));
        fc.pre(places.length > 0);
        const newest = places.reduce((a, b) => (b.observedAt > a.observedAt ? b : a));
        expect([end?.positionSec, end?.fraction, end?.observedAt]).toEqual([newest.positionSec, newest.fraction, newest.observedAt]);
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

  it('is not moved by sending the last report again', () => {
    fc.assert(
      fc.property(distinct, (reports) => {
        const sorted = reports.toSorted((a, b) => a.observedAt - b.observedAt);
        const once = mergeAll(sorted);
        expect(mergeAll([...sorted, sorted.at(-1) as ProgressState])).toEqual(once);
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
            raw.map(([r, observedAt]) => ({ ...r, observedAt })),
            now,
          );
          expect(end?.observedAt).toBeLessThanOrEqual(now + CLOCK_TOLERANCE_MS);
        },
      ),
    );
  });
});

describe('ProgressInput', () => {
  const good = { positionSec: 1, fraction: 0.5, completed: false, observedAt: '2026-01-01T00:00:00Z' };
  it('takes the least and fills in the time played', () => expect(ProgressInput.parse(good)).toEqual({ ...good, playedSec: 0 }));
  it.each([
    { positionSec: -1 },
    { positionSec: 1e7 + 1 },
    { positionSec: Number.NaN },
    { positionSec: Number.POSITIVE_INFINITY },
    { positionSec: '1' },
    { fraction: 1.01 },
    { fraction: -0.1 },
    { playedSec: 86_401 },
    { playedSec: -1 },
    { locator: 'x'.repeat(2001) },
    { completed: 1 },
    { observedAt: 'yesterday' },
    { observedAt: '2026-01-01' },
    { observedAt: 0 },
    { userId: 'somebody' },
  ])('refuses %o', (wrong) => expect(ProgressInput.safeParse({ ...good, ...wrong }).success).toBe(false));
  it.each(['fraction', 'completed', 'observedAt'] as const)('needs %s', (name) => {
    const { [name]: _left, ...rest } = good;
    expect(ProgressInput.safeParse(rest).success).toBe(false);
  });
});
