import type { MessageState, Usage } from '#core/coach/conversation/message.ts';
import { costOf } from '../../../gateway/share.ts';
import type { House } from '../../../house.ts';
import type { LanguageModel } from '../../../ports/ai/language-model.ts';
import { readMessages, type MessageRow } from '../messages.ts';
import { presentMessage } from '../present.ts';
import type { FinalEvent, LiveTurn } from './live-turn.ts';

/** How a reply ended. */
export interface ReplyEnd {
  state: Exclude<MessageState, 'live'>;
  failure: { code: string; message: string } | null;
  usage: Usage;
}

/** Writes down the end of a reply with all its text, for good, and says what its readers are told. */
export async function storeEnd(
  house: House,
  turn: LiveTurn,
  { kind }: LanguageModel,
  { state, failure, usage }: ReplyEnd,
): Promise<FinalEvent> {
  const costUsd = kind === 'builtin' ? 0 : costOf(house.env, usage);
  const content = turn.reply;
  const reply = await house.db.transaction().execute(async (trx) => {
    await trx.updateTable('coachTurn').set({ isLive: 0 }).where('id', '=', turn.id).execute();
    const stored = await trx
      .updateTable('coachMessage')
      .set({ content, state, failure: failure && JSON.stringify(failure), ...usage, costUsd })
      .where('id', '=', turn.replyId)
      .returning(['id', 'conversationId'])
      .executeTakeFirst();
    if (!stored) return null;
    await trx.updateTable('conversation').set({ updatedAt: house.now() }).where('id', '=', stored.conversationId).execute();
    await house.messages.add(trx, stored.id);
    return stored;
  });
  turn.tellStored(content);
  return reply ? tellEnd(house, reply) : { event: 'failed', data: { code: 'conversation_not_found', message: 'It was deleted.' } };
}

/** The last event of a reply that has ended. */
export async function tellEnd(house: House, { id, conversationId }: Pick<MessageRow, 'id' | 'conversationId'>): Promise<FinalEvent> {
  const messages = await readMessages(house, conversationId);
  const reply = messages.get(id);
  const answered = messages.get(reply?.parentId ?? '');
  if (!reply || !answered) throw new Error('A reply is gone while it is read.');
  const message = presentMessage(reply, messages);
  if (message.failure) return { event: 'failed', data: message.failure };
  const { usage, costUsd, provider } = message;
  if (!usage || costUsd === null || !provider) throw new Error('A reply has ended without being written down.');
  return { event: 'done', data: { message, usage, costUsd, provider, evaluation: presentMessage(answered, messages).evaluation } };
}
