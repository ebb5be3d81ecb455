import { StatementSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { Today } from '#core/discover/today.ts';
import type { Goal } from '#core/goals/goal.ts';
import { DiscoverSection } from '#core/library/catalogue.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
beforeAll(async () => {
  study = await openStudyHouse();
});
afterAll(() => study.close());

const sectionsOf = async (learner: Awaited<ReturnType<typeof signUp>>) =>
  (await expectJson<{ sections: DiscoverSection[] }>(await learner.call('GET', '/api/discover'))).sections;

it('needs a session', async () => expectProblem(await call(study.app, 'GET', '/api/discover'), 401, 'not_signed_in'));

it('asks the database for nothing twice', async () => {
  const learner = await signUp(study.app);
  await learner.call('GET', '/api/discover');
  const all = vi.spyOn(StatementSync.prototype, 'all');
  await learner.call('GET', '/api/discover');
  const asked = all.mock.contexts.map((statement) => (statement as StatementSync).sourceSQL);
  all.mockRestore();
  expect(asked).toEqual([...new Set(asked)]);
  expect(asked.length).toBeLessThanOrEqual(15);
});

it('shows each work once: in a collection, else among what is new, else by topic', async () => {
  const sections = await sectionsOf(await signUp(study.app));
  expect(sections.map((section) => DiscoverSection.strict().safeParse(section).error)).toEqual(sections.map(() => undefined));
  expect(sections.map(({ id, title, items }) => [id, title, items.map((item) => item.id)])).toEqual([
    [
      'new',
      'New',
      ['one-take', 'field-notes', 'twin-b', 'twin-a', 'stone', 'uber', 'part-10', 'elan', 'long-haul', 'slow-reading', 'deep-work'],
    ],
    ['collection-rivers', 'By the water', ['part-2', 'plain-book', 'quiet-river']],
  ]);
});

it('tells of a collection what the library says of it, if it does', async () => {
  const learner = await signUp(study.app);
  const collection = async () => (await sectionsOf(learner)).find(({ id }) => id === 'collection-rivers');
  expect(await collection()).toMatchObject({ reason: 'For a slow day.' });
  await study.house.db.updateTable('collection').set({ description: '' }).where('id', '=', 'rivers').execute();
  expect(await collection()).not.toHaveProperty('reason');
});

it('shows a collection of two works, and none of one', async () => {
  const learner = await signUp(study.app);
  const worksOf = async () => (await sectionsOf(learner)).find(({ id }) => id === 'collection-rivers')?.items.map(({ id }) => id);
  const leave = (itemId: string) => study.house.db.deleteFrom('collectionItem').where('itemId', '=', itemId).execute();
  await leave('plain-book');
  expect(await worksOf()).toEqual(['part-2', 'quiet-river']);
  await leave('part-2');
  expect(await worksOf()).toBeUndefined();
});

const course = (id: string, topics: string, publishedAt: string) => ({
  [`courses/${id}/course.md`]: `---\ntopics: [${topics}]\npublishedAt: ${publishedAt}\n---\nA course.\n`,
  [`courses/${id}/01 Lesson.md`]: `A lesson of ${id}.`,
});
const inTwelves = (name: string, topics: string, publishedAt: string) =>
  Array.from({ length: 12 }, (_, i) => course(`${name}-${i + 10}`, topics, publishedAt));

it('offers three topics of two works or more that stand nowhere else, those with the most first', async () => {
  const older = ['b, c', 'a, c', 'c', 'a, d', 'c, d', 'e, alone', 'e', 'd', 'f', 'f', 'd'];
  const { house, app, close } = await openStudyHouse({
    files: Object.assign(
      {},
      ...inTwelves('newest', 'a, b', '2026-05-01'),
      ...older.map((topics, i) => course(`old-${i + 10}`, topics, '2026-01-01')),
    ),
  });
  const learner = await signUp(app);
  const shelves = async () =>
    (await sectionsOf(learner)).map(({ id, items }) => (id === 'new' ? id : [id, items.map((item) => item.id.slice(4))]));
  const c = ['topic-c', ['14', '12', '11', '10']];
  expect(await shelves()).toEqual(['new', c, ['topic-d', ['20', '17', '13']], ['topic-e', ['16', '15']]]);
  for (const topic of ['d', 'e'])
    await house.db.updateTable('item').set({ topics: '[]' }).where('topics', 'like', `%"${topic}"%`).execute();
  expect(await shelves()).toEqual(['new', ['topic-c', ['12', '11', '10']], ['topic-f', ['19', '18']]]);
  await close();
});

it('fills what is new and every topic up with works that stand nowhere else', async () => {
  const { app, close } = await openStudyHouse({
    files: Object.assign(
      {
        'collections/1.yaml': `title: First\nitems: [third-10, third-11, third-12]\n`,
        'collections/2.yaml': `title: Left with one\nitems: [third-10, third-13]\n`,
        'collections/3.yaml': `title: Third\nitems: [third-11, third-13, second-10]\n`,
      },
      ...inTwelves('third', 'x', '2026-03-01'),
      ...inTwelves('second', 'x', '2026-02-01'),
      ...inTwelves('first', 'x, y', '2026-01-01'),
    ),
  });
  const sections = await sectionsOf(await signUp(app));
  const ids = (name: string, ...numbers: number[]) => numbers.map((n) => `${name}-${n}`);
  expect(sections.map(({ id, items }) => [id, items.map((item) => item.id)])).toEqual([
    ['new', [...ids('third', 21, 20, 19, 18, 17, 16, 15, 14), ...ids('second', 21, 20, 19, 18)]],
    ['collection-1', ids('third', 10, 11, 12)],
    ['collection-3', ['third-13', 'second-10']],
    ['topic-x', [...ids('second', 17, 16, 15, 14, 13, 12, 11), ...ids('first', 21, 20, 19, 18, 17)]],
    ['topic-y', ids('first', 16, 15, 14, 13, 12, 11, 10)],
  ]);
  await close();
});

it('has a shelf for what the plan asks for first, and one for what comes next when that was reached', async () => {
  const learner = await signUp(study.app);
  const made = async <Made>(where: string, body: object) => (await (await learner.call('POST', where, body)).json()) as Made;
  const answers = [{ questionId: 'challenges', answer: ['focus', 'time'] }];
  const { actionPlan, id: assessmentId } = await made<Assessment>('/api/assessments', { answers });
  const [first, second] = actionPlan;
  const keep = (actions: unknown) =>
    study.house.db
      .updateTable('assessment')
      .set({ plan: JSON.stringify({ actionPlan: actions }) })
      .where('id', '=', assessmentId)
      .execute();
  await keep([{ ...first, skill: 'keeping-attention' }]);
  const sections = await sectionsOf(learner);
  expect(sections[0]).toMatchObject({ id: 'plan', title: 'For the steep part: keeping attention', reason: 'Your plan puts this first' });
  expect(sections[0]?.items.map(({ id }) => id)).toEqual(['stone', 'part-2', 'part-10', 'deep-work']);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);

  await keep([
    { ...first, skill: 'delegating' },
    { ...second, skill: 'learning' },
  ]);
  expect((await sectionsOf(learner)).map(({ id }) => id)).not.toContain('plan');
  const goal = await made<Goal>('/api/goals', { text: 'Reach it', action: { assessmentId, actionId: first?.id } });
  await learner.call('PATCH', `/api/goals/${goal.id}`, { state: 'done' });
  expect((await sectionsOf(learner))[0]).toMatchObject({ id: 'plan', reason: 'Your plan puts this next', items: [{ id: 'part-10' }] });
});

