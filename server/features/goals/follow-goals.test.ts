import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Goal, GoalList } from '#core/goals/goal.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import { addGoal } from '../../../tests/support/houses/add-goal.ts';
import { hear, say } from '../../../tests/support/houses/coach-house.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { makePlannedAction } from '../../../tests/support/samples/make-assessment.ts';
import { openStudyHouse, RELEASE_MS, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

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

const add = (goal: object = {}) => addGoal(learner, goal);
const read = async (id: string) => expectJson<Goal>(await learner.call('GET', `/api/goals/${id}`));
const change = async (id: string, body: object) => expectJson<Goal>(await learner.call('PATCH', `/api/goals/${id}`, body));
const assess = async (id: string, of: Learner = learner) => {
  const plan = JSON.stringify({ actionPlan: ['challenge:time', 'challenge:money'].map((of) => makePlannedAction({ id: of })) });
  const row = { id, userId: of.id, profile: '{}', plan, source: 'fallback' as const, durationSec: 60, createdAt: 1 };
  await study.house.db.insertInto('assessment').values(row).execute();
};
const listen = async (unitId: string, fraction: number) => {
  const place = { positionSec: 1, fraction, completed: fraction === 1, observedAt: new Date().toISOString() };
  expect((await learner.call('PUT', `/api/progress/${unitId}`, place)).status).toBe(200);
};

describe('the works of a goal', () => {
  it('move as they are heard, and are finished with their last unit', async () => {
    const { id, works, progress } = await add({ workIds: ['deep-work', 'part-2'] });
    expect(works).toEqual([
      { id: 'deep-work', kind: 'course', title: 'Deep work', access: 'open', fraction: 0, isFinished: false },
      { id: 'part-2', kind: 'audiobook', title: 'Part 2', access: 'open', fraction: 0, isFinished: false },
    ]);
    expect(progress).toEqual({ done: 0, of: 2 });

    await listen('part-2.a', 0.25);
    expect(await read(id)).toMatchObject({ works: [{ fraction: 0 }, { fraction: 0.25, isFinished: false }], progress: { done: 0, of: 2 } });
    await listen('part-2.a', 1);
    for (const unit of ['why-focus', 'attention', 'check']) await listen(`deep-work.${unit}`, 1);
    const begun = await read(id);
    expect(begun).toMatchObject({ works: [{ isFinished: false }, { fraction: 1, isFinished: true }], progress: { done: 1, of: 2 } });
    expect(begun.works[0]?.fraction).toBeGreaterThan(0);
    expect(begun.works[0]?.fraction).toBeLessThan(1);
    await listen('deep-work.listen', 1);
    expect(await read(id)).toMatchObject({ works: [{ fraction: 1, isFinished: true }, {}], progress: { done: 2, of: 2 } });
  });

  it('are in the order in which they were chosen, each once', async () => {
    const { id, works } = await add({ workIds: ['stone', 'part-2', 'stone'] });
    expect(works.map((work) => work.id)).toEqual(['stone', 'part-2']);
    expect((await change(id, { workIds: ['part-2', 'stone'] })).works.map((work) => work.id)).toEqual(['part-2', 'stone']);
    expect((await change(id, { workIds: [] })).works).toEqual([]);
  });

  it('have to be in the library', async () => {
    const workIds = ['part-2', 'nowhere', 'later'];
    const { id } = await add();
    for (const answer of [
      await learner.call('POST', '/api/goals', { text: 'Read.', workIds }),
      await learner.call('PATCH', `/api/goals/${id}`, { workIds }),
    ])
      expect((await expectProblem(answer, 422, 'invalid_fields')).errors).toEqual([
        { path: 'workIds.1', message: 'The library has no “nowhere”.' },
        { path: 'workIds.2', message: 'The library has no “later”.' },
      ]);
    expect((await read(id)).works).toEqual([]);
  });

  it('are left out while they are gone, and count again when they are back', async () => {
    study.house.now = () => RELEASE_MS;
    const { id } = await add({ workIds: ['later', 'part-2'] });
    study.house.now = Date.now;
    expect(await read(id)).toMatchObject({ works: [{ id: 'part-2' }], progress: { done: 0, of: 1 } });
    study.house.now = () => RELEASE_MS;
    expect((await read(id)).progress).toEqual({ done: 0, of: 2 });
  });
});

describe('the steps of a goal', () => {
  it('keep their ids as they are done, reworded and moved; another is new', async () => {
    const { id, steps } = await add({ steps: ['Write it down.', 'Tell Ann.'] });
    const [first, second] = steps;
    expect(steps).toEqual([
      { id: expect.any(String), text: 'Write it down.', isDone: false },
      { id: expect.any(String), text: 'Tell Ann.', isDone: false },
    ]);
    const changed = await change(id, {
      steps: [
        { ...second, isDone: true },
        { id: 'of another device', text: 'Ask.', isDone: false },
        { ...first, text: 'Note it.' },
      ],
    });
    expect(changed.steps).toEqual([
      { ...second, isDone: true },
      { id: expect.any(String), text: 'Ask.', isDone: false },
      { ...first, text: 'Note it.' },
    ]);
    expect(changed.steps[1]?.id).not.toBe('of another device');
    expect(changed.progress).toEqual({ done: 1, of: 3 });
    expect(await read(id)).toEqual(changed);
  });

  it('have each an id of its own', async () => {
    const { id, steps } = await add({ steps: ['Write it down.'] });
    const twice = await change(id, { steps: [...steps, ...steps, { text: 'Tell Ann.', isDone: false }] });
    expect(new Set(twice.steps.map((step) => step.id)).size).toBe(3);
  });
});

describe('a goal that was changed elsewhere meanwhile', () => {
  it('is not written over by what was made of an older state of it, and is by what was made of this one', async () => {
    const { id, steps, updatedAt } = await add({ steps: ['Write it down.'] });
    const [own, their] = [{ steps: [{ ...steps[0], text: 'Note it.' }] }, { steps: [...steps, { text: 'Tell Ann.', isDone: false }] }];
    const theirs = await change(id, { ...their, ifUpdatedAt: updatedAt });
    const { detail } = await expectProblem(
      await learner.call('PATCH', `/api/goals/${id}`, { ...own, ifUpdatedAt: updatedAt }),
      409,
      'changed_elsewhere',
    );
    expect(detail).toBe('This goal was changed elsewhere meanwhile. Nothing was written.');
    expect(await read(id)).toEqual(theirs);
    expect((await change(id, { ...own, ifUpdatedAt: theirs.updatedAt })).steps).toMatchObject([{ text: 'Note it.' }]);
  });

  it('has another moment for each change, also for two in one millisecond', async () => {
    const { now } = study.house;
    study.house.now = () => 1_800_000_000_000;
    const { id, updatedAt } = await add({});
    const moments = [updatedAt, (await change(id, { text: 'A.' })).updatedAt, (await change(id, { text: 'B.' })).updatedAt];
    study.house.now = now;
    expect(new Set(moments).size).toBe(3);
  });
});

describe('one step of a goal', () => {
  it('is ticked by itself: what another device ticked, added or reworded meanwhile stays', async () => {
    const { id, steps } = await add({ steps: ['Write it down.', 'Tell Ann.'] });
    const [first, second] = steps;
    await Promise.all([change(id, { step: { id: first?.id, isDone: true } }), change(id, { step: { id: second?.id, isDone: true } })]);
    expect((await read(id)).steps).toEqual(steps.map((step) => ({ ...step, isDone: true })));

    const { steps: edited } = await change(id, {
      steps: [
        { ...second, text: 'Ask Ann.' },
        { ...first, isDone: true },
      ],
    });
    const unticked = await change(id, { step: { id: first?.id, isDone: false } });
    expect(unticked.steps).toEqual([edited[0], first]);
    expect(unticked.steps[0]).toMatchObject({ text: 'Ask Ann.', isDone: false });
  });

  it('that another device has reworded is not ticked for words that it has no more', async () => {
    const { id, steps } = await add({ steps: ['Tell Ann.'] });
    const step = { id: steps[0]?.id, isDone: true };
    const { steps: now } = await change(id, { steps: [{ ...steps[0], text: 'Tell everybody.' }] });
    const { detail } = await expectProblem(
      await learner.call('PATCH', `/api/goals/${id}`, { step: { ...step, text: 'Tell Ann.' } }),
      409,
      'changed_elsewhere',
    );
    expect(detail).toBe('This step reads otherwise by now: “Tell everybody.”');
    expect((await read(id)).steps).toEqual(now);
    expect((await change(id, { step: { ...step, text: 'Tell everybody.' } })).steps[0]).toMatchObject({ isDone: true });
  });

  it('that another device has taken away is a conflict, and nothing is changed by it', async () => {
    const { id, steps } = await add({ steps: ['Write it down.'] });
    const other = await add({ steps: ['Tell Ann.'] });
    const step = { id: other.steps[0]?.id, isDone: true };
    await expectProblem(await learner.call('PATCH', `/api/goals/${id}`, { step, state: 'done' }), 409, 'changed_elsewhere');
    expect(await read(id)).toMatchObject({ state: 'open', steps });
    expect((await read(other.id)).steps).toEqual(other.steps);
  });

  it('is not sent with all of them', async () => {
    const { id, steps } = await add({ steps: ['Write it down.'] });
    const both = { steps, step: { id: steps[0]?.id, isDone: true } };
    await expectProblem(await learner.call('PATCH', `/api/goals/${id}`, both), 422, 'invalid_fields');
  });
});

describe('the practice of a goal', () => {
  const practice = { mode: 'interview', question: 'Why bread?' };
  const begin = async (goalId: string, type = 'interview') => {
    const response = await learner.call('POST', '/api/coach/conversations', { type, goalId });
    expect(response.status).toBe(201);
    return (await response.json()) as Conversation;
  };
  const answer = async (id: string, content: string) => hear(learner, await say(learner, id, content));
  const end = (id: string) => learner.call('POST', `/api/coach/conversations/${id}/end`, {});

  it.each(['interview', 'career'])('is done with the first session (%s) in which something was said, once it has ended', async (type) => {
    const goal = await add({ practice });
    expect(goal).toMatchObject({ practice, practised: 0, progress: { done: 0, of: 1 } });
    const { id } = await begin(goal.id, type);
    await answer(id, 'The oven broke, and I called two bakers.');
    expect((await read(goal.id)).practised).toBe(0);
    await end(id);
    expect(await read(goal.id)).toMatchObject({ practised: 1, progress: { done: 1, of: 1 } });
    expect((await read((await add()).id)).practised).toBe(0);

    expect((await learner.call('DELETE', `/api/coach/conversations/${id}`)).status).toBe(204);
    expect((await read(goal.id)).practised).toBe(0);
  });

  it('is not done by a session without a word, or of which all is left out for safety', async () => {
    const goal = await add({ practice });
    await end((await begin(goal.id)).id);
    for (const type of ['interview', 'career']) {
      const { id } = await begin(goal.id, type);
      await answer(id, 'I want to kill myself.');
      await end(id);
    }
    expect(await read(goal.id)).toMatchObject({ practised: 0, progress: { done: 0, of: 1 } });
  });
});

describe('an action of a plan', () => {
  const NO_PLAN = { ...{ id: 'empty', profile: '{}', plan: '{}' }, source: 'fallback' as const, durationSec: 60, createdAt: 1 };
  const action = { assessmentId: 'mine', actionId: 'challenge:time' };
  beforeEach(() => study.house.db.deleteFrom('assessment').execute());

  it('is followed once, whatever became of it', async () => {
    await assess('mine');
    const goal = await add({ action });
    expect(goal.action).toEqual(action);
    for (const state of ['open', 'done', 'dropped']) {
      const changed = await change(goal.id, { state });
      const again = await learner.call('POST', '/api/goals', { text: 'Another text.', action });
      expect([again.status, again.headers.get('location')]).toEqual([200, `/api/goals/${goal.id}`]);
      expect(await again.json()).toEqual(changed);
    }
    expect((await add({ action: { ...action, actionId: 'challenge:money' } })).id).not.toBe(goal.id);
    expect((await expectJson<{ total: number }>(await learner.call('GET', '/api/goals'))).total).toBe(2);
  });

  it('is followed once by whoever asks twice at the same time', async () => {
    await assess('mine');
    const sent = await Promise.all(Array.from({ length: 5 }, () => learner.call('POST', '/api/goals', { text: 'Ask.', action })));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 201]);
  });

  it('has to stand in its plan', async () => {
    await assess('mine');
    await study.house.db
      .insertInto('assessment')
      .values({ ...NO_PLAN, userId: learner.id })
      .execute();
    for (const wrong of [
      { ...action, actionId: 'challenge:none' },
      { ...action, assessmentId: NO_PLAN.id },
    ])
      expect(
        (await expectProblem(await learner.call('POST', '/api/goals', { text: 'Ask.', action: wrong }), 422, 'invalid_fields')).errors,
      ).toEqual([{ path: 'action.actionId', message: `This plan has no action “${wrong.actionId}”.` }]);
    expect((await expectJson<{ total: number }>(await learner.call('GET', '/api/goals'))).total).toBe(0);
  });

  it('has to be of an assessment of one’s own', async () => {
    await assess('mine', await signUp(study.app));
    for (const assessmentId of ['mine', 'nobody’s'])
      await expectProblem(
        await learner.call('POST', '/api/goals', { text: 'Ask.', action: { ...action, assessmentId } }),
        404,
        'not_found',
      );
  });
});

