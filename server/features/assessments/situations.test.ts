import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { Proposals } from '#core/assessment/propose-situations.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse();
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const ANSWERS = [
  { questionId: 'career_level', answer: 'mid' },
  { questionId: 'goals', answer: ['lead_people'] },
  { questionId: 'challenges', answer: ['time', 'delegating'] },
];
const post = (body: unknown, key?: string) =>
  learner.call('POST', '/api/assessments', body, key === undefined ? {} : { 'idempotency-key': key });
const make = async (body: unknown = { answers: ANSWERS }, key?: string): Promise<Assessment> => {
  const response = await post(body, key);
  expect(response.status).toBe(201);
  return (await response.json()) as Assessment;
};
const latest = async () => expectJson<Assessment | null>(await learner.call('GET', '/api/assessments/latest'));

describe('situations', () => {
  const propose = (answers: unknown) => learner.call('POST', '/api/assessments/situations', { answers });
  const LEAVING = { situations: ['leaving-nights'], declined: ['burnt-out'], deadline: '2100-01-01' };

  it('are shown three at a time, none twice, and nothing of it is kept', async () => {
    const answers = [
      { questionId: 'goals', answer: ['balance', 'days instead of night shifts'] },
      { questionId: 'challenges', answer: ['stress'] },
    ];
    const { proposals } = await expectJson<Proposals>(await propose(answers));
    expect(proposals.length).toBeGreaterThanOrEqual(1);
    expect(proposals.length).toBeLessThanOrEqual(3);
    const shown = proposals.flatMap(({ situations }) => situations.map(({ id }) => id));
    expect(new Set(shown).size).toBe(shown.length);
    for (const { situations } of proposals) expect(situations.length).toBeLessThanOrEqual(3);
    expect(await latest()).toBeNull();
  });

  it('are not looked for where somebody speaks of danger', async () => {
    await expectProblem(await propose([{ questionId: 'challenges', answer: ['I want to kill myself'] }]), 422, 'support_first');
  });

  it('that are the learner’s are the plan, and are kept beside the answers', async () => {
    const made = await make({ answers: ANSWERS, confirmed: LEAVING });
    expect(made.headline).toBe('You work nights and want days');
    expect(made.situations).toMatchObject([{ id: 'leaving-nights', isConfirmed: true, write: { to: expect.any(String) } }]);
    expect(made.confirmed).toMatchObject(LEAVING);
    expect(made.profile).not.toHaveProperty('confirmed');
    expect(await latest()).toEqual(made);
  });

  it('are part of what a key was sent for', async () => {
    const key = 'one-key-for-two-wishes';
    const made = await make({ answers: ANSWERS, confirmed: LEAVING }, key);
    expect(await make({ answers: ANSWERS, confirmed: LEAVING }, key)).toEqual(made);
    await expectProblem(await post({ answers: ANSWERS }, key), 409, 'conflict');
  });

  it('are none of an assessment that was kept before there were any', async () => {
    const { id } = await make();
    const row = await study.house.db.selectFrom('assessment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { situations: _, unplaced: __, confirmed: ___, ...plan } = JSON.parse(row.plan) as Record<string, unknown>;
    await study.house.db
      .updateTable('assessment')
      .set({ plan: JSON.stringify(plan) })
      .where('id', '=', id)
      .execute();
    const kept = await expectJson<Assessment>(await learner.call('GET', `/api/assessments/${id}`));
    expect([kept.situations, kept.unplaced, kept.confirmed.situations]).toEqual([[], [], []]);
  });
});
