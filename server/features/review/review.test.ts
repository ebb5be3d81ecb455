import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { QuizMark } from '#core/library/quiz.ts';
import type { Review } from '#core/review/review.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openReviewHouse, type ReviewHouse } from '../../../tests/support/houses/review-house.ts';
import { EXPLANATIONS } from '../../../tests/support/houses/study-library.ts';
import { call } from '../../../tests/support/houses/test-house.ts';

/** A Monday, at noon in UTC. */
const NOON = Date.UTC(2026, 5, 1, 12);
let house: ReviewHouse;
let learner: Awaited<ReturnType<ReviewHouse['join']>>;
beforeAll(async () => {
  house = await openReviewHouse(NOON);
});
beforeEach(async () => {
  house.goTo(NOON);
  learner = await house.join();
});
afterAll(() => house.close());

const NOTHING = { isOn: true, cards: [], doneToday: 0, waiting: 0 };
const idsOf = ({ cards }: Review) => cards.map(({ id }) => id);
const only = ({ cards }: Review) => {
  const [card] = cards;
  if (!card || cards.length > 1) throw new Error(`There are ${cards.length} cards.`);
  return card;
};

it('is empty for who has marked nothing, and for nobody but learners', async () => {
  expect(await learner.review()).toEqual({ on: '2026-06-01', ...NOTHING, next: null, total: 0 });
  await expectProblem(await call(house.app, 'GET', '/api/review'), 401, 'not_signed_in');
});

describe('a highlight', () => {
  it('comes back tomorrow, with its words and where they are from', async () => {
    const note = await learner.note({ text: 'Like us.', color: 'green' });
    expect(await learner.review()).toEqual({ on: '2026-06-01', ...NOTHING, next: { on: '2026-06-02', cards: 1 }, total: 1 });
    house.pass(1);
    const review = await learner.review();
    expect(review).toMatchObject({ on: '2026-06-02', doneToday: 0, waiting: 0, next: null, total: 1 });
    expect(review.cards).toEqual([
      {
        ...{ kind: 'note', id: expect.any(String), noteId: note.id, quote: 'Slow water.', text: 'Like us.', color: 'green' },
        graded: 0,
        origin: {
          ...{ unitId: 'part-2.a', unitTitle: 'Part 2', positionSec: 1, locator: null },
          work: { id: 'part-2', kind: 'audiobook', title: 'Part 2' },
        },
        intervals: { again: 0, hard: 2, good: 3, easy: 8 },
      },
    ]);
  });

  it('is due by the day where the learner is', async () => {
    house.goTo(Date.UTC(2026, 5, 1, 23, 30));
    await learner.note();
    expect((await learner.review('Europe/Berlin')).next).toEqual({ on: '2026-06-03', cards: 1 });
  });

  it('comes without its card when it is deleted, and a bookmark never has one', async () => {
    const { id } = await learner.note();
    await learner.note({ quote: undefined });
    expect((await learner.review()).total).toBe(1);
    await learner.call('DELETE', `/api/notes/${id}`);
    expect((await learner.review()).total).toBe(0);
  });

  it('that has lost its words has nothing to ask, until it has some again', async () => {
    const { id } = await learner.note({ quote: undefined, text: 'Mine.' });
    house.pass(1);
    expect((await learner.review()).cards).toHaveLength(1);
    await learner.call('PATCH', `/api/notes/${id}`, { text: null });
    expect(await learner.review()).toMatchObject({ cards: [], total: 0 });
    await learner.call('PATCH', `/api/notes/${id}`, { text: 'Once more.' });
    expect(only(await learner.review())).toMatchObject({ text: 'Once more.' });
  });

  it('stays out while its work is missing or closed to the learner, and is not lost', async () => {
    await learner.note();
    house.pass(1);
    expect((await learner.review()).cards).toHaveLength(1);
    const set = (change: { missingSince?: number | null; access?: 'open' | 'members' }) =>
      house.house.db.updateTable('item').set(change).where('id', '=', 'part-2').execute();
    for (const [closed, open] of [
      [{ missingSince: 1 }, { missingSince: null }],
      [{ access: 'members' }, { access: 'open' }],
    ] as const) {
      await set(closed);
      const review = await learner.review();
      await set(open);
      expect(review).toMatchObject({ cards: [], waiting: 0, total: 0 });
      expect((await learner.review()).cards).toHaveLength(1);
    }
  });
});

