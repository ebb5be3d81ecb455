import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeGoal, makeWork } from '../../tests/support/samples/make-goal.ts';
import { chooseNextSteps, type NextStepsInput } from './choose-next-steps.ts';
import { GOAL_STATES, type Goal } from './goal.ts';
import { MAX_NEXT_STEPS, NextStep } from './next-step.ts';

/** A Sunday. */
const TODAY = '2026-11-22';
const actionsTo = (last: number) => Array.from({ length: last }, (_, i) => ({ id: `action-${i + 1}`, action: `Do ${i + 1}.` }));
const PLAN = { id: 'plan', at: '2026-11-10T09:00:00.000Z', on: '2026-11-10', actions: actionsTo(1) };
const OLD_PLAN = { ...PLAN, at: '2026-10-22T09:00:00.000Z', on: '2026-10-22' };
const LONG_PLAN = { ...PLAN, actions: actionsTo(4) };

const choose = (goals: readonly Goal[], assessment: NextStepsInput['assessment'] = null) =>
  chooseNextSteps({ goals, today: TODAY, assessment });
const step = (id: string, isDone = false) => ({ id, text: `Do ${id}.`, isDone });
const planned = (n: number, more: Partial<Goal> = {}): Goal =>
  makeGoal({
    ...{ id: `goal-${n}`, createdAt: `2026-11-10T09:0${n}:00.000Z`, steps: [step(`step-${n}`)] },
    ...{ action: { assessmentId: 'plan', actionId: `action-${n}` } },
    ...more,
  });
const goalsOf = (steps: readonly NextStep[]) => steps.map((next) => ('goal' in next ? next.goal.id : next.kind));
const reasonOf = (more: Partial<Goal>) =>
  choose([makeGoal({ steps: [step('a')], ...more })]).map((next) => 'reason' in next && next.reason);

describe('before a plan is followed', () => {
  it('five questions are the next step', () => {
    expect(choose([])).toEqual([{ kind: 'assess' }]);
    expect(choose([makeGoal({ state: 'done' })])).toEqual([{ kind: 'assess' }]);
  });

  it('a goal of a talk is a next step without them', () => {
    expect(choose([makeGoal({ steps: [step('a')] })])).toMatchObject([{ kind: 'step', stepId: 'a' }]);
  });

  it('a plan of which nothing is followed is to be looked at, after what is due', () => {
    expect(choose([], PLAN)).toEqual([{ kind: 'track', assessmentId: 'plan', actionId: 'action-1', text: 'Do 1.' }]);
    const goals = [makeGoal({ id: 'due', dueOn: TODAY }), makeGoal({ id: 'some day', steps: [step('a')] })];
    expect(goalsOf(choose(goals, PLAN))).toEqual(['due', 'track', 'some day']);
    const ofAnother = { assessmentId: 'before', actionId: 'action-9' };
    expect(goalsOf(choose([planned(1, { action: ofAnother })], PLAN))).toEqual(['track', 'goal-1']);
  });
});

describe('of a plan that is followed', () => {
  const tracked = (goals: readonly Goal[], plan = LONG_PLAN) =>
    choose(goals, plan).flatMap((next) => (next.kind === 'track' ? next.actionId : []));

  it.each(['done', 'dropped', 'postponed'] as const)('the next action is the next step when those before it are %s', (state) => {
    expect(choose([planned(1, { state }), planned(2, { state })], LONG_PLAN)).toEqual([
      { kind: 'track', assessmentId: 'plan', actionId: 'action-3', text: 'Do 3.' },
    ]);
  });

  it('the next action is the last reminder beside goals that go on', () => {
    expect(goalsOf(choose([planned(1)], LONG_PLAN))).toEqual(['goal-1', 'track']);
    expect(goalsOf(choose([planned(1), planned(2), planned(4)], LONG_PLAN))).toEqual(['goal-1', 'goal-2', 'track']);
    expect(goalsOf(choose([planned(1), planned(2)], { ...LONG_PLAN, on: OLD_PLAN.on }))).toEqual(['goal-1', 'track', 'reassess']);
  });

  it('the next action makes no goal wait that is due', () => {
    const due = [1, 2, 3].map((n) => planned(n, { dueOn: TODAY }));
    expect(goalsOf(choose(due, LONG_PLAN))).toEqual(['goal-1', 'goal-2', 'goal-3']);
  });

  it('an action of an earlier plan is not offered again unless it was let go there', () => {
    const before = { action: { assessmentId: 'before', actionId: 'action-1' } };
    for (const state of ['open', 'postponed', 'done'] as const) expect(tracked([planned(1, { ...before, state })])).toEqual(['action-2']);
    expect(tracked([planned(1, { ...before, state: 'dropped' })])).toEqual(['action-1']);
  });

  it('nothing is left to track once each action is followed', () => {
    expect(tracked([4, 2, 3, 1].map((n) => planned(n, { state: 'postponed' })))).toEqual([]);
  });
});

