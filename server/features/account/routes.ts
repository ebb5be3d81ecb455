import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { isReturnPath } from '#core/account/access.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';

/** Remembers the page a visitor wanted while they sign in. */
export const RETURN_COOKIE = 'cairn_return_to';
export const DEFAULT_RETURN = '/discover';

export function accountRoutes(house: House) {
  return new Hono()
    .get('/return-to', (c) => {
      const wanted = getCookie(c, RETURN_COOKIE);
      c.header('Cache-Control', 'no-store');
      return c.json({ to: wanted && isReturnPath(wanted) ? wanted : DEFAULT_RETURN });
    })
    .on(['GET', 'POST'], '/auth/*', async (c) => {
      const { url, method, raw } = c.req;
      const text = method === 'POST' ? await c.req.text() : '';
      requireJsonObject(text);
      const response = await house.auth.handler(new Request(url, { method, headers: raw.headers, ...(text === '' ? {} : { body: text }) }));
      // better-auth answers some refusals without a body; clients of this API always get a problem.
      if (response.status === 404) throw new Problem('not_found');
      if (response.status === 429)
        throw new Problem('too_many_requests', 'Wait a minute, then try again.', {
          retryAfterSec: Number(response.headers.get('x-retry-after') ?? 60),
        });
      if (response.status >= 500) throw new Problem((await answers(house)) ? 'internal_error' : 'database_unavailable');
      return response;
    });
}

function requireJsonObject(text: string): void {
  if (text === '') return;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem('malformed_request', 'The body is not valid JSON.');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Problem('malformed_request', 'The body is not a JSON object.');
}

/** better-auth answers every failure alike; whether the database is gone has to be asked. */
function answers(house: House): Promise<boolean> {
  return house.db
    .selectFrom('user')
    .select('id')
    .limit(1)
    .execute()
    .then(
      () => true,
      () => false,
    );
}
