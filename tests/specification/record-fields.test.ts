import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Assessment } from '#core/assessment/assessment.ts';
import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import { DIFFICULTIES } from '#core/records/levels.ts';
import { RecordInput } from '#core/records/record.ts';
import { begin, hear, say, type CoachedLearner } from '../support/houses/coach-house.ts';
import { expectJson } from '../support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../support/houses/study-library.ts';
import { signUp } from '../support/houses/test-house.ts';
import { factsOf, ROWS } from './rows.ts';

type Payload = Readonly<Record<string, unknown>>;

let study: StudyHouse;
let learner: CoachedLearner;
beforeAll(async () => {
  study = await openStudyHouse({ files: {} });
  learner = await signUp(study.app);
});
afterAll(() => study.close());

const pass = (ms: number): void => {
  const now = study.house.now() + ms;
  study.house.now = () => now;
};
const readRecord = async (sessionKey: string): Promise<Payload> => {
  const found = study.house.db.selectFrom('record').select('payload').where('sessionKey', '=', sessionKey);
  return JSON.parse((await found.executeTakeFirstOrThrow()).payload) as Payload;
};

/** Says something after three minutes, ends it, and reads what is kept of it. */
async function practise(type: CoachMode, context: object, ...said: string[]): Promise<{ ended: Conversation; record: Payload }> {
  study.house.now = Date.now;
  pass(0);
  const { id } = await begin(learner, type, context);
  for (const words of said) {
    pass(180_000 / said.length);
    await hear(learner, await say(learner, id, words));
  }
  const ended = await expectJson<Conversation>(await learner.call('POST', `/api/coach/conversations/${id}/end`, {}));
  return { ended, record: await readRecord(id) };
}

const scoreOf = ({ messages }: Conversation): number => {
  const scores = messages.flatMap(({ evaluation }) => (evaluation ? [evaluation.overall] : []));
  return Math.round((100 * scores.reduce((sum, score) => sum + score, 0)) / scores.length);
};
const quotesOf = ({ review }: Conversation): string[] => (review?.seen ?? []).map(({ quote }) => quote);
const expectLines = (lines: unknown, ...words: string[]): void => {
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(/\w{2,}/)]));
  for (const word of words) expect(JSON.stringify(lines)).toContain(word);
};

it.each(RecordInput.options)('the record $shape.recordType.value has the fields of the specification and no other', ({ shape }) => {
  const [recordType = ''] = shape.recordType.values;
  expect(Object.keys(shape.payload.shape).toSorted()).toEqual(
    factsOf(`7.${recordType}`)
      .map(([fact]) => fact)
      .toSorted(),
  );
});

describe('of a networking session the record', () => {
  let ended: Conversation;
  let record: Payload;
  beforeAll(async () => {
    const said =
      'Good talk. I am Robin and I plan routes for a food bank in Leeds. What brought you to this conference, and what are you working on?';
    ({ ended, record } = await practise('networking', { networkingScenario: 'conference' }, said));
  });

  for (const [fact] of factsOf('7.networking_session'))
    it(`says the ${fact} [spec 7.networking_session.${fact}]`, () => {
      const held: Payload = {
        ...{ session_id: ended.id, scenario_id: 'conference', scenario_title: 'At a conference', overall_score: scoreOf(ended) },
        ...{ confidence_level: null, duration_minutes: 3 },
      };
      if (fact === 'strengths') expectLines(record[fact], ...quotesOf(ended));
      else if (fact === 'improvements') expectLines(record[fact]);
      else if (fact === 'specific_tips') expectLines(record[fact], ...(ended.review?.next ?? []).slice(0, 1).map(({ text }) => text));
      else expect(record[fact]).toEqual(held[fact]);
    });

  it('takes how sure its learner was of themself [spec 7.networking_session.confidence_level]', async () => {
    const payload = { ...record, confidence_level: 4 };
    const sent = { recordType: 'networking_session', category: 'coaching', mode: 'manual', payload };
    await expectJson(await learner.call('POST', '/api/records', sent));
    expect((await readRecord(ended.id))['confidence_level']).toBe(4);
  });
});

