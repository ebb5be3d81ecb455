import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { z } from 'zod';
import { isReturnPath } from '#core/account/access.ts';
import { AccountChange, PasswordChange, SignInInput, SignUpInput } from '#core/account/account.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate, type RateEnv } from '../../http/rate-limit.ts';
import { readSession, requireLearner } from '../../http/session.ts';
import { askBetterAuth } from './ask-better-auth.ts';
import { limitGuesses } from './limit-guesses.ts';
import { readBody } from './read-body.ts';
import { isWeakPassword } from './weak-password.ts';

/** Remembers the page a visitor wanted while they sign in. */
export const RETURN_COOKIE = 'cairn_return_to';
export const DEFAULT_RETURN = '/discover';

/**
 * The calls of better-auth that this product makes, each with its limits and our own rules for its body. Whatever else
 * better-auth can do is not there: it has neither.
 */
export function accountRoutes(house: House) {
  const limitAll = limitRate(house, 'account');
  const requireStrong = (path: string, password: string, owner: { name: string; email: string }, c: Context) => {
    const brands = ['Cairn', house.brand.forHost(c.req.header('host')).name];
    if (isWeakPassword(password, { ...owner, brands })) throw weakPassword(path);
  };
  return new Hono<RateEnv>()
    .get('/return-to', describe('GET /return-to', 'The page to go to after signing in'), (c) => {
      const wanted = getCookie(c, RETURN_COOKIE);
      return c.json({ to: wanted && isReturnPath(wanted) ? wanted : DEFAULT_RETURN });
    })
    .get('/auth/get-session', (c) => askBetterAuth(house, c.req.raw, '/get-session'))
    .post('/auth/sign-out', limitAll, (c) => askBetterAuth(house, c.req.raw, '/sign-out', {}))
    .post('/auth/sign-in/email', limitAll, limitRate(house, 'signIn'), async (c) => {
      const input = await readBody(c, SignInInput);
      await limitGuesses(house, input.email, c.req.raw.headers);
      return askBetterAuth(house, c.req.raw, '/sign-in/email', input);
    })
    .post('/auth/sign-up/email', limitAll, limitRate(house, 'signUp'), limitRate(house, 'signUpHour'), async (c) => {
      const input = await readBody(c, SignUpInput);
      requireStrong('password', input.password, input, c);
      return signUp(house, c.req.raw, input);
    })
    .post('/auth/change-password', limitAll, readSession(house), requireLearner, limitRate(house, 'changePassword'), async (c) => {
      const input = await readBody(c, PasswordChange);
      requireStrong('newPassword', input.newPassword, c.var.learner, c);
      return askBetterAuth(house, c.req.raw, '/change-password', { ...input, revokeOtherSessions: true });
    })
    .post('/auth/update-user', limitAll, readSession(house), requireLearner, async (c) =>
      askBetterAuth(house, c.req.raw, '/update-user', await readBody(c, AccountChange)),
    );
}

async function signUp(house: House, request: Request, input: z.output<typeof SignUpInput>): Promise<Response> {
  const ask = () => askBetterAuth(house, request, '/sign-up/email', input);
  try {
    return await ask();
  } catch (error) {
    // Sent twice at once, the second is too late to be answered as one for an address that has an account.
    const isKnown = await house.db.selectFrom('user').select('id').where('email', '=', input.email.toLowerCase()).executeTakeFirst();
    if (!isKnown) throw error;
    return ask();
  }
}

function weakPassword(path: string): Problem {
  const message = 'That password is easy to guess. Choose another; a short sentence works well.';
  return new Problem('invalid_fields', message, { errors: [{ path, message }] });
}
