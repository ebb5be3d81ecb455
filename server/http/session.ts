import type { MiddlewareHandler } from 'hono';
import type { Learner } from '#core/account/learner.ts';
import type { House } from '../house.ts';
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

export async function findLearner(house: House, headers: Headers): Promise<Learner | null> {
  const session = await house.auth.api.getSession({ headers, query: { disableRefresh: true } }).catch((cause: unknown) => {
    // A cookie that does not count is answered with null; what is thrown is the database.
    throw new Problem('database_unavailable', undefined, { cause });
  });
  return session ? { id: session.user.id, name: session.user.name, email: session.user.email } : null;
}

/** Lets only signed-in learners through; what follows can rely on `c.var.learner`. */
export const requireLearner: MiddlewareHandler<LearnerEnv> = async (c, next) => {
  if (!(c.var.learner as Learner | null)) throw new Problem('not_signed_in', 'Sign in first.');
  await next();
};

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Writes need an `Origin` of this site: a page elsewhere cannot act with the learner's cookie. */
export function requireSameOrigin(house: House): MiddlewareHandler {
  const configured = house.env.PUBLIC_URL ? new URL(house.env.PUBLIC_URL).origin : null;
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method)) {
      const origin = c.req.header('origin');
      if (!origin || origin !== (configured ?? new URL(c.req.url).origin))
        throw new Problem('bad_origin', 'Writes are taken only from pages of this site.');
    }
    await next();
  };
}
