import type { Assessment } from '#core/assessment/assessment.ts';
import type { Conversation, ConversationEntry } from '#core/coach/conversation/conversation.ts';
import type { Api } from '#web/api/client.ts';
import { loadFirstGoals, MOST_OF_PLAN } from '#web/features/goals/load-goals.ts';
import { HISTORY_PAGE } from '../history/use-history.ts';

/** What the coach's home shows first. What was said comes with the search that the address names. */
export async function loadHome(api: Api, q: string) {
  const [status, latest, found, goals, assessment] = await Promise.all([
    api.getCoach(),
    api.listConversations({ limit: HISTORY_PAGE }),
    q === '' ? null : api.listConversations({ q, limit: HISTORY_PAGE }),
    loadFirstGoals(api),
    api.getLatestAssessment(),
  ]);
  const [running, next] = await Promise.all([loadRunning(api, latest.items), loadNext(api, assessment)]);
  return { status, running, history: found ?? latest, q, goals, assessment, next };
}

/** The conversation that was last gone on with and has not ended; null also when it ends meanwhile. */
async function loadRunning(api: Api, latest: readonly ConversationEntry[]): Promise<Conversation | null> {
  const entry = latest.find(({ isActive }) => isActive);
  return entry ? api.getConversation(entry.id).catch(() => null) : null;
}

/** The first action of the plan that nobody has closed; null when all are, and without a plan. */
async function loadNext(api: Api, assessment: Assessment | null): Promise<string | null> {
  if (assessment === null) return null;
  const { items } = await api.listGoals({ plan: assessment.id, limit: MOST_OF_PLAN });
  const closed = items.filter(({ state, action }) => state !== 'open' && action?.assessmentId === assessment.id);
  return assessment.actionPlan.find(({ id }) => !closed.some(({ action }) => action?.actionId === id))?.action ?? null;
}
