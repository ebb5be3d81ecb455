import type { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { AssessmentInput } from '#core/assessment/answers.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { makePlan, toProfile } from './plan-for-now.ts';
import { findSent, type AssessmentRow } from './queries.ts';
import { toStoredPlan } from './to-stored-plan.ts';

/** Makes a plan of the answers and keeps it. The same key makes it once. */
export async function makeAssessment(
  house: House,
  userId: LearnerId,
  { answers, durationSec = 0 }: z.output<typeof AssessmentInput>,
  sendKey: string | null,
): Promise<AssessmentRow> {
  const now = house.now();
  const profile = toProfile(answers);
  const plan = toStoredPlan(makePlan(profile, new Date(now).toISOString().slice(0, 10)));
  const row: AssessmentRow = {
    id: uuidv7(now),
    userId,
    profile: JSON.stringify(profile),
    plan: JSON.stringify(plan),
    source: 'fallback',
    model: null,
    failure: null,
    durationSec,
    sendKey,
    inputTokens: null,
    outputTokens: null,
    costUsd: null,
    createdAt: now,
  };
  return house.db.transaction().execute(async (trx) => {
    const known = sendKey === null ? undefined : await findSent(trx, userId, sendKey);
    if (!known) await trx.insertInto('assessment').values(row).execute();
    return known ?? row;
  });
}
