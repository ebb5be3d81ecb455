import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { CARDS_A_DAY, type Review } from '#core/review/review.ts';
import { REVIEW_GRADES } from '#core/review/grades.ts';
import { countStatements } from '../../../tests/support/houses/count-statements.ts';
import { DAY_MS, openReviewHouse, type ReviewHouse } from '../../../tests/support/houses/review-house.ts';
import { call } from '../../../tests/support/houses/test-house.ts';

/** The evening before the clocks go forward in Berlin, at 23:30 there. */
const LATE = Date.UTC(2026, 2, 28, 22, 30);
let house: ReviewHouse;
let learner: Awaited<ReturnType<ReviewHouse['join']>>;
beforeAll(async () => {
  house = await openReviewHouse(LATE);
});
beforeEach(async () => {
  house.goTo(LATE);
  learner = await house.join();
});
afterAll(() => house.close());

const idsOf = ({ cards }: Review) => cards.map(({ id }) => id);
const worksOf = ({ cards }: Review) => cards.map(({ origin }) => origin.work.id);
const choose = (timeZone: string) => learner.call('PATCH', '/api/profile', { learning: { timeZone } });
async function mark(count: number, unitId: string): Promise<void> {
  for (let i = 0; i < count; i++) await learner.note({ unitId });
}

it('has ten cards, of all works in turn, and the rest wait', async () => {
  await mark(9, 'part-2.a');
  await mark(3, 'stone.a');
  await mark(1, 'part-10.a');
  house.pass(1);
  const review = await learner.review();
  expect(worksOf(review).slice(0, 5).toSorted()).toEqual(['part-10', 'part-2', 'part-2', 'stone', 'stone']);
  expect(review).toMatchObject({ waiting: 3, total: 13, next: { on: '2026-03-30', cards: 3 } });
});

it('stays the same through the day and on every device, whatever is marked, graded or removed meanwhile', async () => {
  await mark(12, 'part-2.a');
  house.pass(1);
  const [morning, other] = await Promise.all([learner.review(), learner.review()]);
  expect(idsOf(other)).toEqual(idsOf(morning));
  const [first = '', second = '', ...rest] = idsOf(morning);
  await mark(2, 'stone.a');
  await learner.grade(first, 'good');
  await learner.call('DELETE', `/api/review/${second}`);
  house.pass(0.05);
  const evening = await learner.review();
  expect([idsOf(evening), evening.doneToday, evening.waiting]).toEqual([rest, 1, 2]);
});

it('what was skipped comes another day, ten at most', async () => {
  await mark(12, 'part-2.a');
  house.pass(1);
  await learner.review();
  house.pass(30);
  const review = await learner.review();
  expect([review.cards.length, review.waiting, review.doneToday]).toEqual([CARDS_A_DAY, 2, 0]);
});

it('begins at midnight where the learner is, in the night in which the clocks change too', async () => {
  await choose('Europe/Berlin');
  await learner.note();
  house.goTo(Date.UTC(2026, 2, 28, 22, 59));
  expect(await learner.review('Europe/Berlin')).toMatchObject({ on: '2026-03-28', cards: [], next: { on: '2026-03-29' } });
  house.goTo(Date.UTC(2026, 2, 28, 23, 0));
  const [card] = (await learner.review('Europe/Berlin')).cards;
  await learner.grade(card?.id ?? '', 'hard', 'Europe/Berlin');
  // The day has 23 hours.
  house.goTo(Date.UTC(2026, 2, 30, 21, 59));
  expect(await learner.review('Europe/Berlin')).toMatchObject({ on: '2026-03-30', cards: [] });
  house.goTo(Date.UTC(2026, 2, 30, 22, 0));
  expect(await learner.review('Europe/Berlin')).toMatchObject({ on: '2026-03-31', cards: [{ id: card?.id }] });
});

it('is by the zone of the profile, wherever the device is; else by that of the device, else UTC', async () => {
  expect((await learner.review()).on).toBe('2026-03-28');
  expect((await learner.review('Asia/Tokyo')).on).toBe('2026-03-29');
  await choose('Asia/Tokyo');
  expect((await learner.review()).on).toBe('2026-03-29');
  expect((await learner.review('America/New_York')).on).toBe('2026-03-29');
});

it('does not begin before a night has passed, whatever zone is named', async () => {
  house.goTo(Date.UTC(2026, 2, 28, 12));
  await mark(12, 'part-2.a');
  expect(await learner.review()).toMatchObject({ cards: [], waiting: 0, next: { on: '2026-03-29', cards: 10 } });
  expect(await learner.review('Pacific/Kiritimati')).toMatchObject({ on: '2026-03-29', cards: [], waiting: 12 });
  house.goTo(Date.UTC(2026, 2, 29, 12));
  const today = await learner.review();
  for (const id of idsOf(today)) await learner.grade(id, 'good');
  expect(await learner.review('Pacific/Kiritimati')).toMatchObject({ on: '2026-03-30', cards: [], waiting: 2 });
  house.goTo(Date.UTC(2026, 2, 30, 12));
  expect((await learner.review()).cards).toHaveLength(2);
});

it('who travels west does not answer a card twice in what is one day to them', async () => {
  await mark(3, 'part-2.a');
  house.goTo(Date.UTC(2026, 2, 29, 12));
  const east = await learner.review('Pacific/Kiritimati');
  for (const id of idsOf(east)) await learner.grade(id, 'good', 'Pacific/Kiritimati');
  expect(await learner.review('Pacific/Honolulu')).toMatchObject({ on: '2026-03-29', cards: [], next: { on: '2026-04-02' } });
});

it('asks the database as often for ten cards as for one', async () => {
  const one = learner;
  await mark(1, 'part-2.a');
  learner = await house.join();
  await mark(10, 'part-2.a');
  house.pass(1);
  const { app, during } = countStatements(house.house);
  const ask = async ({ cookie }: { cookie: string }) => void (await call(app, 'GET', '/api/review', undefined, { cookie }));
  await ask(one);
  await ask(learner);
  // Where the day is full, nobody looks for more.
  expect([await during(() => ask(one)), await during(() => ask(learner))]).toEqual([10, 9]);
});

it('never has more than ten cards in a day nor one of them twice, whatever is marked and answered', { timeout: 60_000 }, async () => {
  const doing = fc.record({
    marked: fc.nat(6),
    unitId: fc.constantFrom('part-2.a', 'stone.a', 'part-10.a'),
    grades: fc.array(fc.constantFrom(...REVIEW_GRADES), { maxLength: 14 }),
    days: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(doing, { minLength: 2, maxLength: 6 }), async (doings) => {
      house.goTo(LATE);
      learner = await house.join();
      for (const { marked, unitId, grades, days } of doings) {
        await mark(marked, unitId);
        const seen = new Set(idsOf(await learner.review()));
        const done: string[] = [];
        for (const grade of grades) {
          const review = await learner.review();
          const [id] = idsOf(review);
          if (id === undefined) break;
          expect(seen).toContain(id);
          expect((await learner.grade(id, grade)).status).toBe(200);
          if (grade !== 'again') done.push(id);
        }
        const review = await learner.review();
        expect(review.doneToday).toBe(done.length);
        expect(new Set(done).size).toBe(done.length);
        expect(review.cards.length + done.length).toBeLessThanOrEqual(CARDS_A_DAY);
        expect(idsOf(review).filter((id) => done.includes(id))).toEqual([]);
        house.goTo(house.house.now() + days * DAY_MS);
      }
    }),
    { numRuns: 5 },
  );
});