describe('of an interview the record', () => {
  let ended: Conversation;
  let record: Payload;
  beforeAll(async () => {
    const context = {
      targetRole: 'Baker',
      industry: 'Food',
      interviewDifficulty: 'senior',
      question: 'Tell me about a time you led others.',
    };
    const said =
      'In 2024 our oven broke the night before a market. I rang three bakeries, split the dough among them and drove it there myself. We sold all 200 loaves, and I now keep a list of ovens nearby.';
    ({ ended, record } = await practise('interview', context, said));
  });

  for (const [fact] of factsOf('7.interview_practice'))
    it(`says the ${fact} [spec 7.interview_practice.${fact}]`, () => {
      const posed = ended.messages.flatMap(({ asked }) => (asked && !asked.isFollowUp ? [asked.text] : []));
      const held: Payload = {
        ...{ session_id: ended.id, position: 'Baker', industry: 'Food', difficulty: 'senior', questions_count: new Set(posed).size },
        ...{ overall_score: scoreOf(ended), duration_minutes: 3, questions_answered: 1 },
      };
      if (fact === 'feedback_summary') expectLines([record[fact]], ended.review?.headline ?? 'a headline', ...quotesOf(ended).slice(0, 1));
      else expect(record[fact]).toEqual(held[fact]);
    });

  it('knows the difficulties of the specification [spec 7.interview_practice.difficulty]', () =>
    expect(ROWS.get('7.interview_practice.difficulty')).toContain(`(${DIFFICULTIES.join(', ')})`));
});

describe('of a manager’s practice the record', () => {
  let ended: Conversation;
  let record: Payload;
  beforeAll(async () => {
    const context = { focusAreaTitle: 'Feedback', focusTopics: ['Late handover'] };
    const said = [
      'Ben came late to the handover three times last week and Rosa had to stay.',
      'Ben, you are always late and that is lazy.',
      'Ben, on Tuesday you came at half past four and Rosa stayed until six. What happened?',
      'I will speak to Ben in private.',
      'On Thursday',
    ];
    ({ ended, record } = await practise('managerial', context, ...said));
  });

  for (const [fact] of factsOf('7.managerial_coaching'))
    it(`says the ${fact} [spec 7.managerial_coaching.${fact}]`, () => {
      const held: Payload = {
        ...{ session_id: ended.id, coaching_type: 'practice', focus_area: 'Feedback', duration_minutes: 3 },
        topics_covered: ['Late handover'],
      };
      if (fact === 'insights_gained') expectLines(record[fact], ...quotesOf(ended));
      else if (fact === 'action_items') expect(record[fact]).toEqual(['Talk to Ben (Thursday)']);
      else expect(record[fact]).toEqual(held[fact]);
    });
});

describe('of a career assessment the record', () => {
  let made: Assessment;
  let record: Payload;
  beforeAll(async () => {
    const answers = [
      { questionId: 'career_level', answer: 'senior' },
      { questionId: 'interests', answer: ['teaching', 'old maps'] },
      { questionId: 'goals', answer: ['lead_people'] },
      { questionId: 'challenges', answer: ['time'] },
      { questionId: 'timeframe', answer: '1_year' },
    ];
    const response = await learner.call('POST', '/api/assessments', { answers, durationSec: 150 });
    made = (await response.json()) as Assessment;
    record = await readRecord(made.id);
  });

  for (const [fact] of factsOf('7.career_assessment_result'))
    it(`says the ${fact} [spec 7.career_assessment_result.${fact}]`, () => {
      const profile = {
        careerLevel: 'senior',
        interests: ['Teaching', 'old maps'],
        goals: ['Lead people'],
        challenges: ['Too little time'],
      };
      const held: Payload = {
        ...{ assessment_id: made.id, user_profile: { ...profile, timeframe: '1_year' }, completion_time_minutes: 2.5 },
        ...{ strengths: made.strengths, development_areas: made.developmentAreas, recommended_path: made.recommendedPath },
        action_plan: made.actionPlan.map(({ priority, action, timeline, resources, category }) => ({
          ...{ priority, action, timeline, resources, category },
        })),
        ai_insight: made.aiInsight,
      };
      expect(record[fact]).toEqual(held[fact]);
      expect(JSON.stringify(record[fact])).toMatch(/\w/);
    });
});
