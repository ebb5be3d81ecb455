import type { AskedQuestion, MessageState, ReplyParts, Usage } from '#core/coach/conversation/message.ts';
import { BUILTIN } from '../../../gateway/choose-model.ts';
import { costOf } from '../../../gateway/share.ts';
import type { House } from '../../../house.ts';
import type { LanguageModel } from '../../../ports/ai/language-model.ts';
import { partsOf, readMessages, type MessageRow } from '../messages.ts';
import { presentMessage } from '../present.ts';
import { findConversation } from '../queries.ts';
import type { FinalEvent, LiveTurn } from './live-turn.ts';

/** How a reply ended. */
export interface ReplyEnd {
  state: Exclude<MessageState, 'live'>;
  failure: { code: string; message: string } | null;
  usage: Usage;
  /** Of a service's reply: what it really asks, and whether our own words stand in its place. */
  checked: { asked: AskedQuestion | null; inPlaceOf: ReplyParts['inPlaceOf'] } | null;
}

/** Writes down the end of a reply with all its text, for good, and says what its readers are told. */
export async function storeEnd(
  house: House,
  turn: LiveTurn,
  { kind }: LanguageModel,
  { state, failure, usage, checked }: ReplyEnd,
): Promise<FinalEvent> {
  const costUsd = kind === 'builtin' ? 0 : costOf(house.env, usage);
  const { text, restarts } = turn.storable;
  const reply = await house.db.transaction().execute(async (trx) => {
    await trx.updateTable('coachTurn').set({ isLive: 0, restarts }).where('id', '=', turn.id).execute();
    const stored = await trx
      .updateTable('coachMessage')
      .set({ content: text, state, failure: failure && JSON.stringify(failure), ...usage, costUsd })
      .where('id', '=', turn.replyId)
      .returningAll()
      .executeTakeFirst();
    if (!stored) return null;
    const conversation = await findConversation(trx, stored.conversationId);
    if (checked) await trx.updateTable('coachMessage').set(withChecked(stored, checked)).where('id', '=', stored.id).execute();
    const step = checked?.asked?.number;
    await trx
      .updateTable('conversation')
      .set({
        updatedAt: house.now(),
        ...(step && conversation ? { context: JSON.stringify({ ...JSON.parse(conversation.context), currentStep: step }) } : {}),
      })
      .where('id', '=', stored.conversationId)
      .execute();
    await house.messages.add(trx, stored.id);
    return stored;
  });
  turn.tellStored({ text, restarts });
  return reply ? tellEnd(house, reply) : { event: 'failed', data: { code: 'conversation_not_found', message: 'It was deleted.' } };
}

function withChecked(row: MessageRow, checked: NonNullable<ReplyEnd['checked']>): Partial<MessageRow> {
  const parts = JSON.stringify({ ...partsOf(row), ...checked });
  return checked.inPlaceOf === null ? { parts } : { parts, provider: BUILTIN.kind, model: BUILTIN.id };
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
