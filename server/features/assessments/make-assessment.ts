import type { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { AnsweredProfile, AssessmentInput } from '#core/assessment/answers.ts';
import type { Assessment } from '#core/assessment/assessment.ts';
import { ownWordsOf } from '#core/assessment/own-words.ts';
import { toProfile } from '#core/assessment/to-profile.ts';
import { readAllSafety } from '#core/coach/safety/read-safety.ts';
import { replyForSafety } from '#core/coach/safety/safety-replies.ts';
import { readPointers } from '../../brand/read-pointers.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { costOf } from '../../gateway/share.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { requireRate } from '../../http/rate-limit.ts';
import { logFailure } from '../../log.ts';
import type { LanguageModel } from '../../ports/ai/language-model.ts';
import { makePlan } from './plan-for-now.ts';
import { presentAssessment } from './present.ts';
import type { AssessmentRow } from './queries.ts';
import { storeAssessment } from './store-assessment.ts';
import { toStoredPlan } from './to-stored-plan.ts';
import { findService, wordPlan, type Worded } from './word-plan.ts';

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
  const profile = toProfile(sent.answers);
  requireSafe(house, profile);
  const { service, failure } = sent.isLocal ? { service: null, failure: null } : await findService(house, userId);
  await requireRate(house, service ? 'assessment' : 'assessmentLocal', userId);
  return house.work.run('an assessment', async () => {
    try {
      const row = await makeRow(house, { userId, profile, sent, service, failure }, gone);
      if (gone.aborted) throw new Problem('assessment_failed', 'Nobody waited for it any more.');
      return await presentAssessment(house, await storeAssessment(house, row));
    } catch (error) {
      if (error instanceof Problem) throw error;
      logFailure(error, 'An assessment failed: ');
      throw new Problem('assessment_failed', undefined, { cause: error });
    }
  });
}

/** @throws {Problem} with the fixed words for what these answers say of danger, abuse or the law */
function requireSafe(house: House, profile: AnsweredProfile): void {
  const reply = replyForSafety(readAllSafety(ownWordsOf(profile)), readPointers(house.brand));
  if (reply !== null) throw new Problem('support_first', reply);
}

interface Making {
  userId: LearnerId;
  profile: AnsweredProfile;
  sent: SentAnswers;
  service: LanguageModel | null;
  failure: Worded['failure'];
}

async function makeRow(house: House, { userId, profile, sent, service, failure }: Making, gone: AbortSignal): Promise<AssessmentRow> {
  const beganAt = house.now();
  const id = uuidv7(beganAt);
  const today = new Date(beganAt).toISOString().slice(0, 10);
  const plan = makePlan(profile, today);
  const worded: Worded = service
    ? await wordPlan(house, service, { id, userId, profile, plan, today }, gone)
    : { analysis: null, failure, usage: null };
  return {
    id,
    userId,
    profile: JSON.stringify(profile),
    plan: JSON.stringify({ ...toStoredPlan(plan), ...(worded.analysis && { ...worded.analysis, because: null }) }),
    source: worded.analysis ? 'ai' : 'fallback',
    model: worded.analysis && service ? service.id : null,
    failure: worded.failure && JSON.stringify(worded.failure),
    durationSec: sent.durationSec ?? 0,
    sendKey: sent.sendKey,
    inputTokens: worded.usage?.inputTokens ?? null,
    outputTokens: worded.usage?.outputTokens ?? null,
    costUsd: worded.usage && costOf(house.env, worded.usage),
    createdAt: house.now(),
  };
}