describe('a goal that is closed', () => {
  const goal = { skill: 'delegating', text: 'Hand over one whole task.' };
  const readEvidence = async () => {
    const { skills } = await expectJson<{ skills: { id: string; practised: number; evidence: object[] }[] }>(
      await learner.call('GET', '/api/skills'),
    );
    const skill = skills.find(({ id }) => id === 'delegating');
    return [skill?.practised, skill?.evidence];
  };
  const NONE = [0, []];

  it('keeps when and why, until it is opened again or closed otherwise', async () => {
    const { id } = await add();
    const done = await change(id, { state: 'done', reason: 'Ann has it now.' });
    expect(done).toMatchObject({ state: 'done', reason: 'Ann has it now.', closedAt: done.updatedAt });
    study.house.now = () => Date.now() + 60_000;
    expect(await change(id, { state: 'done', text: 'Hand it over.' })).toMatchObject({ reason: done.reason, closedAt: done.closedAt });
    expect(await change(id, { reason: 'Ben has it.' })).toMatchObject({ state: 'done', reason: 'Ben has it.', closedAt: done.closedAt });
    const postponed = await change(id, { state: 'postponed', dueOn: '2020-02-29' });
    expect(postponed).toMatchObject({ reason: null, dueOn: '2020-02-29', closedAt: postponed.updatedAt });
    expect(postponed.closedAt).not.toBe(done.closedAt);
    const open = { state: 'open', reason: null, closedAt: null };
    expect(await change(id, { state: 'open', reason: 'Again.' })).toMatchObject(open);
    expect(await change(id, { reason: 'Because.' })).toMatchObject(open);
  });

  it('is evidence of its skill while it is done, in the words of how it went', async () => {
    const { id } = await add(goal);
    expect(await readEvidence()).toEqual(NONE);
    const { closedAt: at } = await change(id, { state: 'done', reason: 'Ann has it now.' });
    const evidence = { at, stage: 'practised', from: { goalId: id } };
    expect(await readEvidence()).toEqual([1, [{ ...evidence, source: 'Goal: Hand over one whole task.', quote: 'Ann has it now.' }]]);
    await change(id, { text: 'Hand it over.', reason: null });
    expect(await readEvidence()).toEqual([1, [{ ...evidence, source: 'Goal: Hand it over.' }]]);
    for (const state of ['open', 'dropped', 'postponed']) {
      await change(id, { state: 'done' });
      expect((await readEvidence())[0]).toBe(1);
      await change(id, { state });
      expect(await readEvidence()).toEqual(NONE);
    }
    await change(id, { state: 'done' });
    expect((await learner.call('DELETE', `/api/goals/${id}`)).status).toBe(204);
    expect(await readEvidence()).toEqual(NONE);
  });

  it('without a skill is evidence of none', async () => {
    await change((await add()).id, { state: 'done' });
    expect(await study.house.db.selectFrom('skillEvidence').selectAll().where('userId', '=', learner.id).execute()).toEqual([]);
  });
});

