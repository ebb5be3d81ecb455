import type { Conversation } from '#core/coach/conversation/conversation.ts';
import type { CoachMode } from '#core/practice/modes.ts';
import type { Api } from '#web/api/client.ts';
import { HISTORY_PAGE } from '../history/use-history.ts';

/** What a mode's beginning shows: what writes the replies, and a conversation of the mode that a new one would end. */
export async function loadSetUp(api: Api, mode: CoachMode) {
  const [status, latest] = await Promise.all([api.getCoach(), api.listConversations({ limit: HISTORY_PAGE })]);
  const entry = latest.items.find(({ isActive, type }) => isActive && type === mode);
  const running: Conversation | null = entry ? await api.getConversation(entry.id).catch(() => null) : null;
  return { status, running };
}
