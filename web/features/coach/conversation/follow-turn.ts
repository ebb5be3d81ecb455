import type { TurnEvent } from '#core/coach/chat/turn-event.ts';
import { FINAL_TURN_EVENTS } from '#core/coach/conversation/limits.ts';
import { isOffline } from '#web/api/api-error.ts';
import { readEvents } from '#web/api/read-events.ts';
import type { Fetch } from '#web/api/request.ts';

/** Without a line, this long until it is tried again when the browser does not say that it is back. */
const REST_MS = 10_000;

export interface TurnReader {
  readonly turnId: string;
  readonly learnerId: string;
  /** The number of events up to which the reply is known. */
  readonly countKnown: () => number;
  readonly onTold: (told: TurnEvent) => void;
  readonly onCut: () => void;
  readonly onMended: () => void;
  readonly signal: AbortSignal;
}

/**
 * Reads a reply to its end, for as long as somebody looks at it: a line that is lost is waited for. Fails when the server
 * refuses.
 */
export async function followTurn({ turnId, learnerId, countKnown, onTold, onCut, onMended, signal }: TurnReader): Promise<void> {
  const watched: Fetch = async (path, init) => {
    try {
      const response = await fetch(path, init);
      onMended();
      return response;
    } catch (error) {
      if (!signal.aborted) onCut();
      throw error;
    }
  };
  while (!signal.aborted) {
    const back = new AbortController();
    const mend = () => back.abort();
    window.addEventListener('online', mend);
    const ending = AbortSignal.any([signal, back.signal]);
    try {
      const events = readEvents(`/coach/turns/${encodeURIComponent(turnId)}/events`, {
        finalEvents: FINAL_TURN_EVENTS,
        lastEventId: countKnown(),
        learnerId,
        signal: ending,
        fetch: watched,
      });
      for await (const event of events) onTold(event as TurnEvent);
      if (!ending.aborted) return;
    } catch (error) {
      if (!isOffline(error)) throw error;
      await rest(ending);
    } finally {
      window.removeEventListener('online', mend);
    }
  }
}

const rest = (ending: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, REST_MS);
    ending.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
