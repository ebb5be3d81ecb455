import { Hono, type Context } from 'hono';
import { OwnerConfirmation } from '#core/account/account.ts';
import type { GoogleTrouble } from '#core/account/google-trouble.ts';
import { lookUp } from '#core/look-up.ts';
import { clientNetwork } from '../../../client-address.ts';
import type { House } from '../../../house.ts';
import { isHttps } from '../../../http/headers.ts';
import { Problem } from '../../../http/problem.ts';
import { requireRate, type RateEnv } from '../../../http/rate-limit.ts';
import { beginChallenge } from './begin-challenge.ts';
import { askWithGoogle } from './google.ts';
import { UNCONFIRMED } from './google-claims.ts';
import { requireFresh, requireOwner } from '../../../http/require-fresh.ts';
import { findLearner, type LearnerEnv } from '../../../http/session.ts';
import { readBody } from '../read-body.ts';
import { siteOf } from '../site.ts';
import { forgetReturnPath, readReturnPath, writeReturnPath } from '../return-path.ts';
import { GOOGLE, hasGoogle, isGoogleOffered, removeGoogle } from './ways-in.ts';

/** Where whoever links their account comes back to. */
const PROFILE = '/profile';

/** What Google adds to the address it sends people back to. */
const BROUGHT_BACK = ['code', 'state', 'error', 'iss'] as const;

/** better-auth's words for why nobody was signed in. */
const TROUBLES: Readonly<Record<string, GoogleTrouble>> = {
  access_denied: 'cancelled',
  account_not_linked: 'taken',
  account_already_linked_to_different_user: 'elsewhere',
  [UNCONFIRMED]: 'unconfirmed',
  oauth_provider_not_found: 'away',
};

/**
 * To Google and back, by links: pages need no script for it, and no wider policy. Whatever goes wrong leads to the sign-in
 * page or the profile, which words it.
 */
export function googleRoutes(house: House) {
  return new Hono<RateEnv>()
    .get('/auth/ways', (c) => c.json({ google: isGoogleOffered(house.env) }))
    .get('/auth/sign-in/google', async (c) => {
      requireOffered(house);
      // A page elsewhere does not sign people in here.
      if (c.req.header('sec-fetch-site') === 'cross-site') return c.redirect('/login');
      return orSayWhy(house, c, async () => {
        await countCall(house, c);
        await beginChallenge(house, c.req.raw.headers);
        const answer = await askWithGoogle(house, c.req.raw, siteOf(house, c), '/sign-in/social', {
          provider: GOOGLE,
          callbackURL: '/',
          disableRedirect: true,
        });
        if (!answer?.ok) return leadTo(await troubleAddress(house, c, 'away'));
        const { url } = (await answer.json()) as { url: string };
        const onward = leadTo(url, answer);
        onward.headers.append('Set-Cookie', writeReturnPath(readReturnPath(c), isHttps(house.env)));
        return onward;
      });
    })
    .get('/auth/callback/google', async (c) => {
      requireOffered(house);
      return orSayWhy(house, c, async () => {
        await countCall(house, c);
        const answer = await askWithGoogle(house, c.req.raw, siteOf(house, c), `/callback/${GOOGLE}?${pickQuery(c)}`);
        const trouble = answer ? await findTrouble(answer) : 'away';
        if (trouble !== null) return leadTo(await troubleAddress(house, c, trouble), answer);
        const to = answer?.headers.get('location')?.startsWith(PROFILE) ? `${PROFILE}#google` : readReturnPath(c);
        return forgetReturnPath(c, leadTo(to, answer), isHttps(house.env));
      });
    });
}

/** Whether the learner's own account can be signed in to with Google, and changing that. */
export function ownGoogleRoutes(house: House) {
  const begin = async (c: Context<LearnerEnv>, advice: string) => {
    await countCall(house, c);
    await requireFresh(house, c.req.raw.headers, advice);
  };
  return new Hono<LearnerEnv>()
    .get('/auth/google', async (c) =>
      c.json({ isOffered: isGoogleOffered(house.env), isLinked: await hasGoogle(house.db, c.var.learner.id) }),
    )
    .post('/auth/google', async (c) => {
      requireOffered(house);
      await countCall(house, c);
      const { password } = await readBody(c, OwnerConfirmation);
      await requireOwner(house, c.var.learner.id, c.req.raw.headers, password, 'Enter your password, or sign out and in again first.');
      if (await hasGoogle(house.db, c.var.learner.id)) throw new Problem('conflict', 'Your account is linked with Google already.');
      await beginChallenge(house, c.req.raw.headers);
      const body = { provider: GOOGLE, callbackURL: PROFILE, errorCallbackURL: PROFILE, disableRedirect: true };
      const answer = await askWithGoogle(house, c.req.raw, siteOf(house, c), '/link-social', body);
      if (!answer?.ok) throw new Problem('google_unavailable', 'Google cannot be reached right now. Try again in a moment.');
      const { url } = (await answer.json()) as { url: string };
      return c.json({ url }, 200, { 'Set-Cookie': answer.headers.getSetCookie() });
    })
    .delete('/auth/google', async (c) => {
      await begin(c, 'Sign out and in again, then unlink Google within five minutes.');
      await removeGoogle(house, c.var.learner.id);
      return c.body(null, 204);
    });
}

function requireOffered({ env }: House): void {
  if (!isGoogleOffered(env)) throw new Problem('not_found');
}

const countCall = (house: House, c: Context) => requireRate(house, 'account', clientNetwork(c.req.raw.headers));

/** A browser shows what these routes answer, so a problem is no answer; a failure of ours is written down where all are. */
async function orSayWhy(house: House, c: Context, act: () => Promise<Response>): Promise<Response> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'too_many_requests') throw error;
    return c.redirect(await troubleAddress(house, c, 'busy'));
  }
}

function pickQuery(c: Context): URLSearchParams {
  const brought = BROUGHT_BACK.map((name) => [name, c.req.query(name)] as const);
  return new URLSearchParams(brought.filter((entry): entry is [(typeof BROUGHT_BACK)[number], string] => entry[1] !== undefined));
}

/** Null when somebody was signed in. */
async function findTrouble(answer: Response): Promise<GoogleTrouble | null> {
  const location = answer.headers.get('location');
  const refusal = location === null ? await readCode(answer) : new URL(location, 'http://localhost').searchParams.get('error');
  return refusal === null ? null : (lookUp(TROUBLES, refusal) ?? 'failed');
}

const readCode = async (answer: Response): Promise<string> =>
  ((await answer.json().catch(() => null)) as { code?: string } | null)?.code ?? '';

/** Of the page that says it: who is signed in wanted to link their account. */
const troubleAddress = async (house: House, c: Context, trouble: GoogleTrouble) =>
  `${(await findLearner(house, c.req.raw.headers)) ? PROFILE : '/login'}?google=${trouble}`;

/** Leads on, with the cookies that an answer sets. */
function leadTo(location: string, answer: Response | null = null): Response {
  const headers = new Headers({ Location: location });
  for (const cookie of answer?.headers.getSetCookie() ?? []) headers.append('Set-Cookie', cookie);
  return new Response(null, { status: 302, headers });
}
