import type { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { AssessmentInput } from '#core/assessment/answers.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import { readPointers } from '../../brand/read-pointers.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { costOf } from '../../gateway/share.ts';
import { findService, NO_SERVICE, type Service } from '../../gateway/word-with-service.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { requireRate } from '../../http/rate-limit.ts';
import { logFailure } from '../../log.ts';
import { LineFull } from '../../fair-line.ts';
import { presentAssessment } from './present.ts';
import type { AssessmentRow } from './queries.ts';
import { storeAssessment } from './store-assessment.ts';
import { toStoredPlan } from './to-stored-plan.ts';
import { wordPlan } from './word-plan.ts';

export interface SentAnswers extends z.output<typeof AssessmentInput> {
  readonly sendKey: string | null;
}

/**
 * Makes a plan of the answers and keeps it. What speaks of danger is answered before anything else, and is not kept. Where a
 * service is to word the plan and fails, or has no room left for this learner, the plan stands in its own words.
 * @param gone nobody waits any more: nothing is kept
 * @throws {Problem}
 */
export async function makeAssessment(house: House, userId: LearnerId, sent: SentAnswers, gone: AbortSignal): Promise<Assessment> {
  const service = sent.isLocal ? NO_SERVICE : await findService(house, userId);
  await requireRate(house, service.model ? 'assessment' : 'assessmentLocal', userId);
  return house.work.run('an assessment', async () => {
    try {
      const row = await assess(house, userId, sent, service, gone);
      if (gone.aborted) throw new Problem('assessment_failed', 'Nobody waited for it any more.');
      return await presentAssessment(house, await storeAssessment(house, row));
    } catch (error) {
      if (error instanceof Problem || error instanceof LineFull) throw error;
      if (gone.aborted) throw new Problem('assessment_failed', 'Nobody waited for it any more.', { cause: error });
      logFailure(error, 'An assessment failed: ');
      throw new Problem('assessment_failed', undefined, { cause: error });
    }
  });
}

async function assess(
  house: House,
  userId: LearnerId,
  { answers, confirmed, durationSec = 0, sendKey }: SentAnswers,
  service: Service,
  gone: AbortSignal,
): Promise<AssessmentRow> {
  const beganAt = house.now();
  const today = new Date(beganAt).toISOString().slice(0, 10);
  const assessed = await house.planner.assess({ id: userId, gone }, { answers, confirmed }, today, readPointers(house.brand));
  if (assessed.support !== null) throw new Problem('support_first', assessed.support);
  const { profile, plan } = assessed;
  const id = uuidv7(beganAt);
  const { analysis, model, failure, usage } = await wordPlan(house, service, { id, userId, profile, plan, today }, gone);
  const saidYes = plan.situations.filter(({ isConfirmed }) => isConfirmed);
  return {
    id,
    userId,
    profile: JSON.stringify(profile),
    plan: JSON.stringify({
      ...toStoredPlan(plan, confirmed),
      ...(analysis && { ...analysis, because: null, situations: saidYes }),
    }),
    source: analysis ? 'ai' : 'fallback',
    model,
    failure: failure && JSON.stringify(failure),
    durationSec,
    sendKey,
    inputTokens: usage?.inputTokens ?? null,
    outputTokens: usage?.outputTokens ?? null,
    costUsd: usage && costOf(house.env, usage),
    createdAt: house.now(),
  };
}
