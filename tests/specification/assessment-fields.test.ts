import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AssessmentAnswer } from '#core/assessment/answers.ts';
import { ACTION_CATEGORIES, type ActionItem, type AnswerPlan, type Assessment } from '#core/assessment/assessment.ts';
import { PRIORITIES } from '#core/assessment/priorities.ts';
import { QUESTION_IDS } from '#core/assessment/questions.ts';
import { openStudyHouse, type StudyHouse } from '../support/houses/study-library.ts';
import { samplePlan } from '../support/samples/sample-plan.ts';
import { signUp } from '../support/houses/test-house.ts';
import { factsOf, ROWS } from './rows.ts';

const ANSWERS = [
  { questionId: 'career_level', answer: 'mid' },
  { questionId: 'interests', answer: ['teaching', 'Old maps'] },
  { questionId: 'goals', answer: ['lead_people', 'new_job'] },
  { questionId: 'challenges', answer: ['focus', 'delegating'] },
  { questionId: 'timeframe', answer: '1_year' },
] as const;
const PROFILE = {
  ...({ careerLevel: 'mid', interests: ['teaching', 'Old maps'], goals: ['lead_people', 'new_job'] } as const),
  ...({ challenges: ['focus', 'delegating'], timeframe: '1_year' } as const),
};
/** Its actions train what the library of the house is about. */
const YES = { situations: ['cannot-concentrate', 'delegating-that-comes-back'] };

let study: StudyHouse;
let made: Assessment;
let plan: AnswerPlan;
beforeAll(async () => {
  study = await openStudyHouse();
  const learner = await signUp(study.app);
  const response = await learner.call('POST', '/api/assessments', { answers: ANSWERS, confirmed: YES });
  made = (await response.json()) as Assessment;
  plan = await samplePlan(
    { ...PROFILE, interests: [...PROFILE.interests], goals: [...PROFILE.goals], challenges: [...PROFILE.challenges] },
    made.createdAt.slice(0, 10),
    YES,
  );
});
afterAll(() => study.close());

describe('an answer', () => {
  it('is to one of the questions of the specification [spec 3.answer.questionId]', () => {
    expect(ROWS.get('3.answer.questionId')).toContain(`(${QUESTION_IDS.join(', ')})`);
    expect(ANSWERS.map((answer) => AssessmentAnswer.parse(answer).questionId)).toEqual(QUESTION_IDS);
  });

  it.each(ANSWERS)('to $questionId is a text or a list [spec 3.answer.answer]', (answer) => {
    expect(AssessmentAnswer.parse(answer)).toEqual(answer);
    const other = typeof answer.answer === 'string' ? [answer.answer] : 'teaching';
    expect(AssessmentAnswer.safeParse({ ...answer, answer: other }).success).toBe(false);
  });
});

/** Whole sentences for people, each another one. */
const expectSentences = (told: readonly string[], least: number): void => {
  expect(told.length).toBeGreaterThanOrEqual(least);
  for (const text of told) expect(text).toMatch(/^\p{Lu}.{20,}[.?]$/su);
  expect(new Set(told).size).toBe(told.length);
};
const textsOf = (sentences: AnswerPlan['strengths']): string[] => sentences.map(({ text }) => text);

describe('an assessment', () => {
  for (const [fact] of factsOf('3.assessment'))
    it(`has its ${fact} [spec 3.assessment.${fact}]`, () => {
      const held: Readonly<Record<string, () => void>> = {
        profile: () => expect(made.profile).toEqual(PROFILE),
        strengths: () => {
          expectSentences(made.strengths, 1);
          expect(made.strengths).toEqual(textsOf(plan.strengths));
          expect(made.strengths.join(' ')).toMatch(/years of work/);
        },
        developmentAreas: () => {
          expectSentences(made.developmentAreas, 1);
          expect(made.developmentAreas).toEqual(textsOf(plan.developmentAreas));
        },
        recommendedPath: () => {
          expectSentences([made.recommendedPath], 1);
          expect(made.recommendedPath).toBe(textsOf(plan.recommendedPath).join(' '));
        },
        actionPlan: () => expect(made.actionPlan.map(({ id }) => id)).toEqual(plan.actions.map(({ id }) => id)),
        nextSteps: () => {
          expectSentences(made.nextSteps, 2);
          expect(made.nextSteps).toEqual(textsOf(plan.nextSteps));
        },
        aiInsight: () => {
          expectSentences([made.aiInsight], 1);
          expect(made.aiInsight).toBe(textsOf(plan.insight).join(' '));
        },
      };
      expect(held).toHaveProperty(fact);
      held[fact]?.();
    });
});

describe('an action of its plan', () => {
  for (const [fact] of factsOf('3.action'))
    it(`has its ${fact} [spec 3.action.${fact}]`, () => {
      const values = made.actionPlan.map((action) => action[fact as keyof ActionItem]);
      const planned = plan.actions.map((action) => action[fact as keyof AnswerPlan['actions'][0]]);
      expect(values).toHaveLength(3);
      if (fact !== 'resources') expect(values).toEqual(planned);
      const held: Readonly<Record<string, () => void>> = {
        priority: () => expect([...new Set(values)]).toEqual(PRIORITIES.filter((priority) => values.includes(priority))),
        action: () =>
          expectSentences(
            values.map((text) => `${String(text).replace(/\.$/, '')}.`),
            3,
          ),
        timeline: () => expect([...new Set(values)]).toEqual(['6 months']),
        resources: () => {
          for (const { resources, works } of made.actionPlan) {
            expect(resources.slice(0, -1)).toEqual(works.map(({ title }) => title));
            expect(resources.at(-1)).toMatch(/coach|interview/);
          }
          expect(made.actionPlan.some(({ works }) => works.length > 0)).toBe(true);
        },
        category: () => {
          expect(new Set(values).size).toBeGreaterThan(1);
          expect(ROWS.get('3.action.category')).toContain(`(${ACTION_CATEGORIES.join(', ')})`);
        },
      };
      expect(held).toHaveProperty(fact);
      held[fact]?.();
    });
});
