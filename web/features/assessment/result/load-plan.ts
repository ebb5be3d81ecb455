import type { Assessment } from '#core/assessment/assessment.ts';
import type { Goal } from '#core/goals/goal.ts';
import { isMissing, isOffline } from '#web/api/api-error.ts';
import type { Api } from '#web/api/client.ts';
import { MOST_OF_PLAN } from '#web/features/goals/load-goals.ts';
import { forgetKeptResult, readKeptResult } from './kept-result.ts';
import { findGoals } from './lay-route.ts';

/** A plan with what it is seen beside: what is followed of it, the plan before it, and all others. */
export async function loadPlan(api: Api, id: string | undefined) {
  const [assessment, others] = await Promise.all([
    id === undefined ? api.getLatestAssessment() : api.getAssessment(id),
    api.listAssessments(),
  ]);
  const [previous, goals] = await Promise.all([loadPrevious(api, assessment), loadFollowing(api, assessment)]);
  return { assessment, previous, others: others.items, goals, isKept: false };
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

/** The goals that the page shows: of each action the one that follows it, and those of the plan before. */
async function loadFollowing(api: Api, assessment: Assessment | null): Promise<Goal[]> {
  if (!assessment) return [];
  const { id, previousId, actionPlan } = assessment;
  const list = async (plan: string) => (await api.listGoals({ plan, limit: MOST_OF_PLAN })).items;
  const [own, before] = await Promise.all([list(id), previousId === null ? [] : list(previousId)]);
  const following = actionPlan.flatMap((action) => {
    const { goal, earlier } = findGoals(id, action.id, own);
    return goal ?? earlier ?? [];
  });
  const all = [...following, ...before.filter(({ action }) => action?.assessmentId === previousId)];
  return [...new Map(all.map((goal) => [goal.id, goal])).values()];
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
