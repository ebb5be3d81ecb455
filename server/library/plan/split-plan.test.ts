import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ItemRows } from './build-rows.ts';
import type { KnownItem } from './known-item.ts';
import { splitPlan, type WholePlan } from './split-plan.ts';

const makeRows = (id: string, units = 1) =>
  ({ item: { id }, topics: [], skills: [], units: Array.from({ length: units }), media: [] }) as unknown as ItemRows;
const makeKnown = (id: string, unitIds: string[]) => ({ id, units: unitIds.map((unitId) => ({ id: unitId })) }) as unknown as KnownItem;
const NO_MOVES = { items: [], units: [], homes: [] };
const idsOf = (plan: WholePlan, known: KnownItem[] = []) =>
  splitPlan(plan, known).map(({ rows, missingIds }) => [...rows.map(({ item }) => item.id), ...missingIds]);

test('works that have nothing to do with each other are written a few at a time, a big one alone', () => {
  const rows = [makeRows('d', 40), makeRows('b', 40), makeRows('a', 40), makeRows('c-big', 1000), makeRows('e')];
  // In the order of their ids, whatever the order of their folders.
  expect(idsOf({ rows, moves: NO_MOVES, missingIds: ['x', 'y'] })).toEqual([['a', 'b'], ['c-big'], ['d', 'e', 'x', 'y']]);
});

test('works between which rows of learners move are written together', () => {
  const known = [makeKnown('old', ['old.1']), makeKnown('giver', ['u']), makeKnown('lender', ['v'])];
  const rows = ['new', 'taker', 'borrower', 'other'].map((id) => makeRows(id));
  const moves = {
    items: [{ from: 'old', to: 'new', isRetired: true }],
    units: [{ from: 'u', to: 'taker.u', itemId: 'taker', isRetired: false }],
    homes: [{ itemId: 'borrower', unitIds: ['v'] }],
  };
  expect(idsOf({ rows, moves, missingIds: ['giver', 'lender'] }, known)).toEqual([
    ['new'],
    ['taker', 'giver'],
    ['borrower', 'lender'],
    ['other'],
  ]);
});

test('whatever moves where, every part of the plan is in one step, and both ends of each move in the same', () => {
  const id = fc.integer({ min: 0, max: 30 }).map((n) => `w${n}`);
  const move = fc.record({ from: id, to: id, isRetired: fc.boolean() });
  fc.assert(
    fc.property(fc.uniqueArray(id), fc.array(move), fc.array(move), (written, items, unitMoves) => {
      const all = Array.from({ length: 31 }, (_, n) => `w${n}`);
      const known = all.map((work) => makeKnown(work, [`${work}.u`]));
      const units = unitMoves.map(({ from, to, isRetired }) => ({ from: `${from}.u`, to: `${to}.new`, itemId: to, isRetired }));
      const missingIds = all.filter((work) => !written.includes(work));
      const steps = splitPlan({ rows: written.map((work) => makeRows(work)), moves: { items, units, homes: [] }, missingIds }, known);
      const stepOf = new Map(
        steps.flatMap((step, n) =>
          [...step.rows.map(({ item }) => item.id), ...step.missingIds].map((work): [string, number] => [work, n]),
        ),
      );
      expect([...stepOf.keys()].toSorted()).toEqual(all.toSorted());
      expect(steps.flatMap((step) => step.moves.items)).toHaveLength(items.length);
      expect(steps.flatMap((step) => step.moves.units)).toHaveLength(units.length);
      for (const [n, step] of steps.entries()) {
        for (const { from, to } of step.moves.items) expect([stepOf.get(from), stepOf.get(to)]).toEqual([n, n]);
        for (const { from, itemId } of step.moves.units) expect([stepOf.get(from.slice(0, -2)), stepOf.get(itemId)]).toEqual([n, n]);
      }
    }),
    { numRuns: 500, seed: 10 },
  );
});
