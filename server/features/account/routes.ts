import { Hono, type Context } from 'hono';
import { getCookie } from 'hono/cookie';
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
import { isWeakPassword, type Owner } from './weak-password.ts';

/** Remembers the page a visitor wanted while they sign in. */
export const RETURN_COOKIE = 'cairn_return_to';
export const DEFAULT_RETURN = '/discover';

/**
 * The calls of better-auth that this product makes, each with its limits and our own rules for its body. Whatever else
 * better-auth can do is not there: it has neither.
 */
export function accountRoutes(house: House) {
  const limitAll = limitRate(house, 'account');
  const ask = (c: Context, path: string, body?: object) => askBetterAuth(house, c.req.raw, path, body);
  const brandsOf = (c: Context) => ['Cairn', house.brand.forHost(c.req.header('host')).name];
  return new Hono<RateEnv>()
    .get('/return-to', describe('GET /return-to', 'The page to go to after signing in'), (c) => {
      const wanted = getCookie(c, RETURN_COOKIE);
      return c.json({ to: wanted && isReturnPath(wanted) ? wanted : DEFAULT_RETURN });
    })
    .get('/auth/get-session', (c) => ask(c, '/get-session'))
    .post('/auth/sign-out', limitAll, (c) => ask(c, '/sign-out', {}))
    .post('/auth/sign-in/email', limitAll, limitRate(house, 'signIn'), async (c) => {
      const input = await readBody(c, SignInInput);
      await limitGuesses(house, input.email, c.req.raw.headers);
      return ask(c, '/sign-in/email', input);
    })
    .post('/auth/sign-up/email', limitAll, limitRate(house, 'signUp'), limitRate(house, 'signUpHour'), async (c) => {
      const input = await readBody(c, SignUpInput);
      requireStrong('password', input.password, { ...input, brands: brandsOf(c) });
      return answerTwins(house, input.email, () => ask(c, '/sign-up/email', input));
    })
    .post('/auth/change-password', limitAll, readSession(house), requireLearner, limitRate(house, 'changePassword'), async (c) => {
      const input = await readBody(c, PasswordChange);
      requireStrong('newPassword', input.newPassword, { ...c.var.learner, brands: brandsOf(c) });
      return ask(c, '/change-password', { ...input, revokeOtherSessions: true });
    })
    .post('/auth/update-user', limitAll, readSession(house), requireLearner, async (c) =>
      ask(c, '/update-user', await readBody(c, AccountChange)),
    );
}

/** Sent twice at once, one is too late: by then its address has an account. Asked again it is answered as one that has. */
async function answerTwins({ db }: House, email: string, signUp: () => Promise<Response>): Promise<Response> {
  try {
    return await signUp();
  } catch (error) {
    const account = await db.selectFrom('user').select('id').where('email', '=', email.toLowerCase()).executeTakeFirst();
    if (!account) throw error;
    return signUp();
  }
}

function requireStrong(path: string, password: string, owner: Owner): void {
  if (!isWeakPassword(password, owner)) return;
  const message = 'That password is easy to guess. Choose another; a short sentence works well.';
  throw new Problem('invalid_fields', message, { errors: [{ path, message }] });
}
