import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Assessment, AssessmentEntry } from '#core/assessment/assessment.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/study-library.ts';
import { signUp } from '../../../tests/support/test-house.ts';

interface Page {
  items: AssessmentEntry[];
  nextCursor: string | null;
  total: number;
}

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
  { questionId: 'interests', answer: ['teaching', 'old maps'] },
  { questionId: 'goals', answer: ['lead_people'] },
  { questionId: 'challenges', answer: ['time', 'delegating'] },
  { questionId: 'timeframe', answer: '1_year' },
];
const post = (body: unknown = { answers: ANSWERS }, key?: string, by = learner) =>
  by.call('POST', '/api/assessments', body, key === undefined ? {} : { 'idempotency-key': key });
const make = async (body?: unknown, key?: string): Promise<Assessment> => {
  const response = await post(body, key);
  const made = (await response.json()) as Assessment;
  expect(response.status, JSON.stringify(made)).toBe(201);
  expect(response.headers.get('location')).toBe(`/api/assessments/${made.id}`);
  return made;
};
const list = async (query = '') => expectJson<Page>(await learner.call('GET', `/api/assessments${query}`));
const latest = async () => expectJson<Assessment | null>(await learner.call('GET', '/api/assessments/latest'));

describe('an assessment', () => {
  it('is a plan of the answers, and is kept', async () => {
    expect(await latest()).toBeNull();
    const made = await make({ answers: ANSWERS, durationSec: 150 });
    expect(made).toMatchObject({
      source: 'fallback',
      model: null,
      failure: null,
      profile: {
        careerLevel: 'mid',
        interests: ['teaching', 'old maps'],
        goals: ['lead_people'],
        challenges: ['time', 'delegating'],
        timeframe: '1_year',
      },
      completionTimeMinutes: 2.5,
      previousId: null,
    });
    expect(made.actionPlan.length).toBeGreaterThan(0);
    expect(await expectJson(await learner.call('GET', `/api/assessments/${made.id}`))).toEqual(made);
    expect(await latest()).toEqual(made);
  });

  it('knows the one before it, also when one between them is deleted', async () => {
    const [first, second, third] = [await make(), await make(), await make()];
    expect([second.previousId, third.previousId]).toEqual([first.id, second.id]);
    expect((await learner.call('DELETE', `/api/assessments/${second.id}`)).status).toBe(204);
    expect(await latest()).toMatchObject({ id: third.id, previousId: first.id });
  });

  it('is not there for anybody else', async () => {
    const { id } = await make();
    const other = await signUp(study.app);
    for (const method of ['GET', 'DELETE']) await expectProblem(await other.call(method, `/api/assessments/${id}`), 404, 'not_found');
    expect(await expectJson(await other.call('GET', '/api/assessments/latest'))).toBeNull();
    expect(await expectJson<Page>(await other.call('GET', '/api/assessments'))).toMatchObject({ items: [], total: 0 });
    expect((await list()).total).toBe(1);
  });
});

describe('assessments', () => {
  it('are listed the newest first, page by page', async () => {
    const made = [await make(), await make(), await make()];
    const whole = await list();
    expect(whole.items.map(({ id }) => id)).toEqual(made.map(({ id }) => id).toReversed());
    expect(whole.items[0]).toEqual({
      id: made[2]?.id,
      createdAt: made[2]?.createdAt,
      source: 'fallback',
      profile: made[2]?.profile,
      headline: made[2]?.headline,
    });
    const first = await list('?limit=2');
    const second = await list(`?limit=2&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items]).toEqual(whole.items);
    expect([first.total, second.nextCursor]).toEqual([3, null]);
    await expectProblem(await learner.call('GET', '/api/assessments?cursor=x'), 400, 'bad_cursor');
  });
});
