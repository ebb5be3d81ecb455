import type { AssessmentAnswer } from '../assessment/answers.ts';
import { AnswerPlan } from '../assessment/assessment.ts';
import { NOTHING_CONFIRMED, type Confirmed } from '../assessment/confirmed.ts';
import { findGround } from '../assessment/plan/ground.ts';
import { makePlan } from '../assessment/plan/make-plan.ts';
import { toProfile } from '../assessment/to-profile.ts';
import type { Matcher } from '../assessment/situations/match.ts';
import type { PlainDate } from '../plain-date.ts';
import type { z } from 'zod';

/** What somebody might answer; nobody did. */
export const EXAMPLE_ANSWERS: readonly AssessmentAnswer[] = [
  { questionId: 'career_level', answer: 'mid' },
  { questionId: 'interests', answer: ['helping', 'organising'] },
  { questionId: 'goals', answer: ['lead_people'] },
  { questionId: 'challenges', answer: ['time', 'delegating'] },
  { questionId: 'timeframe', answer: '6_months' },
];

/** The situation that they say yes to. */
const EXAMPLE_CONFIRMED: Confirmed = { ...NOTHING_CONFIRMED, situations: ['delegating-that-comes-back'] };

/** Of a plan, what an example shows. */
export const ExamplePlan = AnswerPlan.pick({ headline: true, actions: true });
export type ExamplePlan = z.infer<typeof ExamplePlan>;

/** The plan that these answers come to on that day, as anybody's would. */
export function makeExamplePlan(today: PlainDate, matcher: Matcher): ExamplePlan {
  const profile = toProfile(EXAMPLE_ANSWERS);
  const { headline, actions } = makePlan(profile, today, findGround(profile, EXAMPLE_CONFIRMED, matcher, []), EXAMPLE_CONFIRMED);
  return { headline, actions };
}
