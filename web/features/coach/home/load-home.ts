import type { Conversation, ConversationEntry } from '#core/coach/conversation/conversation.ts';
import type { Api } from '#web/api/client.ts';
import { loadGoals } from '#web/features/goals/load-goals.ts';
import { HISTORY_PAGE } from '../history/use-history.ts';

/** What the coach's home shows first. What was said comes with the search that the address names. */
export async function loadHome(api: Api, q: string) {
  const [status, latest, found, goals, assessment] = await Promise.all([
    api.getCoach(),
    api.listConversations({ limit: HISTORY_PAGE }),
    q === '' ? null : api.listConversations({ q, limit: HISTORY_PAGE }),
    loadGoals(api),
    api.getLatestAssessment(),
  ]);
  return { status, running: await loadRunning(api, latest.items), history: found ?? latest, q, goals, assessment };
}

/** The conversation that was last gone on with and has not ended; null also when it ends meanwhile. */
async function loadRunning(api: Api, latest: readonly ConversationEntry[]): Promise<Conversation | null> {
  const entry = latest.find(({ isActive }) => isActive);
  return entry ? api.getConversation(entry.id).catch(() => null) : null;
}
