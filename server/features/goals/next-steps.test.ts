import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Goal } from '#core/goals/goal.ts';
import type { NextStep } from '#core/goals/next-step.ts';
import { addGoal } from '../../../tests/support/houses/add-goal.ts';
import { countStatements } from '../../../tests/support/houses/count-statements.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { makePlannedAction } from '../../../tests/support/samples/make-assessment.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { call, signUp } from '../../../tests/support/houses/test-house.ts';

type Learner = Awaited<ReturnType<typeof signUp>>;
let study: StudyHouse;
let learner: Learner;
beforeAll(async () => {
  study = await openStudyHouse();
});
beforeEach(async () => {
  study.house.now = Date.now;
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const ask = async (query = '', of = learner) =>
  (await expectJson<{ items: NextStep[] }>(await of.call('GET', `/api/next-steps${query}`))).items;
const add = (goal: object) => addGoal(learner, goal);
const ACTIONS = ['goal:promotion', 'challenge:time'].map((id) => makePlannedAction({ id, action: `Follow ${id}.` }));
const assess = (id: string, createdAt: number, actions: readonly object[] = ACTIONS) =>
  study.house.db
    .insertInto('assessment')
    .values({
      id,
      userId: learner.id,
      profile: '{}',
      plan: JSON.stringify({ actionPlan: actions }),
      source: 'fallback',
      durationSec: 60,
      createdAt,
    })
    .execute();
/** 23:30 on 30 November in UTC. */
const LATE = Date.UTC(2026, 10, 30, 23, 30);

it('lead from the questions over the plan and its parts to the end of a goal', async () => {
  expect(await ask()).toEqual([{ kind: 'assess' }]);
  const now = study.house.now();
  await assess('before', now - 2);
  await assess('newest', now - 1);
  const track = (actionId: string) => ({ kind: 'track', assessmentId: 'newest', actionId, text: `Follow ${actionId}.` });
  expect(await ask()).toEqual([track('goal:promotion')]);

  const action = { assessmentId: 'newest', actionId: 'goal:promotion' };
  const { id, steps } = await add({ action, steps: ['Choose whom.'], workIds: ['part-2'], practice: { mode: 'managerial' } });
  const goal = { id, text: 'Hand over one whole task.', dueOn: null, ifThen: null };
  expect(await ask()).toEqual([
    { kind: 'step', goal, reason: 'First in your plan', stepId: steps[0]?.id, text: 'Choose whom.' },
    track('challenge:time'),
  ]);
  await learner.call('PUT', '/api/progress/part-2.a', { fraction: 0.5, completed: false, observedAt: new Date(now).toISOString() });
  expect(await ask()).toMatchObject([{ kind: 'work', work: { id: 'part-2', kind: 'audiobook', title: 'Part 2' }, fraction: 0.5 }, {}]);
  await learner.call('PUT', '/api/progress/part-2.a', { fraction: 1, completed: true, observedAt: new Date(now + 1).toISOString() });
  await learner.call('PATCH', `/api/goals/${id}`, { steps: [{ ...steps[0], isDone: true }] });
  expect(await ask()).toMatchObject([{ kind: 'practice', practice: { mode: 'managerial' } }, {}]);
  await learner.call('PATCH', `/api/goals/${id}`, { practice: null });
  expect(await ask()).toMatchObject([{ kind: 'close', goal }, {}]);
  await learner.call('PATCH', `/api/goals/${id}`, { state: 'done' });
  expect(await ask()).toEqual([track('challenge:time')]);
  const last = await add({ action: { ...action, actionId: 'challenge:time' } });
  await learner.call('PATCH', `/api/goals/${last.id}`, { state: 'dropped' });
  expect(await ask()).toEqual([{ kind: 'reassess', assessmentId: 'newest', at: new Date(now - 1).toISOString() }]);
});

it('are due by the day where the learner is', async () => {
  await add({ dueOn: '2026-12-01' });
  study.house.now = () => LATE;
  expect(await ask()).toEqual([]);
  expect(await ask('?tz=America/New_York')).toEqual([]);
  expect(await ask('?tz=Europe/Berlin')).toMatchObject([{ kind: 'close', reason: 'Due today' }]);
});

it('are due by the day of the zone that the learner chose, wherever the device is', async () => {
  await add({ dueOn: '2026-12-01' });
  study.house.now = () => LATE;
  await learner.call('PATCH', '/api/profile', { learning: { timeZone: 'Europe/Berlin' } });
  for (const query of ['', '?tz=America/New_York']) expect(await ask(query)).toMatchObject([{ reason: 'Due today' }]);
});

it('offer the questions again a month after their own day', async () => {
  await assess('a', LATE);
  const kinds = async (days: number, query = '') => {
    study.house.now = () => LATE + days * 86_400_000;
    return (await ask(query)).map(({ kind }) => kind);
  };
  expect(await kinds(30)).toEqual(['track']);
  expect(await kinds(31)).toEqual(['track', 'reassess']);
});

it('and the list of open goals agree which goal comes first', async () => {
  const days = [null, '2030-03-03', '2030-03-02', '2030-03-03', null];
  for (const dueOn of days) await add({ dueOn, steps: ['Choose whom.'] });
  const { items } = await expectJson<{ items: Goal[] }>(await learner.call('GET', '/api/goals?state=open'));
  expect((await ask()).map((step) => 'goal' in step && step.goal.id)).toEqual(items.slice(0, 3).map(({ id }) => id));
  expect(items.map(({ dueOn }) => dueOn)).toEqual(['2030-03-02', '2030-03-03', '2030-03-03', null, null]);
});

it.each(['Nowhere', '%2B01:00', 'Europe/Berlin%00', 'x'.repeat(2000), ''])('are not told for the time zone “%s”', async (tz) => {
  await expectProblem(await learner.call('GET', `/api/next-steps?tz=${tz}`), 422, 'invalid_fields');
});

it('are nobody else’s', async () => {
  await add({ steps: ['Choose whom.'] });
  expect(await ask('', await signUp(study.app))).toEqual([{ kind: 'assess' }]);
  await expectProblem(await call(study.app, 'GET', '/api/next-steps'), 401, 'not_signed_in');
});

it('ask the database as often for many goals as for one', async () => {
  const { app, during } = countStatements(study.house);
  const asked = (url: string) => async () => {
    expect((await call(app, 'GET', url, undefined, { cookie: learner.cookie })).status).toBe(200);
  };
  await add({ workIds: ['part-2'] });
  const [forOne, listOne] = [await during(asked('/api/next-steps')), await during(asked('/api/goals'))];
  for (const work of ['stone', 'deep-work', 'twin-a']) await add({ workIds: [work, 'part-2'], steps: ['Choose whom.'] });
  expect(await during(asked('/api/next-steps'))).toBe(forOne);
  expect(await during(asked('/api/goals'))).toBe(listOne);
  // The session, the goals, works, practice; and the newest assessment and the zone, or how many there are, also of each state.
  expect([forOne, listOne]).toEqual([6, 6]);
});
