import { Hono, type Context } from 'hono';
import {
  AccountChange,
  EmailChange,
  EmailConfirmation,
  PasswordChange,
  PasswordReset,
  PasswordResetCheck,
  PasswordResetRequest,
  SignInInput,
  SignUpInput,
} from '#core/account/account.ts';
import type { House } from '../../house.ts';
import { describe } from '../../http/describe.ts';
import { isHttps } from '../../http/headers.ts';
import { Problem } from '../../http/problem.ts';
import { limitRate, type RateEnv } from '../../http/rate-limit.ts';
import { findSessionId, readSession, requireLearner } from '../../http/session.ts';
import { askBetterAuth } from './ask-better-auth.ts';
import { askForEmailChange, confirmEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { readCurrentSession } from './current-session.ts';
import { limitGuesses, limitResets } from './limit-guesses.ts';
import { findLink } from './mailed-links.ts';
import { readBody } from './read-body.ts';
import { requireStrong } from './require-strong.ts';
import { mailResetLink, resetPassword } from './reset-password.ts';
import { forgetReturnPath, readReturnPath } from './return-path.ts';
import { siteOf } from './site.ts';
import { nameWaysIn } from './ways/ways-in.ts';

/**
 * The calls of better-auth that this product makes, each with its limits and our own rules for its body. Whatever else
 * better-auth can do is not there: it has neither.
 */
export function accountRoutes(house: House) {
  const limitAll = limitRate(house, 'account');
  const forgetWanted = (c: Context, answer: Response) => forgetReturnPath(c, answer, isHttps(house.env));
  const ask = (c: Context, path: string, body?: object) => askBetterAuth(house, c.req.raw, path, body);
  return new Hono<RateEnv>()
    .get('/return-to', describe('GET /return-to', 'The page to go to after signing in'), (c) => c.json({ to: readReturnPath(c) }))
    .get('/auth/get-session', async (c) => {
      const current = await readCurrentSession(house, c.req.raw.headers);
      if (current) return c.json(current);
      return ask(c, '/get-session').catch((error: unknown) => {
        if (!(error instanceof Problem) || error.code !== 'internal_error') throw error;
        // Where it cannot be prolonged, it is read as it stands.
        return ask(c, '/get-session?disableRefresh=true');
      });
    })
    .post('/auth/sign-out', limitAll, async (c) => forgetWanted(c, await ask(c, '/sign-out', {})))
    .post('/auth/sign-in/email', limitAll, limitRate(house, 'signIn'), async (c) => {
      const input = await readBody(c, SignInInput);
      await limitGuesses(house, input.email, c.req.raw.headers);
      return forgetWanted(c, await ask(c, '/sign-in/email', input));
    })
    .post('/auth/sign-up/email', limitAll, limitRate(house, 'signUp'), limitRate(house, 'signUpHour'), async (c) => {
      const input = await readBody(c, SignUpInput);
      await requireStrong('password', input.password, { ...input, brands: siteOf(house, c).brands });
      return forgetWanted(c, await answerTwins(house, input.email, () => ask(c, '/sign-up/email', input)));
    })
    .post(
      '/auth/change-password',
      limitAll,
      readSession(house),
      requireLearner,
      limitRate(house, 'changePassword'),
      limitRate(house, 'changePasswordHour'),
      async (c) => {
        const input = await readBody(c, PasswordChange);
        const { learner } = c.var;
        await changePassword(house, learner, await findSessionId(house, c.req.raw.headers), input, siteOf(house, c));
        const entered = await ask(c, '/sign-in/email', { email: learner.email, password: input.newPassword });
        const { token, user } = (await entered.json()) as { token: string; user: object };
        return c.json({ token, user }, 200, { 'Set-Cookie': entered.headers.getSetCookie() });
      },
    )
    .post('/auth/request-password-reset', limitAll, limitRate(house, 'passwordReset'), async (c) => {
      const { email } = await readBody(c, PasswordResetRequest);
      await limitResets(house, email, c.req.raw.headers);
      mailResetLink(house, email, siteOf(house, c));
      return c.json({ status: true, message: 'If an account has this address, a mail with a link is on its way to it.' });
    })
    .post('/auth/check-reset-link', limitAll, limitRate(house, 'mailedLink'), async (c) => {
      const { token } = await readBody(c, PasswordResetCheck);
      const link = await findLink(house, 'reset-password', token);
      return c.json({ isGood: link !== null, waysIn: link ? await nameWaysIn(house.db, link.learner.id) : [] });
    })
    .post('/auth/reset-password', limitAll, limitRate(house, 'mailedLink'), async (c) => {
      await resetPassword(house, await readBody(c, PasswordReset), siteOf(house, c));
      return c.json({ status: true });
    })
    .post('/auth/change-email', limitAll, readSession(house), requireLearner, limitRate(house, 'changeEmail'), async (c) => {
      await askForEmailChange(house, c.var.learner, c.req.raw.headers, await readBody(c, EmailChange), siteOf(house, c));
      return c.json({ status: true });
    })
    .post('/auth/confirm-email', limitAll, readSession(house), requireLearner, limitRate(house, 'mailedLink'), async (c) => {
      const { token } = await readBody(c, EmailConfirmation);
      await confirmEmail(house, token, c.var.learner, c.req.raw.headers);
      return c.json({ status: true });
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
