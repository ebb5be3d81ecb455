import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { offlineError, readRefusal } from './api-error.ts';

interface ConnectionOptions {
  signal: AbortSignal | undefined;
  silenceMs: number;
  /** How long the server wants to be left alone when the connection is lost. */
  onRetry: (ms: number) => void;
}

/**
 * One connection to a stream of events. Its messages end where it does; whatever was cut in the middle is left out.
 * Fails when it is refused, and when nothing comes for `silenceMs`.
 * @param open asks for the stream
 * @returns null when there is nothing more to come (204)
 */
export async function connectToEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  { signal, silenceMs, onRetry }: ConnectionOptions,
): Promise<AsyncGenerator<EventSourceMessage, void> | null> {
  const closing = new AbortController();

  async function inTime<Result>(work: Promise<Result>): Promise<Result> {
    const timer = setTimeout(() => closing.abort(), silenceMs);
    try {
      return await work;
    } finally {
      clearTimeout(timer);
    }
  }

  async function* read(body: ReadableStream<Uint8Array>): AsyncGenerator<EventSourceMessage, void> {
    const received: EventSourceMessage[] = [];
    const parser = createParser({ onEvent: (message) => received.push(message), onRetry });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    try {
      for (;;) {
        const { done, value } = await inTime(reader.read());
        if (done) return;
        parser.feed(decoder.decode(value, { stream: true }));
        yield* received.splice(0);
      }
    } finally {
      closing.abort();
    }
  }

  const response = await inTime(open(signal ? AbortSignal.any([signal, closing.signal]) : closing.signal));
  if (response.status === 204) return null;
  if (!response.ok) throw await inTime(readRefusal(response));
  if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) {
    closing.abort();
    throw offlineError(new Error('The answer is not a stream of events.'));
  }
  return read(response.body);
}
