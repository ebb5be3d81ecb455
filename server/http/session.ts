import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { LEARNER_HEADER, toLearner, type Learner } from '#core/account/learner.ts';
import { keepStatement } from '../db/kept-statement.ts';
import type { House } from '../house.ts';
import { siteOriginOf } from './origin.ts';
import { Problem } from './problem.ts';

export interface SessionEnv {
  Variables: { learner: Learner | null };
}
export interface LearnerEnv {
  Variables: { learner: Learner };
}

/** Finds out who asks. An expired or forged cookie is nobody. */
export function readSession(house: House): MiddlewareHandler<SessionEnv> {
  return async (c, next) => {
    c.set('learner', c.req.header('cookie') ? await findLearner(house, c.req.raw.headers) : null);
    await next();
  };
}

/**
 * Who a request's cookie stands for. Asked at every request, so the plain case is one statement of our own; all else
 * (no such session, one that has run out, a cookie written in another way) is left to better-auth, whose word counts.
 */
export async function findLearner(house: House, headers: Headers): Promise<Learner | null> {
  const cookies = headers.get('cookie');
  if (cookies === null) return null;
  try {
    const token = await readSessionToken(house, cookies);
    const learner = token === null ? null : await findSession(house, token);
    if (learner) return learner;
    const session = await house.auth.api.getSession({ headers, query: { disableRefresh: true } });
    return session ? toLearner(session.user) : null;
  } catch (cause) {
    // A cookie that does not count is answered with null; what is thrown is the database.
    throw new Problem('database_unavailable', undefined, { cause });
  }
}

/** @throws {Problem} 401 when there is no session by now */
export async function findSessionId({ auth }: House, headers: Headers): Promise<string> {
  const current = await auth.api.getSession({ headers, query: { disableRefresh: true } });
  if (!current) throw new Problem('not_signed_in', 'Sign in first.');
  return current.session.id;
}

/** The token of better-auth's session cookie (`token.signature`), when the signature is right. */
export async function readSessionToken(house: House, cookies: string): Promise<string | null> {
  const { authCookies, secret } = await house.auth.$context;
  const start = `${authCookies.sessionToken.name}=`;
  const found = cookies.split(/; ?/).filter((cookie) => cookie.startsWith(start));
  const [, token, signature] = /^([\w-]{1,200})\.([\w+/]{43}=)$/.exec(decode(found[0]?.slice(start.length) ?? '')) ?? [];
  if (found.length !== 1 || token === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64');
  const right = createHmac('sha256', secret).update(token).digest();
  return given.length === right.length && timingSafeEqual(given, right) ? token : null;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

const sessionByToken = keepStatement((db, { token }: { token: string }) =>
  db
    .selectFrom('session')
    .innerJoin('user', 'user.id', 'session.userId')
    .select(['user.id', 'user.name', 'user.email', 'session.expiresAt'])
    .where('session.token', '=', token),
);

async function findSession(house: House, token: string): Promise<Learner | null> {
  const [row] = await sessionByToken(house.db, { token });
  // Sessions run by the clock of the machine, as better-auth has it, whatever time the house keeps.
  if (!row || !(new Date(row.expiresAt).getTime() > Date.now())) return null;
  return toLearner(row);
}

/** Lets only signed-in learners through; what follows can rely on `c.var.learner`. */
export const requireLearner: MiddlewareHandler<LearnerEnv> = async (c, next) => {
  const learner = c.var.learner as Learner | null;
  if (!learner) throw new Problem('not_signed_in', 'Sign in first.');
  const meant = c.req.header(LEARNER_HEADER);
  if (meant !== undefined && meant !== learner.id) throw new Problem('not_signed_in', 'Somebody else is signed in here by now.');
  await next();
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes need an `Origin` of this site: a page elsewhere cannot act with the learner's cookie. */
export function requireSameOrigin(house: House): MiddlewareHandler {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header('origin');
      if (!origin || origin !== siteOriginOf(house, c.req.url))
        throw new Problem('bad_origin', 'Writes are taken only from pages of this site.');
    }
    await next();
  };
}
