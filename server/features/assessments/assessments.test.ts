import { rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Assessment, AssessmentEntry } from '#core/assessment/assessment.ts';
import { toRecord } from '#core/assessment/to-record.ts';
import { expectJson, expectProblem } from '../../../tests/support/expect-problem.ts';
import { expectConsoleError } from '../../../tests/support/fail-on-console-error.ts';
import { FIXTURES } from '../../../tests/support/houses/library-fixtures.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { bringInHere, signUp } from '../../../tests/support/houses/test-house.ts';
import { storeAssessment } from './store-assessment.ts';

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

  it('that cannot be planned is told in the catalogue’s words, and nothing is kept [spec 8.text.failed-assessment]', async () => {
    expectConsoleError();
    vi.spyOn(study.house.planner, 'assess').mockRejectedValueOnce(new Error('at core/assessment (secret.ts:1:1)'));
    expect((await expectProblem(await post(), 500, 'assessment_failed')).detail).toBe('Failed to process assessment');
    expect(await latest()).toBeNull();
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

describe('the works of a plan', () => {
  const works = [
    ['delegating', 'courses', 'One', '2026-01-09'],
    ['delegating', 'courses', 'Two', '2026-01-08'],
    ['delegating', 'videos', 'Three', '2026-01-07'],
    ['planning-the-week', 'courses', 'Four', '2026-01-06'],
    // The newest, but about something else first.
    ['keeping-attention, delegating', 'courses', 'Five', '2026-01-10'],
  ] as const;
  const FILES = Object.fromEntries(
    works.flatMap(([skill, folder, title, publishedAt]) => {
      const name = `${folder}/${title.toLowerCase()}`;
      const manifest = `---\ntitle: ${title}\nskills: [${skill}]\npublishedAt: ${publishedAt}\n---\nWords.\n`;
      return folder === 'courses'
        ? [
            [`${name}/course.md`, manifest],
            [`${name}/01 Begin.md`, 'Begin.'],
          ]
        : [
            [`${name}/video.md`, manifest],
            [`${name}/01 Take.mp4`, FIXTURES.mp4],
          ];
    }),
  );

  it('are two at most, of different kinds, and those alone that are in the library when it is read', async () => {
    const small = await openStudyHouse({ files: FILES });
    const somebody = await signUp(small.app);
    // Its first action delegates, and no work that it names is in this library.
    const body = { answers: ANSWERS, confirmed: { situations: ['delegating-that-comes-back'] } };
    const made = (await (await post(body, undefined, somebody)).json()) as Assessment;
    const worksOf = ({ actionPlan }: Assessment, skill: string) =>
      actionPlan.find((action) => action.skill === skill)?.works.map(({ kind, title }) => `${kind} ${title}`);
    expect(worksOf(made, 'delegating')).toEqual(['course One', 'video Three']);
    for (const { works: found, resources } of made.actionPlan) {
      expect(resources.slice(0, -1)).toEqual(found.map(({ title }) => title));
      expect(resources.at(-1)).toMatch(/coach|interview/);
    }
    rmSync(path.join(small.libraryDir, 'videos/three'), { recursive: true });
    await bringInHere(small.house);
    const later = await expectJson<Assessment>(await somebody.call('GET', `/api/assessments/${made.id}`));
    expect(worksOf(later, 'delegating')).toEqual(['course One', 'course Two']);
    await small.close();
  });
});

describe('the record of an assessment', () => {
  const rows = () => study.house.db.selectFrom('record').selectAll().where('userId', '=', learner.id).execute();

  it('is kept with it, its answers in words, and once though the browser sends it too [spec 7.record.assessment]', async () => {
    const made = await make({ answers: ANSWERS, durationSec: 150 });
    const record = toRecord(made);
    expect((await learner.call('POST', '/api/records', record)).status).toBe(200);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ recordType: 'career_assessment_result', category: 'assessment', mode: 'automatic', sessionKey: made.id });
    const payload = JSON.parse(row?.payload ?? '') as object;
    expect(payload).toEqual(record.payload);
    expect(payload).toMatchObject({
      assessment_id: made.id,
      user_profile: {
        careerLevel: 'mid',
        interests: ['Teaching', 'old maps'],
        goals: ['Lead people'],
        challenges: ['Too little time', 'Handing work over'],
        timeframe: '1_year',
      },
      strengths: made.strengths,
      completion_time_minutes: 2.5,
    });
  });

  it('of somebody who answered neither says the default level and timeframe [spec 9.default.level .timeframe]', async () => {
    await make({ answers: [{ questionId: 'challenges', answer: ['time'] }] });
    const [row] = await rows();
    const { user_profile } = JSON.parse(row?.payload ?? '') as { user_profile: object };
    expect(user_profile).toMatchObject({ careerLevel: 'entry', timeframe: '6_months' });
  });

  it('goes with it', async () => {
    const { id } = await make();
    const kept = await make();
    await learner.call('DELETE', `/api/assessments/${id}`);
    expect(await rows()).toMatchObject([{ sessionKey: kept.id }]);
  });
});

