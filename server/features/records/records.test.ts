import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectProblem } from '../../../tests/support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../../../tests/support/houses/study-library.ts';
import { signUp } from '../../../tests/support/houses/test-house.ts';

let study: StudyHouse;
let learner: Awaited<ReturnType<typeof signUp>>;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
});
beforeEach(async () => {
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const SENT = { category: 'coaching', mode: 'automatic' };
const NETWORKING = {
  ...SENT,
  recordType: 'networking_session',
  payload: {
    session_id: 'session-1',
    scenario_id: 'conference',
    scenario_title: 'At a conference',
    overall_score: 62.5,
    strengths: ['Asked openly.'],
    improvements: [],
    specific_tips: [],
    confidence_level: null as number | null,
    duration_minutes: 4.5,
  },
};
const INTERVIEW = {
  ...SENT,
  recordType: 'interview_practice',
  payload: {
    session_id: 'session-1',
    position: 'Baker',
    industry: 'Food',
    difficulty: 'mid',
    questions_count: 6,
    overall_score: null,
    duration_minutes: 12,
    feedback_summary: '',
    questions_answered: 5,
  },
};
const MANAGERIAL = {
  ...SENT,
  recordType: 'managerial_coaching',
  payload: {
    session_id: 'session-1',
    coaching_type: 'Feedback',
    focus_area: 'A late report',
    duration_minutes: 0,
    topics_covered: ['Delegation'],
    insights_gained: [],
    action_items: ['Talk on Monday.'],
  },
};
const ASSESSMENT = {
  category: 'assessment',
  mode: 'manual',
  recordType: 'career_assessment_result',
  payload: {
    assessment_id: 'session-1',
    user_profile: { careerLevel: 'mid', interests: ['Bread'], goals: [], challenges: [], timeframe: '6_months' },
    strengths: [],
    development_areas: [],
    recommended_path: 'Bake.',
    action_plan: [{ priority: 'high', action: 'Bake.', timeline: '3 months', resources: [], category: 'experience' }],
    completion_time_minutes: 3,
    ai_insight: '',
  },
};
const ALL = [NETWORKING, INTERVIEW, MANAGERIAL, ASSESSMENT];

const post = (record: unknown, by = learner) => by.call('POST', '/api/records', record);
const rowsOf = (by = learner) =>
  study.house.db.selectFrom('record').selectAll().where('userId', '=', by.id).orderBy('recordType').execute();
const idOf = async (response: Response) => ((await response.json()) as { id: string }).id;

describe('a record', () => {
  it.each(ALL.map((record) => [record.recordType, record] as const))(
    'of %s is kept as it was sent [spec 7.record.type .category .payload .automatic .manual]',
    async (recordType, record) => {
      const response = await post(record);
      expect(response.status).toBe(201);
      const [row] = await rowsOf();
      expect(row).toMatchObject({
        id: await idOf(response),
        recordType,
        category: record.category,
        mode: record.mode,
        sessionKey: 'session-1',
      });
      expect(JSON.parse(row?.payload ?? '')).toEqual(record.payload);
    },
  );

  it('sent again is the same one, and stays as it was', async () => {
    const first = await post(INTERVIEW);
    const again = await post({ ...INTERVIEW, payload: { ...INTERVIEW.payload, position: 'King' } });
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(await idOf(again)).toBe(await idOf(first));
    expect(await rowsOf()).toMatchObject([{ payload: JSON.stringify(INTERVIEW.payload) }]);
  });

  it('sent by many at once is one', async () => {
    const sent = await Promise.all(Array.from({ length: 30 }, () => post(NETWORKING)));
    expect(sent.map(({ status }) => status).toSorted()).toEqual([...Array<number>(29).fill(200), 201]);
    expect(new Set(await Promise.all(sent.map(idOf))).size).toBe(1);
    expect(await rowsOf()).toHaveLength(1);
  });

  it('is another one for each type, and for each learner', async () => {
    const other = await signUp(study.app);
    for (const record of ALL) expect((await post(record)).status).toBe(201);
    expect((await post(NETWORKING, other)).status).toBe(201);
    expect(await rowsOf()).toHaveLength(4);
    expect(await rowsOf(other)).toHaveLength(1);
  });

  it('takes the confidence that a learner tells later, once', async () => {
    const confident = (confidence_level: number | null) => ({ ...NETWORKING, payload: { ...NETWORKING.payload, confidence_level } });
    for (const level of [null, 4, 1, null]) await post(confident(level));
    const [row] = await rowsOf();
    expect(JSON.parse(row?.payload ?? '')).toEqual({ ...NETWORKING.payload, confidence_level: 4 });
  });
});

describe('what is no record', () => {
  const without = (payload: object, field: string) => Object.fromEntries(Object.entries(payload).filter(([name]) => name !== field));

  it.each(ALL.map((record) => [record.recordType, record] as const))(
    'is %s without one of its fields, or with another one',
    async (_, record) => {
      for (const field of Object.keys(record.payload))
        await expectProblem(await post({ ...record, payload: without(record.payload, field) }), 422, 'invalid_fields');
      await expectProblem(await post({ ...record, payload: { ...record.payload, userId: 'me' } }), 422, 'invalid_fields');
      await expectProblem(await post({ ...record, id: 'mine' }), 422, 'invalid_fields');
      expect(await rowsOf()).toEqual([]);
    },
  );

  it.each([
    ['an unknown type', { ...NETWORKING, recordType: 'iq_test' }],
    ['the payload of another type', { ...NETWORKING, payload: INTERVIEW.payload }],
    ['an unknown mode', { ...NETWORKING, mode: 'secret' }],
    ['no category', { ...NETWORKING, category: ' ' }],
    ['an empty session', { ...NETWORKING, payload: { ...NETWORKING.payload, session_id: '' } }],
    ['a session that is too long', { ...NETWORKING, payload: { ...NETWORKING.payload, session_id: 'x'.repeat(101) } }],
    ['a score above all', { ...NETWORKING, payload: { ...NETWORKING.payload, overall_score: 101 } }],
    ['a score in words', { ...NETWORKING, payload: { ...NETWORKING.payload, overall_score: '80' } }],
    ['a confidence of 6', { ...NETWORKING, payload: { ...NETWORKING.payload, confidence_level: 6 } }],
    ['a time before it began', { ...NETWORKING, payload: { ...NETWORKING.payload, duration_minutes: -1 } }],
    ['an unknown difficulty', { ...INTERVIEW, payload: { ...INTERVIEW.payload, difficulty: 'hard' } }],
    ['more strengths than anybody reads', { ...NETWORKING, payload: { ...NETWORKING.payload, strengths: Array<string>(51).fill('x') } }],
    ['a list', []],
  ])('is refused: %s', async (_, record) => {
    await expectProblem(await post(record), 422, 'invalid_fields');
    expect(await rowsOf()).toEqual([]);
  });
});
