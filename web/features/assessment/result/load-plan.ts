import type { Assessment } from '#core/assessment/assessment.ts';
import { isMissing, isOffline } from '#web/api/api-error.ts';
import type { Api } from '#web/api/client.ts';
import { loadGoals } from '#web/features/goals/load-goals.ts';
import { forgetKeptResult, readKeptResult } from './kept-result.ts';

/** A plan with what it is seen beside: what is followed of it, the plan before it, and all others. */
export async function loadPlan(api: Api, id: string | undefined) {
  const [assessment, others, goals] = await Promise.all([
    id === undefined ? api.getLatestAssessment() : api.getAssessment(id),
    api.listAssessments(),
    loadGoals(api),
  ]);
  return { assessment, previous: await loadPrevious(api, assessment), others: others.items, goals: goals.items, isKept: false };
}
export type LoadedPlan = Awaited<ReturnType<typeof loadPlan>>;

/** Without a connection, the newest plan as this browser holds it; what the server has no more is not held any longer. */
export async function loadPlanOrKept(api: Api, id: string | undefined): Promise<LoadedPlan> {
  try {
    const loaded = await loadPlan(api, id);
    if (loaded.assessment === null) forgetKeptResult();
    return loaded;
  } catch (error) {
    if (id !== undefined && isMissing(error)) forgetKeptResult(id);
    const assessment = isOffline(error) ? readKeptResult() : null;
    if (assessment === null || (id !== undefined && id !== assessment.id)) throw error;
    return { assessment, previous: null, others: [], goals: [], isKept: true };
  }
}

/** Null when there was none, also when it was deleted meanwhile. */
async function loadPrevious(api: Api, assessment: Assessment | null): Promise<Assessment | null> {
  if (!assessment?.previousId) return null;
  try {
    return await api.getAssessment(assessment.previousId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
