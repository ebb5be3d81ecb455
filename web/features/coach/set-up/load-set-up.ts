import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { Api } from '#web/api/client.ts';
import { HISTORY_PAGE } from '../history/use-history.ts';

/** What a mode's beginning shows: what writes the replies, a conversation of the mode that a new one would end, and the goal it is for. */
export async function loadSetUp(api: Api, mode: CoachMode, goalId: string | null) {
  const [status, latest, goal] = await Promise.all([
    api.getCoach(),
    api.listConversations({ limit: HISTORY_PAGE }),
    // One that was deleted is no reason not to practise.
    goalId === null ? null : api.getGoal(goalId).catch(() => null),
  ]);
  const entry = latest.items.find(({ isActive, type }) => isActive && type === mode);
  const running: Conversation | null = entry ? await api.getConversation(entry.id).catch(() => null) : null;
  return { status, running, goal };
}
