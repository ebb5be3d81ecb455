import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { endConversation } from './end-conversation.ts';
import type { Turns } from './turns/turns.ts';

/** Of one round; the next one takes the others. */
const MOST_AT_ONCE = 200;
/** A conversation in which nobody said anything is no history; for so long it may be gone back to. */
const EMPTY_KEPT_MS = 86_400_000;

/** Ends conversations that nobody has written in for a while. */
export async function endIdleConversations(house: House, turns: Turns): Promise<void> {
  const now = house.now();
  const idle = await house.db
    .selectFrom('conversation')
    .selectAll()
    .where('isActive', '=', 1)
    .where('updatedAt', '<', now - house.env.AI_CONVERSATION_TIMEOUT_MS)
    .where('id', 'not in', (eb) => eb.selectFrom('coachTurn').select('conversationId').where('isLive', '=', 1))
    .limit(MOST_AT_ONCE)
    .execute();
  for (const conversation of idle) {
    if (house.work.signal.aborted) return;
    // One that cannot be looked back on must not keep the others open.
    await endConversation(house, turns, conversation).catch((error: unknown) => logFailure(error, 'A conversation could not be ended: '));
  }
  await house.db
    .deleteFrom('conversation')
    .where('isActive', '=', 0)
    .where('updatedAt', '<', now - EMPTY_KEPT_MS)
    .where('sends', '=', 0)
    .execute();
}