it('begins with where the learner left off: one entry a work, without what is finished', async () => {
  const learner = await signUp(study.app);
  const put = async (unit: string, minute: number, fraction: number, completed = false) =>
    expect(
      (
        await learner.call('PUT', `/api/progress/${unit}`, {
          positionSec: fraction * 2,
          fraction,
          completed,
          playedSec: 1,
          observedAt: new Date(Date.UTC(2026, 4, 1, 0, minute)).toISOString(),
        })
      ).status,
    ).toBe(200);
  const { now } = study.house;
  let tick = 0;
  study.house.now = () => Date.UTC(2026, 5, 1) + ++tick;
  await put('field-notes.note-1', 1, 1, true);
  await put('stone.a', 2, 1, true);
  await put('part-2.a', 3, 0.25);
  await put('field-notes.note-2', 4, 0.5);
  study.house.now = now;
  const [first] = await sectionsOf(learner);
  expect(first).toMatchObject({ id: 'continue', title: 'Where you left off' });
  expect(first?.items.map((item) => [item.id, item.unitTitle, item.progress?.unitId, item.fraction])).toEqual([
    ['field-notes', 'Note 2', 'field-notes.note-2', expect.closeTo(0.3, 10)],
    ['part-2', 'Part 2', 'part-2.a', 0.25],
  ]);
});

it('shows twelve of the works begun, the latest first, and none whose folder is gone', async () => {
  const learner = await signUp(study.app);
  const begun = await study.house.db
    .selectFrom('unit')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where('item.id', '!=', 'later')
    .groupBy('item.id')
    .select(({ fn }) => ['item.id as itemId', fn.min('unit.id').as('unitId')])
    .orderBy('item.id')
    .execute();
  expect(begun).toHaveLength(14);
  await study.house.db
    .insertInto('progress')
    .values(
      begun.map((key, i) => ({
        ...{ ...key, userId: learner.id, positionSec: 1, locator: null, fraction: 0.5, completed: 0, playedSec: 1, heard: null },
        ...{ observedAt: i, updatedAt: i },
      })),
    )
    .execute();
  const shown = async () => (await sectionsOf(learner))[0]?.items.map(({ id }) => id);
  const latestFirst = begun.map(({ itemId }) => itemId).reverse();
  expect(await shown()).toEqual(latestFirst.slice(0, 12));
  const mark = (missingSince: number | null) =>
    study.house.db
      .updateTable('item')
      .set({ missingSince })
      .where('id', '=', latestFirst[0] ?? '')
      .execute();
  await mark(1);
  expect(await shown()).toEqual(latestFirst.slice(1, 13));
  await mark(null);
});

