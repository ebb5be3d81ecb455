import type { MiddlewareHandler } from 'hono';

/**
 * Keeps an answer from every cache unless it says itself what they may do with it: what one learner is shown is for nobody
 * else, and not for whoever goes back in the browser after they have signed out.
 */
export function keepFromCaches({ headers }: Response): void {
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store');
}

/** The same for all that a router answers. */
export const answerPrivately: MiddlewareHandler = async (c, next) => {
  await next();
  keepFromCaches(c.res);
};
