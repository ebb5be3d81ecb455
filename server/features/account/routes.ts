import { Hono, type Context, type HonoRequest } from 'hono';
import { getCookie } from 'hono/cookie';
import { isReturnPath } from '#core/account/access.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate } from '../../http/rate-limit.ts';

/** Remembers the page a visitor wanted while they sign in. */
export const RETURN_COOKIE = 'cairn_return_to';
export const DEFAULT_RETURN = '/discover';

export function accountRoutes(house: House) {
  const answer = (c: Context) => askBetterAuth(house, c.req);
  return (
    new Hono()
      .get('/return-to', describe('GET /return-to', 'The page to go to after signing in'), (c) => {
        const wanted = getCookie(c, RETURN_COOKIE);
        c.header('Cache-Control', 'no-store');
        return c.json({ to: wanted && isReturnPath(wanted) ? wanted : DEFAULT_RETURN });
      })
      // Before the limits, so that none counts it.
      .get('/auth/get-session', answer)
      .use('/auth/sign-in/*', limitRate(house, 'signIn'))
      .use('/auth/sign-up/*', limitRate(house, 'signUp'))
      .use('/auth/change-password/*', limitRate(house, 'changeCredentials'))
      .use('/auth/change-email/*', limitRate(house, 'changeCredentials'))
      .use('/auth/verify-password/*', limitRate(house, 'changeCredentials'))
      .use('/auth/request-password-reset/*', limitRate(house, 'sendLetter'))
      .use('/auth/send-verification-email/*', limitRate(house, 'sendLetter'))
      .use('/auth/*', limitRate(house, 'account'))
      .on(['GET', 'POST'], '/auth/*', answer)
  );
}

async function askBetterAuth(house: House, request: HonoRequest): Promise<Response> {
  const { url, method, raw } = request;
  const text = method === 'POST' ? await request.text() : '';
  requireJsonObject(text);
  const response = await house.auth.handler(new Request(url, { method, headers: raw.headers, ...(text === '' ? {} : { body: text }) }));
  // better-auth answers some refusals without a body; clients of this API always get a problem.
  if (response.status === 404) throw new Problem('not_found');
  if (response.status >= 500) throw new Problem((await answers(house)) ? 'internal_error' : 'database_unavailable');
  return response;
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
