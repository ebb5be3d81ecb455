import type { AssessmentAnswer } from '#core/assessment/answers.ts';
import { makePlan } from '#core/assessment/plan/make-plan.ts';
import { CAREER_GOALS, CHALLENGES, INTERESTS } from '#core/assessment/questions.ts';
import { toProfile } from '#core/assessment/to-profile.ts';
import { inTurns, median, ms, printBenchmark, times, type Benchmark } from './support/measure.ts';

const TODAY = '2026-11-22';
const ROUNDS = 200;
const BUDGET_MS = 5;

const FEW: AssessmentAnswer[] = [
  { questionId: 'career_level', answer: 'mid' },
  { questionId: 'goals', answer: ['promotion'] },
  { questionId: 'challenges', answer: ['time'] },
];
const MOST: AssessmentAnswer[] = [
  { questionId: 'career_level', answer: 'senior' },
  { questionId: 'interests', answer: INTERESTS.slice(0, 8) },
  { questionId: 'goals', answer: CAREER_GOALS.slice(0, 8) },
  { questionId: 'challenges', answer: CHALLENGES.slice(0, 8) },
  { questionId: 'timeframe', answer: '1_year' },
];
/** Own words are searched for skills, so the longest of them are the worst. */
const OWN: AssessmentAnswer[] = (['interests', 'goals', 'challenges'] as const).map((questionId) => ({
  questionId,
  answer: Array.from({ length: 8 }, (_, i) => `${i} ${'one on one '.repeat(18)}`),
}));

/** How long a plan takes, beside reading the profile that it is made of. */
export const assessmentPlan: Benchmark = {
  question: 'How long does a plan take that is made of the answers alone?',
  measure: async () => {
    const answers = { 'three answers': FEW, 'the most choices': MOST, 'own words, as many and as long as there may be': OWN };
    const rows = Object.entries(answers).map(async ([what, given]) => {
      const profile = toProfile(given);
      const tooks = await inTurns({ read: () => time(() => toProfile(given)), plan: () => time(() => makePlan(profile, TODAY)) });
      const [readMs, planMs] = [median(tooks.read), median(tooks.plan)];
      return {
        what,
        value: ms(planMs),
        comparedWith: `${times(planMs / readMs)} reading the profile`,
        budget: `<= ${BUDGET_MS} ms`,
        isMet: planMs <= BUDGET_MS,
      };
    });
    return Promise.all(rows);
  },
};

/** Median of a round, in milliseconds. */
async function time(work: () => unknown): Promise<number> {
  return median(
    Array.from({ length: ROUNDS }, () => {
      const start = performance.now();
      work();
      return performance.now() - start;
    }),
  );
}

if (import.meta.main) await printBenchmark(assessmentPlan);
