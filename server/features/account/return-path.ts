import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { isReturnPath } from '#core/account/access.ts';
import { writeCookie } from '../../http/write-cookie.ts';

/** Remembers the page a visitor wanted while they sign in. */
export const RETURN_COOKIE = 'cairn_return_to';
const RETURN_SEC = 1800;
const DEFAULT_RETURN = '/discover';

/** Where a visitor goes once they are in, by what the page asks for or else by their cookie: never out of this site. */
export function readReturnPath(c: Context): string {
  return [c.req.query('to'), getCookie(c, RETURN_COOKIE)].find((wanted) => wanted && isReturnPath(wanted)) ?? DEFAULT_RETURN;
}

/** Keeps the page that is to be come back to, for half an hour. */
export const writeReturnPath = (path: string, isSecure: boolean): string =>
  writeCookie(RETURN_COOKIE, encodeURIComponent(path), RETURN_SEC, isSecure);

/** Once somebody has signed in or out: who signs in after them wanted another page. */
export function forgetReturnPath(c: Context, answer: Response, isSecure: boolean): Response {
  if (getCookie(c, RETURN_COOKIE) === undefined) return answer;
  answer.headers.append('Set-Cookie', writeCookie(RETURN_COOKIE, '', 0, isSecure));
  return answer;
}
