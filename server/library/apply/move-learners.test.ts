import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openReviewHouse, type ReviewHouse } from '../../../tests/support/houses/review-house.ts';
import { moveLearners } from './move-learners.ts';

const FROM = 'deep-work.check';
const TO = 'slow-reading.pages';
let house: ReviewHouse;
let learner: Awaited<ReturnType<ReviewHouse['join']>>;
beforeAll(async () => {
  house = await openReviewHouse(Date.UTC(2026, 5, 1, 12));
});
beforeEach(async () => {
  learner = await house.join();
});
afterAll(() => house.close());

const move = () =>
  house.house.db
    .transaction()
    .execute((trx) =>
      moveLearners(trx, { items: [], homes: [], units: [{ from: FROM, to: TO, itemId: 'slow-reading', isRetired: false }] }, 1),
    );
const cardsOf = () =>
  house.house.db.selectFrom('reviewCard').where('userId', '=', learner.id).select(['unitId', 'questionId', 'attemptAt']).execute();

it('cards of the review go with their unit', async () => {
  await learner.note({ unitId: FROM });
  await learner.handIn({ switch: false });
  await learner.review();
  await move();
  expect((await cardsOf()).map(({ unitId, questionId }) => [unitId, questionId])).toEqual([
    [TO, null],
    [TO, 'switch'],
  ]);
});

it('of a question that a learner has in both units, the card that is at home remains', async () => {
  await learner.handIn({ switch: false, remove: false });
  await learner.review();
  house.pass(1);
  await learner.handIn({ switch: false }, TO);
  await learner.review();
  const atHome = house.house.now();
  await move();
  expect((await cardsOf()).toSorted((a, b) => Number(a.attemptAt) - Number(b.attemptAt))).toEqual([
    { unitId: TO, questionId: 'remove', attemptAt: atHome - 86_400_000 },
    { unitId: TO, questionId: 'switch', attemptAt: atHome },
  ]);
});