describe('one key', () => {
  it('makes one assessment, at once and later', async () => {
    const sent = await Promise.all(Array.from({ length: 10 }, () => post(undefined, 'key')));
    const made = await Promise.all([...sent, await post(undefined, 'key')].map(async (response) => (await response.json()) as Assessment));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await list()).total).toBe(1);
  });

  it('is another one for another learner', async () => {
    const [mine, theirs] = [
      await make(undefined, 'key'),
      (await (await post(undefined, 'key', await signUp(study.app))).json()) as Assessment,
    ];
    expect(mine.id).not.toBe(theirs.id);
  });

  it('finds what another process kept under it meanwhile', async () => {
    const { id } = await make(undefined, 'key');
    const row = await study.house.db.selectFrom('assessment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await storeAssessment(study.house, { ...row, id: 'another' })).toEqual(row);
    expect((await list()).total).toBe(1);
  });

  it('is refused with other answers, at once and later', async () => {
    const others = { answers: [{ questionId: 'goals', answer: ['balance'] }] };
    const sent = await Promise.all([post(undefined, 'key'), post(others, 'key')]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const [refused] = sent[0].status === 201 ? [others] : [undefined];
    await expectProblem(await post(refused, 'key'), 409, 'conflict');
    expect((await list()).total).toBe(1);
  });

  it('is refused with other answers that another process keeps meanwhile', async () => {
    const { id } = await make(undefined, 'key');
    const row = await study.house.db.selectFrom('assessment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const other = { ...row, id: 'another', profile: '{"interests":["data"],"goals":[],"challenges":[]}' };
    await expect(storeAssessment(study.house, other)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('has a length', async () => {
    await expectProblem(await post(undefined, 'x'.repeat(101)), 400, 'malformed_request');
  });

  it('is no need: without one every post makes an assessment', async () => {
    await Promise.all(Array.from({ length: 5 }, () => make()));
    expect((await list()).total).toBe(5);
  });
});

describe('answers', () => {
  const refused = async (answers: unknown) => {
    const response = await post({ answers });
    const { errors } = await expectProblem(response, 422, 'invalid_fields');
    return errors?.map(({ path: where, message }) => `${where}: ${message}`);
  };
  const list8 = (question: string) => Array.from({ length: 8 }, (_, i) => `${question} ${i} ${'x'.repeat(150)}`);

  it.each([
    [
      '200 interests',
      [{ questionId: 'interests', answer: Array(200).fill('technology') }],
      'answers.0.answer: Choose at most 8 interests.',
    ],
    [
      '50 kB of text',
      [{ questionId: 'goals', answer: ['x'.repeat(50_000)] }],
      'answers.0.answer.0: Write at most 200 characters for each of the goals.',
    ],
    [
      'a question that is none',
      [{ questionId: 'iq', answer: '120' }],
      'answers.0.questionId: The questions are: career_level, interests, goals, challenges, timeframe.',
    ],
    [
      'a level that is none',
      [{ questionId: 'career_level', answer: 'boss' }],
      'answers.0.answer: The career level is one of: entry, mid, senior, executive.',
    ],
    [
      'a timeframe in a list',
      [{ questionId: 'timeframe', answer: ['1_year'] }],
      'answers.0.answer: The timeframe is one of: 3_months, 6_months, 1_year, 2_years.',
    ],
    ['a word for a list', [{ questionId: 'goals', answer: 'rest' }], 'answers.0.answer: The goals are a list.'],
    ['blanks', [{ questionId: 'challenges', answer: [' \0 '] }], 'answers.0.answer.0: One of the challenges is empty.'],
    ['marks that nobody sees', [{ questionId: 'goals', answer: ['\u200B'] }], 'answers.0.answer.0: One of the goals is empty.'],
    ['marks alone', [{ questionId: 'goals', answer: ['...'] }], 'answers.0.answer.0: One of the goals is empty.'],
    ['a question twice', [ANSWERS[0], ANSWERS[0]], 'answers: A question is answered once.'],
    ['nothing but skips', [{ questionId: 'goals', answer: [] }], 'answers: Answer at least one question.'],
  ])('of %s are refused with the question and the way out', async (_, answers, message) => {
    expect(await refused(answers)).toEqual([message]);
    expect((await list()).total).toBe(0);
  });

  it('that are unknown ids or contradict each other make a plan all the same', async () => {
    const { actionPlan, profile } = await make({
      answers: [
        { questionId: 'career_level', answer: 'executive' },
        { questionId: 'interests', answer: ['nature_9000', 'TECHNOLOGY', 'technology'] },
        { questionId: 'goals', answer: ['first_job', 'step_back', 'promotion'] },
        { questionId: 'timeframe', answer: '3_months' },
      ],
    });
    expect(profile.interests).toEqual(['nature_9000', 'technology']);
    expect(actionPlan).toHaveLength(3);
  });

  it('that are few lead to what says no more than they do', async () => {
    const { because, headline, nextSteps, situations, strengths } = await make({
      answers: [{ questionId: 'challenges', answer: ['time'] }],
    });
    expect(headline).toBe('You want more time for the rest of life');
    expect(situations.map(({ isConfirmed }) => isConfirmed)).toEqual([false]);
    expect(strengths).toEqual([]);
    expect(because?.nextSteps).toHaveLength(nextSteps.length);
  });

  it('of as much as there can be are planned', async () => {
    const made = await make({
      answers: ['interests', 'goals', 'challenges'].map((questionId) => ({ questionId, answer: list8(questionId) })),
    });
    expect(made.actionPlan).toHaveLength(3);
  });

  it.each([
    ['interests', 'I want to kill myself', 'your local emergency number'],
    ['challenges', 'my boss keeps touching me and making sexual comments', 'your HR department'],
  ])('of %s that speak of danger or abuse are answered with the fixed words, and are not kept', async (questionId, words, pointer) => {
    const { detail } = await expectProblem(await post({ answers: [{ questionId, answer: ['law', words] }] }), 422, 'support_first');
    expect(detail).toContain(pointer);
    expect((await list()).total).toBe(0);
    expect(await study.house.db.selectFrom('record').selectAll().where('userId', '=', learner.id).execute()).toEqual([]);
  });
});

describe('what was kept in another shape', () => {
  it('is shown as far as it can be read', async () => {
    const { id, actionPlan, strengths } = await make();
    const change = (plan: unknown) =>
      study.house.db
        .updateTable('assessment')
        .set({ plan: JSON.stringify(plan), profile: '{"levels":3}' })
        .where('id', '=', id)
        .execute();
    const [first, ...others] = actionPlan;
    await change({ strengths: [...strengths, { text: 'x' }], actionPlan: [{ ...first, skill: 'baking' }, ...others], because: 'all' });
    const read = await expectJson<Assessment>(await learner.call('GET', `/api/assessments/${id}`));
    expect(read).toMatchObject({ headline: '', strengths, because: null, profile: { interests: [], goals: [], challenges: [] } });
    expect(read.actionPlan).toEqual(others);
    await change([]);
    expect((await list()).items).toMatchObject([{ id, headline: '' }]);
    expect(await latest()).toMatchObject({ id, actionPlan: [] });
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