describe('a missed question', () => {
  it('comes back the day after, without its answer', async () => {
    await learner.handIn({ switch: false, remove: true });
    expect((await learner.review()).next).toEqual({ on: '2026-06-02', cards: 1 });
    house.pass(1);
    const card = only(await learner.review());
    expect(card).toMatchObject({
      kind: 'question',
      question: {
        ...{ id: 'switch', type: 'single', text: 'What costs most when you switch?' },
        options: [
          { id: 'a', text: 'The switch' },
          { id: 'b', text: 'The way back' },
        ],
      },
      origin: { unitId: 'deep-work.check', work: { id: 'deep-work', kind: 'course', title: 'Deep work' } },
    });
    expect(JSON.stringify(card)).not.toContain(EXPLANATIONS[0]);
  });

  it('is marked and explained, and graded apart from that', async () => {
    await learner.handIn({ switch: false });
    house.pass(1);
    const { id } = only(await learner.review());
    const right: QuizMark = { questionId: 'switch', correct: true, correctOptionIds: ['b'], accepted: null, explanation: EXPLANATIONS[0] };
    expect(await expectJson<QuizMark>(await learner.answer(id, ['b']))).toMatchObject(right);
    for (const wrong of [['a'], [], ['a', 'b']])
      expect(await expectJson<QuizMark>(await learner.answer(id, wrong))).toMatchObject({ correct: false });
    expect(idsOf(await learner.review())).toEqual([id]);
    for (const answer of [Array.from({ length: 21 }, () => 'a'), ['x'.repeat(201)]])
      await expectProblem(await learner.answer(id, answer), 422, 'invalid_fields');
  });

  it('has no card when it was answered rightly before the review was opened', async () => {
    await learner.handIn({ switch: false });
    house.pass(0.1);
    await learner.handIn({ switch: true });
    expect((await learner.review()).total).toBe(0);
  });

  it('moves on when it is answered rightly in its quiz, and comes back when it is missed there again', async () => {
    await learner.handIn({ switch: false });
    expect((await learner.review()).next?.on).toBe('2026-06-02');
    house.pass(1);
    await learner.handIn({ switch: true });
    for (const _ of ['once', 'and no more']) expect((await learner.review()).next).toEqual({ on: '2026-06-05', cards: 1 });
    house.pass(1);
    await learner.handIn({ switch: false });
    expect((await learner.review()).next).toEqual({ on: '2026-06-04', cards: 1 });
  });

  it('that has left its quiz is passed over, and not lost', async () => {
    await learner.handIn({ gone: false, switch: false });
    house.pass(1);
    expect(only(await learner.review())).toMatchObject({ question: { id: 'switch' } });
    const { db } = house.house;
    const cards = db.selectFrom('reviewCard').where('userId', '=', learner.id).where('questionId', '=', 'gone');
    expect(await cards.select('dealtOn').execute()).toEqual([{ dealtOn: null }]);
  });

  it('cannot be answered on a note', async () => {
    await learner.note();
    house.pass(1);
    await expectProblem(await learner.answer(only(await learner.review()).id, ['a']), 404, 'not_found');
  });
});