describe('of several goals', () => {
  it('the first is that whose day comes first, and of one day that which comes first in the plan', () => {
    const goals = [
      planned(1),
      planned(2, { dueOn: '2026-11-29' }),
      planned(3, { dueOn: '2026-11-30' }),
      planned(4, { dueOn: '2026-11-20' }),
    ];
    expect(goalsOf(choose(goals, PLAN))).toEqual(['goal-4', 'goal-2', 'goal-3']);
    expect(goalsOf(choose(goals.slice(0, 3), PLAN))).toEqual(['goal-2', 'goal-3', 'goal-1']);
    const ofOneDay = [3, 1, 2].map((n) => planned(n, { dueOn: '2027-05-01' }));
    expect(goalsOf(choose(ofOneDay, PLAN))).toEqual(['goal-1', 'goal-2', 'goal-3']);
  });

  it('one that is done, dropped or postponed waits for nobody', () => {
    const closed = (['done', 'dropped', 'postponed'] as const).map((state, i) => planned(i, { state, dueOn: '2026-11-23' }));
    expect(goalsOf(choose([...closed, planned(5)], PLAN))).toEqual(['goal-5']);
  });

  it('a postponed one comes back on its day', () => {
    expect(choose([planned(1, { state: 'postponed', dueOn: TODAY })], PLAN)).toMatchObject([{ kind: 'step', reason: 'Due today' }]);
    expect(choose([planned(1, { state: 'postponed', dueOn: '2026-11-23' })], PLAN)).toEqual([]);
    expect(choose([planned(1, { state: 'postponed' })], PLAN)).toEqual([]);
  });
});

describe('of one goal', () => {
  const parts = {
    steps: [step('first', true), step('second')],
    works: [makeWork('unread'), makeWork('begun', 0.4), makeWork('read', 1)],
    practice: { mode: 'managerial' as const },
  };

  it('the next step is the work that was begun', () => {
    expect(choose([makeGoal(parts)])).toEqual([
      {
        ...{ kind: 'work', reason: 'A goal of yours', fraction: 0.4 },
        goal: { id: 'goal-1', text: 'Hand over one whole task.', dueOn: null, ifThen: null },
        work: { id: 'begun', kind: 'course', title: 'About begun', access: 'open' },
      },
    ]);
  });

  it('then the first open step, then a work, then the practice', () => {
    const works = [makeWork('unread'), makeWork('read', 1)];
    expect(choose([makeGoal({ ...parts, works })])).toMatchObject([{ kind: 'step', stepId: 'second', text: 'Do second.' }]);
    expect(choose([makeGoal({ ...parts, works, steps: [step('first', true)] })])).toMatchObject([
      { kind: 'work', work: { id: 'unread' }, fraction: 0 },
    ]);
    expect(choose([makeGoal({ practice: parts.practice })])).toMatchObject([{ kind: 'practice', practice: { mode: 'managerial' } }]);
  });

  it('with all its parts done it is to be closed', () => {
    expect(choose([makeGoal({ steps: [step('a', true)], practice: parts.practice, practised: 1 })])).toMatchObject([{ kind: 'close' }]);
  });

  it('without parts it is to be closed on its day, and is nothing to do before', () => {
    expect(choose([makeGoal({ dueOn: TODAY })])).toMatchObject([{ kind: 'close' }]);
    expect(choose([makeGoal({ dueOn: '2026-11-23' })])).toEqual([]);
    expect(choose([makeGoal()])).toEqual([]);
  });
});

describe('the reason', () => {
  it.each([
    ['2025-11-22', 'Its day was 22 November 2025'],
    ['2026-11-21', 'Its day was 21 November'],
    ['2026-11-22', 'Due today'],
    ['2026-11-23', 'Due tomorrow'],
    ['2026-11-27', 'Due on Friday'],
    ['2026-11-29', 'Due on 29 November'],
    ['2027-03-03', 'Due on 3 March 2027'],
    [null, 'A goal of yours'],
  ])('of a goal with the day %s is “%s”', (dueOn, reason) => {
    expect(reasonOf({ dueOn })).toEqual([reason]);
  });

  it('says the place in the plan of a goal without a day', () => {
    const reasons = choose([planned(1), planned(2), planned(3, { dueOn: '2027-03-01' })], PLAN);
    expect(reasons).toMatchObject([{ reason: 'Due on 1 March 2027' }, { reason: 'First in your plan' }, { reason: 'Next in your plan' }]);
    expect(choose([planned(1, { state: 'done' }), planned(2)], PLAN)).toMatchObject([{ reason: 'Next in your plan' }]);
  });
});

describe('answers are worth giving again', () => {
  it('after a month, beside the goals', () => {
    const goals = [1, 2, 3, 4].map((n) => planned(n));
    expect(goalsOf(choose(goals, OLD_PLAN))).toEqual(['goal-1', 'goal-2', 'reassess']);
    expect(goalsOf(choose(goals, { ...OLD_PLAN, on: '2026-10-23' }))).toEqual(['goal-1', 'goal-2', 'goal-3']);
    expect(choose([], OLD_PLAN).at(-1)).toEqual({ kind: 'reassess', assessmentId: 'plan', at: OLD_PLAN.at });
  });

  it('once all goals are done or dropped and nothing of the plan is left, not while one rests', () => {
    expect(goalsOf(choose([], { ...PLAN, actions: [] }))).toEqual(['reassess']);
    expect(goalsOf(choose([planned(1, { state: 'done' })], LONG_PLAN))).toEqual(['track']);
    expect(goalsOf(choose([planned(1, { state: 'done' }), planned(2, { state: 'dropped' })], PLAN))).toEqual(['reassess']);
    expect(choose([planned(1, { state: 'done' }), planned(2, { state: 'postponed' })], PLAN)).toEqual([]);
  });
});

