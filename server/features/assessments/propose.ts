import type { LearnerId } from '#core/account/learner.ts';
import type { AssessmentAnswer } from '#core/assessment/answers.ts';
import type { Proposal } from '#core/assessment/propose-situations.ts';
import { readPointers } from '../../brand/read-pointers.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { requireRate } from '../../http/rate-limit.ts';

/**
 * Situations to choose from; nothing of it is kept.
 * @throws {Problem} with the fixed words for what speaks of danger
 */
export async function propose(
  house: House,
  userId: LearnerId,
  answers: readonly AssessmentAnswer[],
  gone: AbortSignal,
): Promise<Proposal[]> {
  await requireRate(house, 'assessmentSituations', userId);
  const proposed = await house.planner.propose({ id: userId, gone }, answers, readPointers(house.brand));
  if (proposed.support !== null) throw new Problem('support_first', proposed.support);
  return proposed.proposals;
}