describe('a grade', () => {
  let id: string;
  beforeEach(async () => {
    await learner.note();
    house.pass(1);
    ({ id } = only(await learner.review()));
  });

  it('puts the card away until it is due again', async () => {
    const done = { on: '2026-06-02', ...NOTHING, doneToday: 1, next: { on: '2026-06-05', cards: 1 }, total: 1 };
    expect(await expectJson<Review>(await learner.grade(id, 'good'))).toEqual(done);
    expect(await learner.review()).toEqual(done);
    house.pass(2);
    expect(await learner.review()).toMatchObject({ cards: [], doneToday: 0 });
    house.pass(1);
    expect(only(await learner.review())).toMatchObject({ id, intervals: { again: 0, good: 14 } });
  });

  it('"again" brings it back on the same day, after the others, and then tomorrow', async () => {
    await learner.note({ unitId: 'part-10.a' });
    house.pass(1);
    const [first = '', second = ''] = idsOf(await learner.review());
    const again = await expectJson<Review>(await learner.grade(first, 'again'));
    expect([idsOf(again), again.doneToday]).toEqual([[second, first], 0]);
    expect(again.cards[1]?.intervals).toEqual({ again: 0, hard: 1, good: 1, easy: 1 });
    expect(await expectJson<Review>(await learner.grade(first, 'good'))).toMatchObject({ doneToday: 1, next: { on: '2026-06-04' } });
  });

  it('is given once a day, also by two devices at once', async () => {
    const statuses = (await Promise.all([learner.grade(id, 'good'), learner.grade(id, 'easy')])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    const problem = await expectProblem(await learner.grade(id, 'good'), 409, 'changed_elsewhere');
    expect(problem.detail).toBe('This card is not due today any more. It may have been answered on another device.');
  });

  it('of a tab that has not seen the card come again is refused, and so is taking back what was graded elsewhere', async () => {
    expect(only(await learner.review()).graded).toBe(0);
    const again = await expectJson<Review>(await learner.grade(id, 'again', undefined, 0));
    expect(only(again).graded).toBe(1);
    const { detail } = await expectProblem(await learner.grade(id, 'easy', undefined, 0), 409, 'changed_elsewhere');
    expect(detail).toBe('This card was answered in another tab or on another device meanwhile.');
    expect(await learner.review()).toEqual(again);
    house.pass(0.01);
    await expectJson(await learner.grade(id, 'good', undefined, 1));
    await expectProblem(await learner.undo(id, 1), 409, 'changed_elsewhere');
    expect(only(await expectJson<Review>(await learner.undo(id, 2))).graded).toBe(1);
  });

  it('can be taken back on its day, one after the other', async () => {
    const before = await learner.review();
    await learner.grade(id, 'again');
    house.pass(0.01);
    await learner.grade(id, 'good');
    expect(await expectJson<Review>(await learner.undo(id))).toMatchObject({ doneToday: 0, cards: [{ id, intervals: { good: 1 } }] });
    expect(await expectJson<Review>(await learner.undo(id))).toEqual(before);
    await expectProblem(await learner.undo(id), 409, 'conflict');
    await learner.grade(id, 'hard');
    house.pass(1);
    await expectProblem(await learner.undo(id), 409, 'conflict');
  });

  it.each([{ grade: 'splendid' }, {}, { grade: 'good', dueOn: '2026-01-01' }, { grade: 3 }])('%j is none', async (body) => {
    await expectProblem(await learner.call('POST', `/api/review/${id}`, body), 422, 'invalid_fields');
  });

  it.each(['', 'Nowhere', '+01:00'])('by the time zone “%s” is refused', async (tz) => {
    await expectProblem(await learner.grade(id, 'good', encodeURIComponent(tz)), 422, 'invalid_fields');
  });
});

it('a card that is removed never comes back, though its note stays', async () => {
  const note = await learner.note();
  house.pass(1);
  const { id } = only(await learner.review());
  expect((await learner.call('DELETE', `/api/review/${id}`)).status).toBe(204);
  expect(await learner.review()).toMatchObject({ cards: [], total: 0 });
  expect((await learner.call('PATCH', `/api/notes/${note.id}`, { text: 'Still here.' })).status).toBe(200);
  for (const answer of [learner.grade(id, 'good'), learner.undo(id), learner.call('DELETE', `/api/review/${id}`)])
    await expectProblem(await answer, 404, 'not_found');
});

it('is off for who switched it off, and as it was for who switches it on again', async () => {
  await learner.note();
  house.pass(1);
  const { cards } = await learner.review();
  const set = (hasReview: boolean) => learner.call('PATCH', '/api/profile', { learning: { hasReview } });
  await set(false);
  expect(await learner.review()).toEqual({ on: '2026-06-02', ...NOTHING, isOn: false, next: null, total: 0 });
  await set(true);
  expect((await learner.review()).cards).toEqual(cards);
});

it('knows nobody else’s cards', async () => {
  await learner.note();
  house.pass(1);
  const { id } = only(await learner.review());
  const other = await house.join();
  expect(await other.review()).toMatchObject({ cards: [], total: 0 });
  for (const answer of [other.grade(id, 'good'), other.undo(id), other.answer(id, ['a']), other.call('DELETE', `/api/review/${id}`)])
    await expectProblem(await answer, 404, 'not_found');
  expect(idsOf(await learner.review())).toEqual([id]);
});
