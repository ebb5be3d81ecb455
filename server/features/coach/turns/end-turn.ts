import type { MessageState, Usage } from '#core/coach/conversation/message.ts';
import { estimateCost } from '#core/coach/token-use.ts';
import type { House } from '../../../house.ts';
import type { LanguageModel } from '../../../ports/ai/language-model.ts';
import { tellEnd } from './follow-turn.ts';
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
  { id, kind }: LanguageModel,
  { state, failure, usage }: ReplyEnd,
): Promise<FinalEvent> {
  const now = house.now();
  const costUsd =
    kind === 'builtin'
      ? 0
      : estimateCost(usage, { promptPer1000: house.env.AI_PROMPT_PRICE, completionPer1000: house.env.AI_COMPLETION_PRICE });
  const conversation = await house.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('coachMessage')
      .set({ content: turn.written, state, failure: failure && JSON.stringify(failure), provider: kind, model: id, ...usage, costUsd })
      .where('id', '=', turn.replyId)
      .execute();
    await trx.updateTable('coachTurn').set({ isLive: 0 }).where('id', '=', turn.id).execute();
    const row = await trx
      .updateTable('conversation')
      .set({ updatedAt: now })
      .where('id', '=', (eb) => eb.selectFrom('coachMessage').select('conversationId').where('id', '=', turn.replyId))
      .returningAll()
      .executeTakeFirst();
    if (row) await house.messages.add(trx, { id: turn.replyId, userId: row.userId, text: turn.written });
    return row;
  });
  turn.tellStored(turn.written);
  if (failure || !conversation)
    return { event: 'failed' as const, data: failure ?? { code: 'conversation_not_found', message: 'It was deleted.' } };
  return tellEnd(house, { id: turn.replyId, conversationId: conversation.id });
}
