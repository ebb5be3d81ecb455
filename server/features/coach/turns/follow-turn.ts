import type { NumberedEvent } from '#core/api/numbered-event.ts';
import { RESTART_IDS } from '#core/coach/conversation/limits.ts';
import type { House } from '../../../house.ts';
import { tellEnd } from './end-turn.ts';
import type { LiveTurn, ReplyText } from './live-turn.ts';

/**
 * What a live turn tells after a number, to its end. The number of an event is the length of the text that it brings the
 * reply to, and one more for the end: so the text is its own log, and nothing can be missing or come twice, whoever reads
 * from wherever, also after the server was started anew. A reply that was begun anew counts from a number of its own, which
 * its first event tells: whoever has text of before takes it back.
 */
export async function* followLive(turn: LiveTurn, afterId: number, gone: AbortSignal): AsyncGenerator<NumberedEvent> {
  const left = new Promise<void>((resolve) => gone.addEventListener('abort', () => resolve(), { once: true }));
  for (let at = afterId; ;) {
    const { news, stored, final } = turn;
    for (const event of tellText(stored, at)) {
      yield event;
      at = event.id;
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
export async function* tellStored(
  house: House,
  { replyId, restarts }: { readonly replyId: string; readonly restarts: number },
  afterId: number,
): AsyncGenerator<NumberedEvent> {
  const row = await house.db.selectFrom('coachMessage').selectAll().where('id', '=', replyId).executeTakeFirst();
  if (!row) return;
  const stored = { restarts, text: row.content };
  yield* tellText(stored, afterId);
  if (afterId !== endId(stored)) yield { id: endId(stored), ...(await tellEnd(house, row)) };
}

const startId = ({ restarts }: ReplyText): number => restarts * RESTART_IDS;
/** Who has seen this one has seen all. Who names a later one never saw the end, and would ask for ever. */
const endId = (stored: ReplyText): number => startId(stored) + stored.text.length + 1;

function* tellText(stored: ReplyText, afterId: number): Generator<NumberedEvent> {
  const start = startId(stored);
  if (afterId < start) yield { id: start, event: 'restart', data: {} };
  const from = Math.max(afterId - start, 0);
  if (stored.text.length > from) yield { id: start + stored.text.length, event: 'delta', data: { text: stored.text.slice(from) } };
}
