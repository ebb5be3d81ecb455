import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_GOALS, type Goal } from '#core/goals/goal.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { LIMITS } from '../../http/limits.ts';
import { addGoal } from '../../../tests/support/houses/add-goal.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

interface Page {
  items: Goal[];
  nextCursor: string | null;
  total: number;
}

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const WHOLE = {
  text: 'Talk to two bakers.',
  by: 'in May',
  measure: 'Two names.',
  ifThen: 'If it is Monday, then I call.',
  skill: 'building-contacts',
} as const;
const add = (goal: object) => addGoal(learner, goal);
const list = async (query = '') => expectJson<Page>(await learner.call('GET', `/api/goals${query}`));

describe('a goal', () => {
  it('is kept with all that was said of it', async () => {
    const goal = await add(WHOLE);
    expect(goal).toEqual({
      ...WHOLE,
      id: expect.any(String),
      ...{ dueOn: null, steps: [], works: [], practice: null, practised: 0, progress: { done: 0, of: 0 }, action: null },
      ...{ state: 'open', reason: null, closedAt: null },
      createdAt: goal.updatedAt,
      updatedAt: expect.stringMatching(/Z$/),
    });
    expect(await list()).toMatchObject({ items: [goal], nextCursor: null, total: 1, counts: { open: 1, done: 0 }, openWithDay: 0 });
  });

  it('needs no more than its text', async () => {
    expect(await add({ text: '  Bake.  ' })).toMatchObject({ text: 'Bake.', by: null, measure: null, ifThen: null, skill: null });
  });

  it('is changed where something is said, and nowhere else', async () => {
    const goal = await add(WHOLE);
    const done = await expectJson<Goal>(await learner.call('PATCH', `/api/goals/${goal.id}`, { state: 'done', by: null }));
    expect(done).toEqual({ ...goal, state: 'done', by: null, updatedAt: done.updatedAt, closedAt: done.updatedAt });
    expect((await list()).items).toEqual([done]);
  });

  it('is deleted', async () => {
    const goal = await add(WHOLE);
    expect((await learner.call('DELETE', `/api/goals/${goal.id}`)).status).toBe(204);
    expect(await list()).toMatchObject({ items: [], nextCursor: null, total: 0, counts: { open: 0 } });
    await expectProblem(await learner.call('DELETE', `/api/goals/${goal.id}`), 404, 'not_found');
  });

  it('is not there for anybody else', async () => {
    const { id } = await add(WHOLE);
    const other = await signUp(study.app);
    await expectProblem(await other.call('PATCH', `/api/goals/${id}`, { state: 'done' }), 404, 'not_found');
    await expectProblem(await other.call('DELETE', `/api/goals/${id}`), 404, 'not_found');
    expect((await expectJson<Page>(await other.call('GET', '/api/goals'))).total).toBe(0);
    expect((await list()).items).toMatchObject([{ id, state: 'open' }]);
  });

  it.each([
    ['no text', {}],
    ['blanks', { text: ' \n' }],
    ['NUL', { text: '\0' }],
    ['too much text', { text: 'x'.repeat(501) }],
    ['a number', { text: 5 }],
    ['an unknown skill', { text: 'Bake.', skill: 'baking' }],
    ['an unknown field', { text: 'Bake.', userId: 'me' }],
    ['a state of its own', { text: 'Bake.', state: 'done' }],
    ['an empty date', { text: 'Bake.', by: '' }],
  ])('of %s is refused', async (_, goal) => {
    await expectProblem(await learner.call('POST', '/api/goals', goal), 422, 'invalid_fields');
    expect((await list()).total).toBe(0);
  });

  it('is not changed to what it could not begin as', async () => {
    const { id } = await add(WHOLE);
    for (const change of [{ text: '' }, { text: null }, { state: 'lost' }, { id: 'other' }, { skill: 'deciding' }])
      await expectProblem(await learner.call('PATCH', `/api/goals/${id}`, change), 422, 'invalid_fields');
    expect((await list()).items).toMatchObject([WHOLE]);
  });
});

describe('goals', () => {
  it('are listed the newest first, page by page', async () => {
    for (let n = 0; n < 5; n++) await add({ text: `Goal ${n}` });
    const whole = await list();
    expect(whole.items.map(({ text }) => text)).toEqual(['Goal 4', 'Goal 3', 'Goal 2', 'Goal 1', 'Goal 0']);
    const paged: Goal[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Page = await list(`?limit=2${cursor && `&cursor=${cursor}`}`);
      expect(page.total).toBe(5);
      paged.push(...page.items);
      cursor = page.nextCursor;
    }
    expect(paged).toEqual(whole.items);
    await expectProblem(await learner.call('GET', '/api/goals?cursor=x'), 400, 'bad_cursor');
  });

  it(`are ${MAX_GOALS} at most`, async () => {
    const row = {
      userId: learner.id,
      text: 'Bake.',
      by: null,
      measure: null,
      ifThen: null,
      skill: null,
      state: 'open' as const,
      steps: '[]',
      workIds: '[]',
    };
    const now = Date.now();
    await study.house.db
      .insertInto('goal')
      .values(Array.from({ length: MAX_GOALS - 1 }, () => ({ ...row, id: uuidv7(now), createdAt: now, updatedAt: now })))
      .execute();
    const sent = await Promise.all(Array.from({ length: 5 }, () => learner.call('POST', '/api/goals', { text: 'One more.' })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409]);
    expect((await list()).total).toBe(MAX_GOALS);
  });
});

it('goals are not written by machine, and no calendar of all is made again and again', async () => {
  const limited = await openStudyHouse({ files: {}, env: { RATE_LIMIT: 'on' } });
  const { call } = await signUp(limited.app);
  const ask = async (times: number, method: string, url: string) => {
    const answers = await Promise.all(Array.from({ length: times }, () => call(method, url)));
    return answers.filter(({ status }) => status === 429).length;
  };
  expect(await ask(LIMITS.goalWrite.requests, 'DELETE', '/api/goals/gone')).toBe(0);
  for (const [method, url] of [
    ['POST', '/api/goals'],
    ['PATCH', '/api/goals/gone'],
    ['DELETE', '/api/goals/gone'],
  ] as const)
    await expectProblem(await call(method, url, {}), 429, 'too_many_requests');
  expect(await ask(LIMITS.goalCalendar.requests + 1, 'GET', '/api/goals/calendar.ics')).toBe(1);
  await limited.close();
});
