import { LEARNER_HEADER } from '#core/account/learner.ts';
import type { NumberedEvent } from '#core/api/numbered-event.ts';
import { ApiError, isOffline, offlineError } from './api-error.ts';
import { connectToEvents } from './event-connection.ts';
import type { Fetch } from './request.ts';

interface Waits {
  /** Before a lost connection is tried again; doubled with every try that brings nothing. */
  firstMs: number;
  /** A server that asks for more than this is not waited for: its refusal is the answer. */
  longestMs: number;
  /** A server that lives sends a heartbeat at least. */
  silenceMs: number;
  /** In a row, with nothing new, before it is given up. */
  tries: number;
}

const WAITS: Waits = { firstMs: 500, longestMs: 15_000, silenceMs: 45_000, tries: 8 };

export interface EventsOptions {
  /** Types of event after which none follow. */
  finalEvents: readonly string[];
  /** What came after this one is wanted. */
  lastEventId?: number;
  signal?: AbortSignal;
  /** Whom it is meant for: it is refused when somebody else has signed in meanwhile. */
  learnerId?: string | null;
  fetch?: Fetch;
  waits?: Waits;
}

/**
 * Reads a stream of numbered events to its end, through lost connections: each event once, in order. Ends after a final
 * event, when the server has no more (204), or when it is called off. Fails with an `ApiError` when the server refuses,
 * or is not there for long.
 * @param path below `/api`
 */
export async function* readEvents(path: string, options: EventsOptions): AsyncGenerator<NumberedEvent, void> {
  const { finalEvents, signal, learnerId = null, fetch = (url, init) => globalThis.fetch(url, init), waits = WAITS } = options;
  let lastId = options.lastEventId ?? 0;
  let { firstMs } = waits;
  let misses = 0;

  const onRetry = (ms: number): void => {
    firstMs = Math.min(ms, waits.longestMs);
  };
  const open = (ending: AbortSignal): Promise<Response> => {
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (lastId > 0) headers['last-event-id'] = String(lastId);
    if (learnerId !== null) headers[LEARNER_HEADER] = learnerId;
    return fetch(`/api${path}`, { headers, cache: 'no-store', signal: ending });
  };

  while (!signal?.aborted) {
    let failure: ApiError;
    try {
      const messages = await connectToEvents(open, { signal, silenceMs: waits.silenceMs, onRetry });
      if (messages === null) return;
      for await (const { id: number, event = 'message', data } of messages) {
        const id = Number(number);
        // What is sent again after a lost connection was yielded before it.
        if (id > lastId) {
          const next = { id, event, data: JSON.parse(data) as unknown };
          lastId = id;
          misses = 0;
          yield next;
        }
        if (finalEvents.includes(event)) return;
      }
      failure = offlineError(new Error('The stream ended before its last event.'));
    } catch (error) {
      failure = error instanceof ApiError ? error : offlineError(error);
    }
    if (signal?.aborted) return;
    misses += 1;
    const askedMs = (failure.retryAfterSec ?? 0) * 1000;
    if (!isPassing(failure) || misses >= waits.tries || askedMs > waits.longestMs) throw failure;
    await pause(Math.max(askedMs, spread(Math.min(firstMs * 2 ** (misses - 1), waits.longestMs))), signal);
  }
}

const isPassing = (error: ApiError): boolean => isOffline(error) || error.status === 429 || error.status >= 500;

/** A server that comes back is not asked by everybody at once. */
const spread = (ms: number): number => ms * (1 + Math.random() / 4);

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
