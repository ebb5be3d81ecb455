import type { House } from '../../house.ts';
import { logFailure } from '../../log.ts';
import { endUntouched } from './end-conversation.ts';
import { liveConversations } from './queries.ts';

/** Of one round; the next one takes the others. */
const MOST_AT_ONCE = 200;
/** A conversation in which nobody said anything is no history; for so long it may be gone back to. */
const EMPTY_KEPT_MS = 86_400_000;

/** Ends conversations that nobody has written in for a while. */
export async function endIdleConversations(house: House): Promise<void> {
  const now = house.now();
  const idle = house.db
    .selectFrom('conversation')
    .where('isActive', '=', 1)
    .where('updatedAt', '<', now - house.env.AI_CONVERSATION_TIMEOUT_MS)
    .where('id', 'not in', liveConversations);
  for (const { id } of await idle.select('id').limit(MOST_AT_ONCE).execute()) {
    if (house.work.signal.aborted) return;
    // A round takes a while, in which somebody may have come back.
    const conversation = await idle.selectAll().where('id', '=', id).executeTakeFirst();
    if (!conversation) continue;
    // One that cannot be looked back on must not keep the others open.
    await endUntouched(house, conversation).catch((error: unknown) => logFailure(error, 'A conversation could not be ended: '));
  }
  await house.db
    .deleteFrom('conversation')
    .where('isActive', '=', 0)
    .where('updatedAt', '<', now - EMPTY_KEPT_MS)
    .where('sends', '=', 0)
    .execute();
}