describe('whatever the goals', () => {
  const day = fc.constantFrom(null, '2026-11-01', '2026-11-22', '2026-11-25', '2026-11-29', '2027-05-01');
  const goal = fc
    .record({
      state: fc.constantFrom(...GOAL_STATES),
      dueOn: day,
      createdAt: fc.constantFrom('2026-11-10T09:00:00.000Z', '2026-11-11T09:00:00.000Z'),
      steps: fc.array(
        fc.boolean().map((isDone) => step('s', isDone)),
        { maxLength: 2 },
      ),
      works: fc.array(
        fc.constantFrom(0, 0.5, 1).map((fraction) => makeWork('w', fraction)),
        { maxLength: 2 },
      ),
      practice: fc.constantFrom(null, { mode: 'career' as const }),
      practised: fc.nat(2),
      action: fc.option(
        fc.record({
          assessmentId: fc.constantFrom('plan', 'before'),
          actionId: fc.constantFrom('action-1', 'action-2', 'action-3', 'action-4'),
        }),
      ),
    })
    .map((more) => makeGoal(more));
  const goals = fc.array(goal, { maxLength: 8 }).map((all) => all.map((one, i) => ({ ...one, id: `goal-${i}` })));
  const assessment = fc.constantFrom(null, PLAN, OLD_PLAN, LONG_PLAN, { ...PLAN, actions: [] });
  const isGoing = ({ state, dueOn }: Goal) => state === 'open' || (state === 'postponed' && dueOn !== null && dueOn <= TODAY);

  it('there are at most three steps, each of another goal that goes on', () => {
    fc.assert(
      fc.property(goals, assessment, (all, latest) => {
        const steps = choose(all, latest);
        for (const next of steps) expect(NextStep.parse(next)).toEqual(next);
        expect(steps.length).toBeLessThanOrEqual(MAX_NEXT_STEPS);
        expect(new Set(goalsOf(steps)).size).toBe(steps.length);
        const going = new Set(all.filter(isGoing).map(({ id }) => id));
        expect(steps.filter((next) => 'goal' in next && !going.has(next.goal.id))).toEqual([]);
      }),
    );
  });

  it('their order makes no difference', () => {
    const shuffled = goals.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })));
    fc.assert(
      fc.property(shuffled, assessment, ([all, mixed], latest) => {
        expect(choose(mixed, latest)).toEqual(choose(all, latest));
      }),
    );
  });

  it('what is due stands first, and giving the answers again last', () => {
    fc.assert(
      fc.property(goals, assessment, (all, latest) => {
        const steps = choose(all, latest);
        const days = steps.flatMap((next) =>
          'goal' in next && next.goal.dueOn !== null && next.goal.dueOn <= '2026-11-29' ? next.goal.dueOn : [],
        );
        expect(days).toEqual(days.toSorted());
        expect(steps.slice(0, days.length).every((next) => 'goal' in next)).toBe(true);
        expect(steps.slice(0, -1).map(({ kind }) => kind)).not.toContain('reassess');
      }),
    );
  });

  it('there is nothing to do only where nothing goes on, and nothing of the plan is left', () => {
    fc.assert(
      fc.property(goals, assessment, (all, latest) => {
        const hasPart = all.some((one) => isGoing(one) && one.progress.of > 0);
        const taken = new Set(all.map(({ action }) => action?.actionId));
        const hasMore = latest?.actions.some(({ id }) => !taken.has(id)) ?? true;
        const rests = all.some(({ state }) => state === 'postponed' || state === 'open');
        expect(choose(all, latest).length > 0 || !(hasPart || hasMore) || (latest === null && rests)).toBe(true);
      }),
    );
  });

  it('an action to track is the first of the plan that was not followed there, and is missing only where three goals are due', () => {
    fc.assert(
      fc.property(goals, fc.constantFrom(PLAN, OLD_PLAN, LONG_PLAN), (all, latest) => {
        const steps = choose(all, latest);
        const of = (plan: string, some = all) => some.flatMap(({ action }) => (action?.assessmentId === plan ? action.actionId : []));
        const kept = all.filter(({ state }) => state !== 'dropped');
        const [left] = latest.actions.filter(({ id }) => ![...of('plan'), ...of('before', kept)].includes(id));
        const track = steps.find(({ kind }) => kind === 'track');
        if (track) expect(track).toEqual({ kind: 'track', assessmentId: 'plan', actionId: left?.id, text: left?.action });
        else if (left) expect(steps.filter((next) => 'goal' in next && next.goal.dueOn !== null).length).toBeGreaterThan(1);
      }),
    );
  });
});
