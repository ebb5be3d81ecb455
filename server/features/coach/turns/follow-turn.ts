import type { NumberedEvent } from '#core/api/numbered-event.ts';
import type { House } from '../../../house.ts';
import { tellEnd } from './end-turn.ts';
import type { LiveTurn } from './live-turn.ts';

/**
 * What a live turn tells after a number, to its end. The number of an event is the length of the text that it brings the
 * reply to, and one more for the end: so the text is its own log, and nothing can be missing or come twice, whoever reads
 * from wherever, also after the server was started anew.
 */
export async function* followLive(turn: LiveTurn, afterId: number, gone: AbortSignal): AsyncGenerator<NumberedEvent> {
  const left = new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true }));
  for (let at = afterId; ;) {
    const { news, stored, final } = turn;
    if (stored.length > at) {
      yield delta(stored, at);
      at = stored.length;
    }
    if (final) {
      if (at !== endId(stored)) yield { id: endId(stored), ...final };
      return;
    }
    if (gone.aborted) return;
    await Promise.race([news, left]);
  }
}

/** The same of a turn that has ended. */
export async function* tellStored(house: House, replyId: string, afterId: number): AsyncGenerator<NumberedEvent> {
  const row = await house.db.selectFrom('coachMessage').selectAll().where('id', '=', replyId).executeTakeFirst();
  if (!row) return;
  const { content } = row;
  if (content.length > afterId) yield delta(content, afterId);
  if (afterId !== endId(content)) yield { id: endId(content), ...(await tellEnd(house, row)) };
}

/** Who has seen this one has seen all. Who names a later one never saw the end, and would ask for ever. */
const endId = (text: string): number => text.length + 1;

const delta = (text: string, from: number): NumberedEvent => ({ id: text.length, event: 'delta', data: { text: text.slice(from) } });
