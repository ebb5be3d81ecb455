import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { Learner } from '#core/account/learner.ts';
import { clientNetwork } from '../client-address.ts';
import { LineFull, openFairLine, type LineLimits } from '../fair-line.ts';
import type { House } from '../house.ts';
import { openLargeBodies } from './body-limit.ts';
import { letConnectionsIn } from './let-in.ts';
import { LINES } from './limits.ts';
import { Problem } from './problem.ts';
import type { RateEnv } from './rate-limit.ts';
import { findLearner } from './session.ts';

/** Who asks, counted as the limits by learner count: by address where nobody is signed in. */
type Asker = Learner | null | undefined;

/** Whoever asks again at once could keep the thread busy with being refused. Within two seconds: not all of them in one turn. */
const refusedAfterMs = (): number => 1000 + Math.random() * 1000;

/**
 * A line in which requests wait for their turn. What had to wait lets the event loop in before it begins: work that ends
 * without having waited for anything would else be followed by the next, and by all that one caller has in the line.
 * Refusals come after one or two seconds.
 * @throws {LineFull} when there is no place in it; {Problem} when the asker has left before their turn came
 */
export function openRequestLine(limits: LineLimits) {
  const line = openFairLine(limits);
  return async <Result>(
    { headers, signal: gone }: Request,
    asker: Asker,
    work: (hasWaited: boolean) => Promise<Result>,
  ): Promise<Result> => {
    let isWaiting = false;
    const begin = async () => {
      if (isWaiting) await letConnectionsIn();
      return work(isWaiting);
    };
    try {
      const result = line({ id: asker?.id ?? clientNetwork(headers), gone }, begin);
      isWaiting = true;
      return await result;
    } catch (error) {
      if (error instanceof LineFull) await sleep(refusedAfterMs(), undefined, { signal: gone }).catch(() => {});
      // Node's server says with a text that the connection is gone, which is no failure to be written down.
      if (gone.aborted && error === gone.reason) throw new Problem('too_busy', 'Nobody waited for it any more.');
      throw error;
    }
  };
}

/**
 * Holds what comes over a connection in the line of the API. What a page asks for in process has had its turn as a page.
 * Who asks is found out before: where a body or a turn had to be waited for, the session may have ended since.
 * @throws {Problem} 401 when it has
 */
export function takeTurns(house: House): MiddlewareHandler<RateEnv & { Bindings: Partial<HttpBindings> }> {
  const inLine = openRequestLine(LINES.api);
  const withLargeBody = openLargeBodies();
  /** A request that waited for itself would wait for ever. */
  const known = new WeakSet<Request>();
  return async (c, next) => {
    const { raw } = c.req;
    if (!c.env?.incoming || known.has(raw)) return next();
    known.add(raw);
    const { learner } = c.var;
    // Of visitors no route takes a large one: it is not read before they are told so.
    if (!learner) return inLine(raw, learner, next);
    await withLargeBody(c, learner.id, (hasCome) =>
      inLine(raw, learner, async (hasWaited) => {
        if ((hasCome || hasWaited) && (await findLearner(house, raw.headers))?.id !== learner.id)
          throw new Problem('not_signed_in', 'Your session ended before this was done.');
        await next();
      }),
    );
  };
}
