import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays, type PlainDate } from '#core/plain-date.ts';
import { CARDS_A_DAY, type Review } from '#core/review/review.ts';
import { explainQuery } from '../../../tests/support/houses/explain-query.ts';
import { openReviewHouse, type ReviewHouse } from '../../../tests/support/houses/review-house.ts';

const TODAY = '2026-06-10' as PlainDate;
const UNITS = ['part-2.a', 'stone.a', 'part-10.a', 'gone.a'];
let house: ReviewHouse;
beforeAll(async () => {
  house = await openReviewHouse(Date.parse(`${TODAY}T12:00:00Z`));
  // What a thread prepares is not seen here.
  house.house.longReads = house.house.db;
});
afterAll(() => house.close());

const Card = fc.record({
  unitId: fc.constantFrom(...UNITS),
  dueIn: fc.integer({ min: -4, max: 4 }),
  isRemoved: fc.boolean(),
  hasWords: fc.boolean(),
});
type Card = typeof Card extends fc.Arbitrary<infer One> ? One & { id: string } : never;

/** The same answers by a look at every card. */
function reviewOf(cards: readonly Card[]): Pick<Review, 'waiting' | 'total' | 'next'> & { ids: string[] } {
  const order = (a: Card, b: Card) => a.dueIn - b.dueIn || (a.id < b.id ? -1 : 1);
  const seen = cards.filter(({ unitId, isRemoved, hasWords }) => unitId !== 'gone.a' && !isRemoved && hasWords).toSorted(order);
  const due = seen.filter(({ dueIn }) => dueIn <= 0);
  const place = (card: Card) => due.filter(({ unitId }) => unitId === card.unitId).indexOf(card);
  const dealt = due.toSorted((a, b) => place(a) - place(b) || order(a, b)).slice(0, CARDS_A_DAY);
  const waiting = due.length - dealt.length;
  const nextIn = waiting > 0 ? 1 : seen.find(({ dueIn }) => dueIn > 0)?.dueIn;
  const coming = (nextIn === 1 ? waiting : 0) + seen.filter(({ dueIn }) => dueIn === nextIn).length;
  const next = nextIn === undefined ? null : { on: addDays(TODAY, nextIn), cards: Math.min(CARDS_A_DAY, coming) };
  return { ids: dealt.map(({ id }) => id), waiting, total: seen.length, next };
}

it('what waits for a card, and the cards by unit, are found by an index of their own', async () => {
  const learner = await house.join();
  await learner.note();
  await learner.handIn({ switch: false });
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  await learner.review();
  const plan = prepare.mock.calls.map(([statement]) => explainQuery(house.house, statement)).join('\n');
  prepare.mockRestore();
  for (const step of [
    /SEARCH note USING INDEX noteToCard \(userId=\?\)/,
    /SEARCH quizAttempt USING INDEX sheetToCard \(userId=\?\)/,
    /SEARCH own USING COVERING INDEX reviewCardByUnit \(userId=\? AND removedAt=\?\)/,
    /SEARCH note USING INDEX noteWithoutWords \(userId=\? AND isCarded=\?\)/,
    /SEARCH card USING INDEX reviewCardByDealt \(userId=\? AND dealtOn=\?\)/,
  ])
    expect(plan).toMatch(step);
});

it('has the cards and the counts that a look at every card gives', { timeout: 60_000 }, async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(Card, { maxLength: 40 }), async (drawn) => {
      run += 1;
      const learner = await house.join();
      const cards = drawn.map((card, n) => ({ ...card, id: `card-${run}-${String(n).padStart(2, '0')}` }));
      for (const { id, unitId, dueIn, isRemoved, hasWords } of cards) {
        const of = { userId: learner.id, unitId, createdAt: 0 };
        const note = {
          ...of,
          id: `note-${id}`,
          itemId: unitId.split('.')[0] ?? '',
          isCarded: 1,
          text: hasWords ? 'Slow.' : null,
          updatedAt: 0,
        };
        await house.house.db
          .insertInto('note')
          .values({ ...note, positionSec: 1, locator: null, quote: null, color: null })
          .execute();
        const days = { dueOn: addDays(TODAY, dueIn), dealtOn: null, removedAt: isRemoved ? 1 : null };
        const source = { noteId: note.id, questionId: null, attemptAt: null, memory: 'null' };
        await house.house.db
          .insertInto('reviewCard')
          .values({ ...of, id, ...source, ...days })
          .execute();
      }
      const { waiting, total, next, ...review } = await learner.review('UTC');
      expect({ ids: review.cards.map(({ id }) => id), waiting, total, next }).toEqual(reviewOf(cards));
    }),
    { numRuns: 25 },
  );
});
