import type { Pointers } from '../coach/plan/turn-plan.ts';
import { readAllSafety } from '../coach/safety/read-safety.ts';
import { replyForSafety } from '../coach/safety/safety-replies.ts';
import type { PlainDate } from '../plain-date.ts';
import type { AnsweredProfile, AssessmentAnswer } from './answers.ts';
import type { AnswerPlan } from './assessment.ts';
import { ownWordsOf } from './own-words.ts';
import { makePlan } from './plan/make-plan.ts';
import { toProfile } from './to-profile.ts';

/** What five answers come to: a plan, or the fixed words for what they say of danger, abuse or the law, and nothing else. */
export type Assessed = { support: string } | { support: null; profile: AnsweredProfile; plan: AnswerPlan };

export function assessAnswers(answers: readonly AssessmentAnswer[], today: PlainDate, pointers: Pointers): Assessed {
  const profile = toProfile(answers);
  const support = replyForSafety(readAllSafety(ownWordsOf(profile)), pointers);
  return support === null ? { support, profile, plan: makePlan(profile, today) } : { support };
}
