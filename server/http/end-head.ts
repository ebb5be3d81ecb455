import type { MiddlewareHandler } from 'hono';

/**
 * Ends the body that was made for a HEAD request. Hono answers HEAD with the headers of GET and leaves the body of GET
 * unread, so a stream would wait for its reader for ever. Goes before everything else of an app.
 */
export const endHead: MiddlewareHandler = async (c, next) => {
  await next();
  // A body that has failed already has nothing left to be ended.
  if (c.req.method === 'HEAD') await c.res.body?.cancel().catch(() => {});
};
