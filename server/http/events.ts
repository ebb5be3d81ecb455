import type { Context } from 'hono';
import { streamSSE, type SSEStreamingApi } from 'hono/streaming';
import type { NumberedEvent } from '#core/api/numbered-event.ts';
import type { LiveWork } from '../live-work.ts';

/** Well below the minute after which proxies take a silent connection for dead. */
const HEARTBEAT_MS = 15_000;

/**
 * Answers with a stream of numbered events. Whoever lost the connection comes back with `Last-Event-ID`, and gets what
 * they missed; so a stream may end at any event, as all do when the server is to end.
 * @param work what the server waits for before it ends: `house.work`
 * @param listen gives the events after a number, until `gone` says that nobody listens any more
 */
export function sendEvents(
  c: Context,
  work: Pick<LiveWork, 'run' | 'signal'>,
  listen: (afterId: number, gone: AbortSignal) => AsyncIterable<NumberedEvent>,
  { heartbeatMs = HEARTBEAT_MS }: { heartbeatMs?: number } = {},
): Response {
  const leaving = new AbortController();
  const afterId = readLastEventId(c);
  const gone = AbortSignal.any([leaving.signal, work.signal]);
  const send = async (stream: SSEStreamingApi) => {
    stream.onAbort(() => leaving.abort());
    let isBeating = false;
    // While nobody takes one, there is none after it: they would pile up.
    const beat = async () => {
      if (isBeating) return;
      isBeating = true;
      await stream.write(': \n\n');
      isBeating = false;
    };
    // The first one opens the stream for a client that has long to wait for its first event.
    void beat();
    const heart = setInterval(() => void beat(), heartbeatMs);
    try {
      for await (const { id, event, data } of listen(afterId, gone)) {
        await stream.writeSSE({ id: String(id), event, data: JSON.stringify(data) });
        if (gone.aborted) return;
      }
    } catch (error) {
      if (!gone.aborted) throw error;
    } finally {
      clearInterval(heart);
    }
  };
  const response = streamSSE(c, (stream) => work.run('a stream of events', () => send(stream)));
  // Neither a cache nor a compressing proxy may hold events back.
  response.headers.set('Cache-Control', 'no-store, no-transform');
  response.headers.set('X-Accel-Buffering', 'no');
  return response;
}

function readLastEventId(c: Context): number {
  const id = Number(c.req.header('last-event-id'));
  return Number.isSafeInteger(id) && id > 0 ? id : 0;
}
