import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keepReport } from '../../progress/place-schema.ts';
import type { PlaceReport } from '../../progress/place.ts';
import { arrivedPlace, mergePlace, type StoredPlace } from '../../progress/stored-place.ts';
import { OutboxEntry, addReport, firstReports, keepEntry, latestReport, markTried, mergeReports, removeReport } from './outbox.ts';

const report = (observedMs: number, more: Partial<PlaceReport> = {}): PlaceReport => ({
  positionSec: observedMs,
  locator: null,
  fraction: 0.1,
  completed: false,
  addedSec: 10,
  addedHeard: [],
  observedMs,
  ...more,
});

const fill = (...added: [string, PlaceReport][]): OutboxEntry[] =>
  added.reduce<OutboxEntry[]>((outbox, [unitId, one]) => addReport(outbox, unitId, one), []);

const at = (outbox: OutboxEntry[], index: number): OutboxEntry => outbox[index] as OutboxEntry;

describe('the outbox', () => {
  it('takes later reports of a unit into the one that was not tried', () => {
    const outbox = fill(['a', report(1)], ['b', report(2)], ['a', report(3)], ['a', report(4, { completed: true })]);
    expect(outbox.map((entry) => [entry.unitId, entry.report.observedMs, entry.report.addedSec])).toEqual([
      ['a', 4, 30],
      ['b', 2, 10],
    ]);
    expect(at(outbox, 0).report.completed).toBe(true);
  });

  it('never changes one that was tried: the server may have it', () => {
    const first = fill(['a', report(1)]);
    const tried = markTried(first, at(first, 0));
    const outbox = addReport(addReport(tried, 'a', report(2)), 'a', report(3));
    expect(outbox.map((entry) => [entry.isTried, entry.report.observedMs, entry.report.addedSec])).toEqual([
      [true, 1, 10],
      [false, 3, 20],
    ]);
  });

  it('sends the oldest of every unit first', () => {
    const first = fill(['a', report(1)], ['b', report(2)]);
    const outbox = addReport(markTried(first, at(first, 0)), 'a', report(3));
    expect(firstReports(outbox, new Set()).map((entry) => entry.report.observedMs)).toEqual([1, 2]);
    expect(firstReports(outbox, new Set(['a'])).map((entry) => entry.report.observedMs)).toEqual([2]);
    const left = removeReport(outbox, at(outbox, 0));
    expect(firstReports(left, new Set()).map((entry) => entry.report.observedMs)).toEqual([2, 3]);
  });

  it('knows a report by its unit too, not by its time alone', () => {
    const outbox = fill(['a', report(1)], ['b', report(1)]);
    expect(markTried(outbox, at(outbox, 0)).map(({ isTried }) => isTried)).toEqual([true, false]);
    expect(removeReport(outbox, at(outbox, 0)).map(({ unitId }) => unitId)).toEqual(['b']);
  });

  it('makes no unit complete that neither report says is', () => {
    expect(mergeReports(report(1), report(2)).completed).toBe(false);
  });

  it('knows the newest place of a unit', () => {
    const first = fill(['a', report(1)], ['b', report(2)]);
    const outbox = addReport(markTried(first, at(first, 0)), 'a', report(3));
    expect(latestReport(outbox, 'a')?.observedMs).toBe(3);
    expect(latestReport(outbox, 'c')).toBeNull();
  });

  it('keeps a completion and the seconds of both when it merges, up to a day', () => {
    const merged = mergeReports(report(1, { completed: true, addedSec: 86_000 }), report(2, { addedSec: 900 }));
    expect(merged).toEqual(report(2, { completed: true, addedSec: 86_400 }));
  });

  it('keeps what was heard of both, and all before the place of one that an earlier release kept', () => {
    const newer = report(90, { addedHeard: [[80, 90]] });
    expect(mergeReports(report(20, { addedHeard: [[10, 20]] }), newer).addedHeard).toEqual([
      [10, 20],
      [80, 90],
    ]);
    expect(mergeReports(report(20, { addedHeard: null }), newer).addedHeard).toEqual([
      [0, 20],
      [80, 90],
    ]);
  });

  it('comes back from storage as it was', () => {
    const outbox = fill(['a', report(1)], ['b', report(2)]);
    expect(JSON.parse(JSON.stringify(outbox.map(keepEntry))).map((entry: unknown) => OutboxEntry.parse(entry))).toEqual(outbox);
    expect(OutboxEntry.safeParse({ unitId: '', isTried: false, report: keepReport(report(1)) }).success).toBe(false);
  });
});

describe('over a bad connection', () => {
  const event = fc.oneof(
    fc.record({ type: fc.constant('report' as const), unitId: fc.constantFrom('a', 'b', 'c') }),
    // `lost`: the server did it, its answer did not arrive.
    fc.record({ type: fc.constant('send' as const), connection: fc.constantFrom('good', 'dead', 'lost') }),
  );

  it('every second played arrives exactly once, and the newest place wins (any losses)', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 80 }), (events) => {
        const server = new Map<string, StoredPlace | null>();
        const played = new Map<string, number>();
        const newest = new Map<string, number>();
        let outbox: OutboxEntry[] = [];
        let nowMs = 1000;
        const send = (connection: string): void => {
          for (const entry of firstReports(outbox, new Set())) {
            outbox = markTried(outbox, entry);
            if (connection === 'dead') continue;
            const { unitId } = entry;
            server.set(unitId, mergePlace(server.get(unitId) ?? null, arrivedPlace(unitId, entry.report, nowMs), nowMs));
            if (connection === 'good') outbox = removeReport(outbox, entry);
          }
        };
        for (const next of events) {
          nowMs += 10;
          if (next.type === 'send') send(next.connection);
          else {
            outbox = addReport(outbox, next.unitId, report(nowMs));
            played.set(next.unitId, (played.get(next.unitId) ?? 0) + 10);
            newest.set(next.unitId, nowMs);
          }
          for (const unitId of ['a', 'b', 'c']) {
            expect(outbox.filter((entry) => entry.unitId === unitId).length).toBeLessThanOrEqual(2);
          }
        }
        send('good');
        send('good');
        expect(outbox).toEqual([]);
        for (const [unitId, sec] of played) {
          expect(server.get(unitId)?.playedSec).toBe(sec);
          expect(server.get(unitId)?.positionSec).toBe(newest.get(unitId));
        }
      }),
      { numRuns: 500 },
    );
  });
});
