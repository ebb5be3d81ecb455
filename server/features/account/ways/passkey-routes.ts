import { betterAuth } from 'better-auth';
import { Hono, type Context } from 'hono';
import { OwnerConfirmation } from '#core/account/account.ts';
import { MadePasskey, PasskeyChange, PASSKEYS_MAX, UsedPasskey } from '#core/account/passkey.ts';
import type { House } from '../../../house.ts';
import { isHttps } from '../../../http/headers.ts';
import { siteOriginOf } from '../../../http/origin.ts';
import { requireOwn } from '../../../http/owned.ts';
import { Problem } from '../../../http/problem.ts';
import { limitRate, type RateEnv } from '../../../http/rate-limit.ts';
import { requireOwner } from '../../../http/require-fresh.ts';
import { findLearner, type LearnerEnv } from '../../../http/session.ts';
import { askBetterAuth } from '../ask-better-auth.ts';
import { beginChallenge } from './begin-challenge.ts';
import { findPasskey, listPasskeys, presentPasskey, removePasskey, renamePasskey } from './passkey-rows.ts';
import { readBody } from '../read-body.ts';
import { forgetReturnPath } from '../return-path.ts';
import { siteOf } from '../site.ts';
import { tellOwner } from './tell-owner.ts';

/** Signing in with a passkey, which is found by the browser: nobody says who they are before. */
export function passkeySignInRoutes(house: House) {
  const limitAll = limitRate(house, 'account');
  return new Hono<RateEnv>()
    .post('/auth/sign-in/passkey/options', limitAll, async (c) => {
      await beginChallenge(house, c.req.raw.headers);
      return ask(house, c, '/generate-authenticate-options');
    })
    .post('/auth/sign-in/passkey', limitAll, async (c) => {
      const used = await ask(house, c, '/verify-authentication', await readBody(c, UsedPasskey));
      const { user } = (await used.json()) as { user: object };
      return forgetReturnPath(c, c.json({ user }, 200, cookiesOf(used)), isHttps(house.env));
    });
}

/** The learner's own passkeys. */
export function passkeyRoutes(house: House) {
  const findOwn = async (c: Context<LearnerEnv>) => requireOwn(await findPasskey(house, c.req.param('id') ?? ''), c.var.learner);
  return new Hono<LearnerEnv>()
    .use('/auth/passkeys/*', limitRate(house, 'account'))
    .get('/auth/passkeys', async (c) =>
      c.json({ items: await Promise.all((await listPasskeys(house, c.var.learner.id)).map(presentPasskey)) }),
    )
    .post('/auth/passkeys/options', async (c) => {
      const { password } = await readBody(c, OwnerConfirmation);
      await requireOwner(house, c.var.learner.id, c.req.raw.headers, password, 'Enter your password, or sign out and in again first.');
      await beginChallenge(house, c.req.raw.headers);
      const { length } = await listPasskeys(house, c.var.learner.id);
      if (length >= PASSKEYS_MAX)
        throw new Problem('conflict', `${PASSKEYS_MAX} passkeys are as many as an account has. Remove one first.`);
      return ask(house, c, '/generate-register-options');
    })
    .post('/auth/passkeys', limitRate(house, 'newPasskey'), async (c) => {
      const made = await ask(house, c, '/verify-registration', await readBody(c, MadePasskey));
      const { id } = (await made.json()) as { id: string };
      // Whoever ends a session and closes the ways in with it has not seen one that is made after.
      if ((await findLearner(house, c.req.raw.headers))?.id !== c.var.learner.id) {
        await house.db.deleteFrom('passkey').where('id', '=', id).execute();
        throw new Problem('not_signed_in', 'Sign in first.');
      }
      await tellOwner(house, c.var.learner, 'a passkey', siteOf(house, c));
      return c.json(await presentPasskey(requireOwn(await findPasskey(house, id), c.var.learner)), 201, cookiesOf(made));
    })
    .patch('/auth/passkeys/:id', async (c) => {
      const row = await findOwn(c);
      const { name } = await readBody(c, PasskeyChange);
      return c.json(await presentPasskey(await renamePasskey(house, row, name)));
    })
    .delete('/auth/passkeys/:id', async (c) => {
      await removePasskey(house, await findOwn(c));
      return c.body(null, 204);
    });
}

const ask = async (house: House, c: Context, path: string, body?: object) =>
  askBetterAuth(house, c.req.raw, `/passkey${path}`, body, await authWithPasskeys(house, c));

/**
 * better-auth for one request. It knows one relying party in its life, and a server has as many as it has hosts: a passkey
 * belongs to the host it was made at, and is taken from pages of that origin alone.
 */
async function authWithPasskeys(house: House, c: Context) {
  const { passkey } = await import('@better-auth/passkey');
  const { auth, brand } = house;
  const origin = siteOriginOf(house, c.req.url);
  const plugin = passkey({
    rpID: new URL(origin).hostname,
    rpName: brand.forHost(c.req.header('host')).name,
    origin,
    // Found by the browser without an address to be typed first.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    advanced: { webAuthnChallengeCookie: 'passkey_challenge' },
  });
  return betterAuth({ ...auth.options, baseURL: origin, plugins: [plugin] });
}

/** What an answer sets, for another one in its place. */
const cookiesOf = ({ headers }: Response) => ({ 'Set-Cookie': headers.getSetCookie() });
