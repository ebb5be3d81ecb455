import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { PlannedWork } from '#core/discover/planned-work.ts';
import type { DiscoverSection } from '#core/library/catalogue.ts';
import { addGoal } from '../../../tests/support/houses/add-goal.ts';
import { expectJson } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';
import { makePlannedAction } from '../../../tests/support/samples/make-assessment.ts';

const course = (id: string, skill: string, access: string) => ({
  [`courses/${id}/course.md`]: `---\nskills: [${skill}]\naccess: ${access}\npublishedAt: 2026-01-05\n---\nA course.\n`,
  [`courses/${id}/01 Lesson.md`]: 'A lesson.',
});

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({
    files: {
      ...course('z-circle', 'delegating', 'members'),
      ...course('shared-load', 'delegating', 'open'),
      ...course('y-circle', 'planning-the-week', 'members'),
    },
  });
});
beforeEach(async () => {
  learner = await signUp(study.app);
  const actions = [
    makePlannedAction(),
    makePlannedAction({ id: 'challenge:delegating', skill: 'delegating', action: 'Hand over one whole task.' }),
  ];
  const [profile, plan] = ['{}', JSON.stringify({ actionPlan: actions })];
  const id = `plan-${learner.id}`;
  await study.house.db
    .insertInto('assessment')
    .values({ id, userId: learner.id, profile, plan, source: 'fallback', durationSec: 60, createdAt: study.house.now() })
    .execute();
});
afterAll(() => study.close());

const discover = async () =>
  expectJson<{ sections: DiscoverSection[]; planned: PlannedWork | null }>(await learner.call('GET', '/api/discover'));

const buy = async () => {
  const plan = JSON.stringify({ id: 'member', name: 'Member', price: 9, currency: 'EUR', interval: 'month', access: ['members'] });
  const until = study.house.now() + 86_400_000;
  await study.house.db
    .insertInto('subscription')
    .values({
      ...{ id: learner.id, userId: learner.id, provider: 'test', customerId: learner.id, subscriptionId: null, plan },
      ...{ origin: 'http://localhost', status: 'active', until, paidUntil: until, cancelsAtEnd: 0, statedAt: 0, createdAt: 0 },
    })
    .execute();
};

it('begins with the first work of the plan that the learner may open, while nothing is under way', async () => {
  const work = { id: 'shared-load', kind: 'course', title: expect.any(String), access: 'open' };
  expect((await discover()).planned).toEqual({ work, reason: 'From your plan: Hand over one whole task.' });
  await buy();
  expect((await discover()).planned).toMatchObject({ work: { id: 'y-circle' }, reason: 'From your plan: Guard one hour each morning.' });
  const unit = await study.house.db.selectFrom('unit').select('id').where('itemId', '=', 'shared-load').executeTakeFirstOrThrow();
  const place = { positionSec: 1, fraction: 0.5, completed: false, playedSec: 1, observedAt: '2026-05-01T00:00:00.000Z' };
  await learner.call('PUT', `/api/progress/${unit.id}`, place);
  expect((await discover()).planned).toBeNull();
});

it('passes over what is finished, and the actions that are closed', async () => {
  const unit = await study.house.db.selectFrom('unit').select('id').where('itemId', '=', 'shared-load').executeTakeFirstOrThrow();
  await buy();
  const { id } = await addGoal(learner, { action: { assessmentId: `plan-${learner.id}`, actionId: 'challenge:time' } });
  expect((await discover()).planned?.work.id).toBe('y-circle');
  await learner.call('PATCH', `/api/goals/${id}`, { state: 'dropped' });
  expect((await discover()).planned?.work.id).toBe('z-circle');
  const place = { positionSec: 1, fraction: 1, completed: true, playedSec: 1, observedAt: '2026-05-01T00:00:00.000Z' };
  await learner.call('PUT', `/api/progress/${unit.id}`, place);
  expect((await discover()).planned?.work.id).toBe('z-circle');
});

it('shelves and plans have first what may be opened', async () => {
  const shelf = async () => (await discover()).sections.find(({ skill }) => skill === 'delegating')?.items.map(({ id }) => id);
  await addGoal(learner, { text: 'Hand over', skill: 'delegating' });
  const works = async () =>
    (await expectJson<Assessment>(await learner.call('GET', '/api/assessments/latest'))).actionPlan[1]?.works.map(({ id, access }) => [
      id,
      access,
    ]);
  expect(await shelf()).toEqual(['shared-load', 'z-circle']);
  expect(await works()).toEqual([
    ['shared-load', 'open'],
    ['z-circle', 'members'],
  ]);
  await buy();
  expect(await shelf()).toEqual(['z-circle', 'shared-load']);
  expect((await works())?.[0]).toEqual(['z-circle', 'members']);
});
