import type { AnsweredProfile } from '#core/assessment/answers.ts';
import type { AnswerPlan } from '#core/assessment/assessment.ts';
import { NOTHING_CONFIRMED, type Confirmed } from '#core/assessment/confirmed.ts';
import { findGround } from '#core/assessment/plan/ground.ts';
import { makePlan } from '#core/assessment/plan/make-plan.ts';
import { plainFinder } from './plain-finder.ts';

/** The plan of these answers, with the situations of the library and without what own words mean. */
export async function samplePlan(
  profile: Partial<AnsweredProfile>,
  today: string,
  confirmed: Partial<Confirmed> = {},
): Promise<AnswerPlan> {
  const { matcher } = await plainFinder();
  const answered = { interests: [], goals: [], challenges: [], ...profile };
  const said = { ...NOTHING_CONFIRMED, ...confirmed };
  return makePlan(answered, today, findGround(answered, said, matcher, []), said);
}