const startedOf = (sections: readonly DiscoverSection[]) => sections.find(({ id }) => id === 'continue')?.items.map(({ id }) => id);

it('goes on with a work once where it is read and heard, and shows what was begun nowhere else', async () => {
  const learner = await signUp(study.app);
  const begin = (unit: string, observedAt: string) =>
    learner.call('PUT', `/api/progress/${unit}`, { positionSec: 1, fraction: 0.2, completed: false, playedSec: 1, observedAt });
  await begin('quiet-river.a', '2026-05-01T00:00:00.000Z');
  const unitOf = (itemId: string) => study.house.db.selectFrom('unit').select('id').where('itemId', '=', itemId).executeTakeFirstOrThrow();
  await begin((await unitOf('plain-book')).id, '2026-05-01T00:00:01.000Z');
  expect(startedOf(await sectionsOf(learner))?.toSorted()).toEqual(['plain-book', 'quiet-river']);

  const declare = (editionOf: string | null) =>
    study.house.db.updateTable('item').set({ editionOf }).where('id', '=', 'plain-book').execute();
  await declare('quiet-river');
  const sections = await sectionsOf(learner);
  await declare(null);
  expect(startedOf(sections)).toHaveLength(1);
  const ids = sections.flatMap(({ items }) => items.map(({ id }) => id));
  expect(ids).toHaveLength(new Set(ids).size);
});

it('offers works of the skill of a goal, and says so', async () => {
  const learner = await signUp(study.app);
  await learner.call('POST', '/api/goals', { text: 'Look up less often', skill: 'keeping-attention' });
  const offered = (await sectionsOf(learner)).find(({ id }) => id === 'for-you-goal');
  expect(offered).toMatchObject({
    title: 'For you: keeping attention',
    reason: 'Because of your goal “Look up less often”',
    skill: 'keeping-attention',
  });
  expect(offered?.items.map(({ id }) => id)).toEqual(['stone', 'part-2', 'part-10', 'deep-work']);
});

describe('today', () => {
  const todayOf = async (learner: Awaited<ReturnType<typeof signUp>>, tz = 'UTC') =>
    (await expectJson<{ today: Today }>(await learner.call('GET', `/api/discover?tz=${tz}`))).today;

  it('holds nothing before something was marked or a goal set', async () => {
    expect(await todayOf(await signUp(study.app))).toEqual({ timeZone: 'UTC', review: null, goal: null });
  });

  it('counts the seconds of the learner’s own day towards their goal', async () => {
    const learner = await signUp(study.app);
    await learner.call('PATCH', '/api/profile', { learning: { dailyGoalMin: 20 } });
    const { now } = study.house;
    study.house.now = () => Date.UTC(2026, 5, 1, 9);
    const studied = [Date.UTC(2026, 4, 31, 13), Date.UTC(2026, 5, 1, 8)];
    await study.house.db
      .insertInto('studyTime')
      .values(studied.map((at) => ({ userId: learner.id, at, kind: 'course' as const, seconds: 60 })))
      .execute();
    const secondsIn = async (tz: string) => (await todayOf(learner, tz)).goal;
    expect(await secondsIn('UTC')).toEqual({ minutes: 20, seconds: 60 });
    expect(await secondsIn('Pacific/Auckland')).toEqual({ minutes: 20, seconds: 120 });
    await learner.call('PATCH', '/api/profile', { learning: { timeZone: 'UTC' } });
    expect(await todayOf(learner, 'Pacific/Auckland')).toMatchObject({ timeZone: 'UTC', goal: { seconds: 60 } });
    study.house.now = now;
  });

  it('counts the cards of the review, and none when it is switched off', async () => {
    const learner = await signUp(study.app);
    await learner.call('POST', '/api/notes', { unitId: 'part-2.a', positionSec: 1, quote: 'Slow water.' });
    const { now } = study.house;
    const tomorrow = now() + 2 * 86_400_000;
    study.house.now = () => tomorrow;
    expect((await todayOf(learner)).review).toEqual({ left: 1, done: 0 });
    await learner.call('PATCH', '/api/profile', { learning: { hasReview: false } });
    expect((await todayOf(learner)).review).toBeNull();
    study.house.now = now;
  });

  it('is in no zone that there is not', async () =>
    expectProblem(await (await signUp(study.app)).call('GET', '/api/discover?tz=Europe/Nowhere'), 422, 'invalid_fields'));
});
