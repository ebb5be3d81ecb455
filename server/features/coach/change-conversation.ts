import type { ConversationChange } from '#core/coach/conversation/conversation.ts';
import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import { removeSkillEvidence } from '../skills/queries.ts';
import { showFacts } from './facts.ts';
import { latestAfter, pathTo, readMessages } from './messages.ts';
import { findLiveTurnId, type ConversationRow } from './queries.ts';
import { requireQuiet } from './turns/turn-limits.ts';
import type { Turns } from './turns/turns.ts';

/** A change of nothing says that somebody is still there. */
export async function changeConversation(
  house: House,
  own: Owned<ConversationRow>,
  { title, currentMessageId }: ConversationChange,
): Promise<void> {
  const shown = currentMessageId === undefined ? undefined : await findPathAfter(house, own, currentMessageId);
  const changes = {
    ...(title === undefined ? {} : { title }),
    ...(shown === undefined ? {} : { currentMessageId: shown.at(-1) }),
    ...(own.isActive === 1 ? { updatedAt: house.now() } : {}),
  };
  if (Object.keys(changes).length === 0) return;
  await house.db.transaction().execute(async (trx) => {
    if (shown !== undefined) await requireQuiet(trx, own.id);
    await trx.updateTable('conversation').set(changes).where('id', '=', own.id).execute();
    if (shown !== undefined) await showFacts(trx, { userId: own.userId, conversationId: own.id, path: new Set(shown) });
  });
}

/** Ids of the way through this message by its newest continuations. */
async function findPathAfter(house: House, own: ConversationRow, messageId: string): Promise<string[]> {
  const messages = await readMessages(house, own.id);
  const message = messages.get(messageId);
  if (!message)
    throw new Problem('invalid_fields', undefined, { errors: [{ path: 'currentMessageId', message: 'There is no such message here.' }] });
  return pathTo(latestAfter(message, messages).id, messages).map(({ id }) => id);
}

/** With its turns' text, its scores, its record and what it left as evidence. That turns took place is still counted. */
export async function deleteConversation(house: House, turns: Turns, { id, userId }: Owned<ConversationRow>): Promise<void> {
  const liveTurnId = await findLiveTurnId(house.db, id);
  if (liveTurnId !== null) await turns.stop(liveTurnId, 'stopped');
  await house.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('conversation').where('id', '=', id).where('userId', '=', userId).execute();
    await trx.deleteFrom('record').where('userId', '=', userId).where('sessionKey', '=', id).execute();
    await removeSkillEvidence(trx, userId, id);
  });
}
