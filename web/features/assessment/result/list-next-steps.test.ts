import { expect, it } from 'vitest';
import { makeAction } from '../../../../tests/support/samples/planned-goal.ts';
import { makeAssessment } from '../../../../tests/support/samples/make-assessment.ts';
import { layRoute } from './lay-route.ts';
import { listNextSteps } from './list-next-steps.ts';

const nobody = () => ({ goal: null, earlier: null });

it('an action of minutes is told by what is to be done, not by a remark on how', () => {
  const actions = [
    makeAction({ id: 'a', action: 'Think of three people who led you.', steps: ['Teachers count too.'], minutes: 15, dueOn: '2026-11-29' }),
    makeAction({
      id: 'b',
      action: 'Lead two people through something small.',
      steps: ['It can be a stall.'],
      minutes: 150,
      dueOn: '2026-12-08',
    }),
  ];
  const steps = listNextSteps(makeAssessment({ actionPlan: actions }), layRoute(actions, nobody));
  expect(steps.map(({ when, text }) => [when, text])).toEqual([
    ['By 29 November 2026', 'Think of three people who led you.'],
    ['By 8 December 2026', 'Lead two people through something small.'],
  ]);
});

it('a longer action begins with its first step, and stands whole with its day', () => {
  const actions = [makeAction({ action: 'Guard one hour each morning.', steps: ['Pick the hour.'], dueOn: '2026-12-20' })];
  const steps = listNextSteps(makeAssessment({ actionPlan: actions }), layRoute(actions, nobody));
  expect(steps.map(({ when, text }) => [when, text])).toEqual([
    ['Today', 'Pick the hour.'],
    ['By 20 December 2026', 'Guard one hour each morning.'],
  ]);
});
