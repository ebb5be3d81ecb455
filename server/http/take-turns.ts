import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Learner } from '#core/account/learner.ts';
import { clientNetwork } from '../client-address.ts';
import { openFairLine, type LineLimits } from '../fair-line.ts';
import { LINES } from './limits.ts';
import { Problem } from './problem.ts';
import type { RateEnv } from './rate-limit.ts';

/** Who asks, counted as the limits by learner count: by address where nobody is signed in. */
type Asker = Learner | null | undefined;

/**
 * A line in which requests wait for their turn.
 * @throws {LineFull} when there is no place in it; {Problem} when the asker has left before their turn came
 */
export function openRequestLine(limits: LineLimits) {
  const line = openFairLine(limits);
  return async <Result>({ headers, signal: gone }: Request, asker: Asker, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await line({ id: asker?.id ?? clientNetwork(headers), gone }, work);
    } catch (error) {
      // Node's server says with a text that the connection is gone, which is no failure to be written down.
      if (gone.aborted && error === gone.reason) throw new Problem('too_busy', 'Nobody waited for it any more.');
      throw error;
    }
  };
}

/** Holds what comes over a connection in the line of the API. What a page asks for in process has had its turn as a page. */
export function takeTurns(): MiddlewareHandler<RateEnv & { Bindings: Partial<HttpBindings> }> {
  const inLine = openRequestLine(LINES.api);
  /** A request that waited for itself would wait for ever. */
  const known = new WeakSet<Request>();
  return async (c, next) => {
    const { raw } = c.req;
    if (!c.env?.incoming || known.has(raw)) return next();
    known.add(raw);
    await inLine(raw, c.var.learner, next);
  };
}
