import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/** The largest answer over a line of 150 kbit/s. */
const TAKEN_WITHIN_MS = 120_000;

/** What is sent for as long as somebody listens, and what may be of any size. Each has limits of its own. */
const isLong = (c: Context): boolean =>
  c.req.path.startsWith('/media/') || /^(?:text\/event-stream|application\/zip)\b/.test(c.res.headers.get('Content-Type') ?? '');

/** Cuts connections over which an answer is not taken whole in time: one that is taken byte by byte would be held for ever. */
export function limitTaking(withinMs = TAKEN_WITHIN_MS): MiddlewareHandler<{ Bindings: HttpBindings }> {
  return async (c, next) => {
    await next();
    const { outgoing } = c.env;
    if (outgoing.closed || isLong(c)) return;
    const timer = setTimeout(() => outgoing.destroy(), withinMs);
    outgoing.once('close', () => clearTimeout(timer));
  };
}
