import type { NumberedEvent } from '#core/api/numbered-event.ts';
import type { House } from '../../../house.ts';
import { readMessages, type MessageRow } from '../messages.ts';
import { presentMessage } from '../present.ts';
import type { FinalEvent, LiveTurn } from './live-turn.ts';
import type { Turns } from './turns.ts';

/**
 * What a turn tells after a number, to its end. The number of an event is the length of the text that it brings the reply
 * to, and one more for the end: so the text is its own log, and nothing can be missing or come twice, whoever reads from
 * wherever, also after the server was started anew.
 */
export async function* followTurn(
  house: House,
  turns: Turns,
  turnId: string,
  replyId: string,
  afterId: number,
  gone: AbortSignal,
): AsyncGenerator<NumberedEvent> {
  const live = turns.find(turnId);
  yield* live ? followLive(live, afterId, gone) : tellStored(house, replyId, afterId);
}

async function* followLive(turn: LiveTurn, afterId: number, gone: AbortSignal): AsyncGenerator<NumberedEvent> {
  const left = new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true }));
  for (let at = afterId; ;) {
    const { news, stored, final } = turn;
    if (stored.length > at) {
      yield delta(stored, at);
      at = stored.length;
    }
    if (final) {
      if (at <= stored.length) yield { id: stored.length + 1, ...final };
      return;
    }
    if (gone.aborted) return;
    await Promise.race([news, left]);
  }
}

async function* tellStored(house: House, replyId: string, afterId: number): AsyncGenerator<NumberedEvent> {
  const row = await house.db.selectFrom('coachMessage').selectAll().where('id', '=', replyId).executeTakeFirst();
  if (!row) return;
  const { content } = row;
  if (content.length > afterId) yield delta(content, afterId);
  if (afterId <= content.length) yield { id: content.length + 1, ...(await tellEnd(house, row)) };
}

const delta = (text: string, from: number): NumberedEvent => ({ id: text.length, event: 'delta', data: { text: text.slice(from) } });

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
