import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { NumberedEvent } from '#core/api/numbered-event.ts';

/** Well below the minute after which proxies take a silent connection for dead. */
const HEARTBEAT_MS = 15_000;

/**
 * Answers with a stream of numbered events. Whoever lost the connection comes back with `Last-Event-ID`, and gets what
 * they missed.
 * @param listen gives the events after a number, until `gone` says that nobody listens any more
 */
export function sendEvents(
  c: Context,
  listen: (afterId: number, gone: AbortSignal) => AsyncIterable<NumberedEvent>,
  { heartbeatMs = HEARTBEAT_MS }: { heartbeatMs?: number } = {},
): Response {
  const leaving = new AbortController();
  const afterId = readLastEventId(c);
  const response = streamSSE(c, async (stream) => {
    stream.onAbort(() => leaving.abort());
    // The first one opens the stream for a client that has long to wait for its first event.
    const beat = () => void stream.write(': \n\n');
    beat();
    const heart = setInterval(beat, heartbeatMs);
    try {
      for await (const { id, event, data } of listen(afterId, leaving.signal)) {
        await stream.writeSSE({ id: String(id), event, data: JSON.stringify(data) });
        if (leaving.signal.aborted) return;
      }
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    } finally {
      clearInterval(heart);
    }
  });
  // Neither a cache nor a compressing proxy may hold events back.
  response.headers.set('Cache-Control', 'no-store, no-transform');
  response.headers.set('X-Accel-Buffering', 'no');
  return response;
}

function readLastEventId(c: Context): number {
  const id = Number(c.req.header('last-event-id'));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