describe('the day of a goal', () => {
  it.each(['2000-01-01', '2020-02-29', '2100-12-31'])('may be %s', async (dueOn) => {
    expect((await add({ dueOn })).dueOn).toBe(dueOn);
  });

  it.each(['1999-12-31', '2101-01-01', '2026-02-29', '2026-2-1', 'tomorrow', '', 5])('may not be %j', async (dueOn) => {
    await expectProblem(await learner.call('POST', '/api/goals', { text: 'Ask.', dueOn }), 422, 'invalid_fields');
  });
});

describe('goals by their state', () => {
  const walk = async (query: string) => {
    const ids: string[] = [];
    for (let cursor = ''; ;) {
      const page = await expectJson<{ items: Goal[]; nextCursor: string | null }>(
        await learner.call('GET', `/api/goals?limit=2&${query}${cursor}`),
      );
      ids.push(...page.items.map(({ text }) => text));
      if (page.nextCursor === null) return ids;
      cursor = `&cursor=${page.nextCursor}`;
    }
  };

  it('are open by their day, and of one day in the order in which they were added; and closed', async () => {
    for (const [text, dueOn, state] of [
      ['some day', null, 'open'],
      ['May', '2027-05-01', 'open'],
      ['another day', null, 'open'],
      ['first of May', '2027-05-01', 'open'],
      ['April', '2027-04-01', 'open'],
      ['reached', '2027-01-01', 'done'],
      ['later', '2027-01-02', 'postponed'],
      ['no more', null, 'dropped'],
    ])
      await change((await add({ text, dueOn })).id, { state });
    expect(await walk('state=open')).toEqual(['April', 'May', 'first of May', 'some day', 'another day']);
    expect(await walk('state=postponed')).toEqual(['later']);
    expect([await walk('state=done'), await walk('state=dropped')]).toEqual([['reached'], ['no more']]);
    expect(await expectJson<GoalList>(await learner.call('GET', '/api/goals?state=done&limit=1'))).toMatchObject({
      ...{ total: 1, counts: { open: 5, postponed: 1, done: 1, dropped: 1 }, openWithDay: 3 },
    });
    expect(await walk('state=closed')).toEqual(['no more', 'later', 'reached']);
    expect((await walk('')).length).toBe(8);
    await expectProblem(await learner.call('GET', '/api/goals?state=lost'), 422, 'invalid_fields');
  });

  it('are of one plan those that follow it, and those of another plan that follow the same action', async () => {
    await assess(`plan-${learner.id}`);
    await assess(`earlier-${learner.id}`);
    const follow = (text: string, of: string, actionId: string) => add({ text, action: { assessmentId: `${of}-${learner.id}`, actionId } });
    await follow('own', 'plan', 'challenge:time');
    await follow('earlier', 'earlier', 'challenge:money');
    await add({ text: 'none' });
    expect(await walk(`plan=plan-${learner.id}`)).toEqual(['earlier', 'own']);
    const other = await signUp(study.app);
    await addGoal(other, { text: 'of somebody else' });
    expect(await expectJson<GoalList>(await other.call('GET', `/api/goals?plan=plan-${learner.id}`))).toMatchObject({
      items: [],
      total: 0,
    });
  });
});
