import { expect, it } from 'vitest';
import { makeAssessment, makePlannedAction } from '../../tests/support/samples/make-assessment.ts';
import { exportAssessment } from './export-assessment.ts';
import { moveDays } from './move-days.ts';
import { samplePlan } from '../../tests/support/samples/sample-plan.ts';
import { sayDue } from './plan/say-due.ts';

const first = makePlannedAction({ id: 'first', dueOn: '2026-12-04' });
const last = makePlannedAction({ id: 'last', dueOn: '2027-05-21' });
const plan = makeAssessment({
  profile: { interests: [], goals: [], challenges: [], timeframe: '6_months' },
  actionPlan: [first, last],
  recommendedPath: 'One by one. The first action is for 4 December 2026, the last for 21 May 2027.',
});
const move = (days: Readonly<Record<string, string | null>>) =>
  moveDays(plan, ({ id, dueOn }) => (id in days ? (days[id] ?? null) : dueOn));

it('finds the days in the way of a plan as it is made', async () => {
  const { actions, recommendedPath } = await samplePlan({ goals: ['lead_people'], challenges: ['time'] }, '2026-11-23');
  const way = recommendedPath.map(({ text }) => text).join(' ');
  expect(way).toContain(sayDue(actions.map(({ dueOn }) => dueOn)));
});

it('is the plan as made while no day was moved', () => {
  expect(move({})).toEqual(plan);
});

it('has the days that the learner set, on the way and in what is taken along', () => {
  const moved = move({ first: '2026-12-18', last: '2027-08-02' });
  expect(moved.actionPlan.map(({ dueOn }) => dueOn)).toEqual(['2026-12-18', '2027-08-02']);
  expect(moved.recommendedPath).toBe('One by one. The first action is for 18 December 2026, the last for 2 August 2027.');
  expect(exportAssessment(moved)).toContain('- **When:** by 2 August 2027');
  expect(exportAssessment(moved)).not.toContain('21 May 2027');
});

it('knows which is first now', () => {
  expect(move({ first: '2027-05-28', last: '2027-05-14' }).recommendedPath).toBe(
    'One by one. The first action is for 14 May 2027, the last for 28 May 2027.',
  );
  expect(move({ first: '2026-12-11' }).recommendedPath).toBe(
    'One by one. The first action is for 11 December 2026, the last for 21 May 2027.',
  );
});

it('says no day of an action that has none any more, and none at all where no action has one', () => {
  const moved = move({ first: null });
  expect(moved.recommendedPath).toContain('Everything is due on 21 May 2027.');
  expect(exportAssessment(moved)).toContain('- **When:** no day');
  expect(move({ first: null, last: null }).recommendedPath).toBe('One by one. No action has a day.');
});

it('leaves the words of a service alone', () => {
  const worded = { ...plan, recommendedPath: 'Go slowly.' };
  expect(moveDays(worded, () => '2030-01-01').recommendedPath).toBe('Go slowly.');
});
