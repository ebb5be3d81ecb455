import { setTimeout as sleep } from 'node:timers/promises';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../../../house.ts';
import { siteOriginOf } from '../../../http/origin.ts';
import { findLearner } from '../../../http/session.ts';
import { readClaims } from './google-claims.ts';
import type { Site } from '../site.ts';
import { tellOwner } from './tell-owner.ts';
import { GOOGLE } from './ways-in.ts';

/** Two or three requests to Google, for which a person waits. */
const PATIENCE_MS = 10_000;

/** Nothing is ever asked of Google in a learner's name. */
const NO_TOKENS = {
  accessToken: null,
  refreshToken: null,
  idToken: null,
  accessTokenExpiresAt: null,
  refreshTokenExpiresAt: null,
  scope: null,
};

/**
 * Has better-auth answer one of its calls that goes to Google.
 * @returns null when Google does not answer in time
 */
export async function askWithGoogle(
  house: House,
  { url, headers }: Request,
  site: Site,
  path: string,
  body?: object,
): Promise<Response | null> {
  const origin = siteOriginOf(house, url);
  const own = new Headers(headers);
  own.set('content-type', 'application/json');
  // Browsers name no origin when they follow a link; where it came from was asked before.
  own.set('origin', origin);
  const asked = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  const answering = authWithGoogle(house, origin, site, headers).handler(
    new Request(new URL(`/api/auth${path}`, url), { ...asked, headers: own }),
  );
  return Promise.race([answering, sleep(PATIENCE_MS, null, { ref: false })]);
}

/** Made anew for each request: Google is asked where its doors are then and not at the start, which would wait for it. */
function authWithGoogle(house: House, baseURL: string, site: Site, headers: Headers) {
  const { auth, env } = house;
  const options: BetterAuthOptions = auth.options;
  return betterAuth({
    ...options,
    baseURL,
    account: {
      ...options.account,
      updateAccountOnSignIn: false,
      // docs/decisions/0031
      accountLinking: { requireLocalEmailVerified: true, trustedProviders: [], allowDifferentEmails: true },
    },
    databaseHooks: {
      ...options.databaseHooks,
      account: {
        create: {
          before: async (account) => {
            await requireLinker(house, headers);
            return { data: { ...account, ...NO_TOKENS } };
          },
          after: async ({ id, userId }) => {
            await requireLinker(house, headers).catch(async (error: unknown) => {
              await house.db.deleteFrom('account').where('id', '=', id).execute();
              throw error;
            });
            await tellOfGoogle(house, userId as LearnerId, site);
          },
        },
        update: { before: async (account) => ({ data: { ...account, ...NO_TOKENS } }) },
      },
    },
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: GOOGLE,
            discoveryUrl: `${env.GOOGLE_ISSUER.replace(/\/$/, '')}/.well-known/openid-configuration`,
            requireIdTokenVerification: true,
            clientId: env.GOOGLE_CLIENT_ID ?? '',
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            scopes: ['openid', 'email', 'profile'],
            prompt: 'select_account',
            accountSubject: ({ profile }) => profile.sub ?? '',
            getUserInfo: async ({ idToken }) => readClaims(idToken, env.GOOGLE_CLIENT_ID),
          },
        ],
      }),
    ],
  });
}

/** Who has just registered with it knows. */
async function tellOfGoogle(house: House, userId: LearnerId, site: Site): Promise<void> {
  const { db } = house;
  const isNew = (await db.selectFrom('account').select('id').where('userId', '=', userId).execute()).length === 1;
  if (isNew && (await db.selectFrom('passkey').select('id').where('userId', '=', userId).execute()).length === 0) return;
  const owner = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  await tellOwner(house, { id: userId, email: owner.email }, 'Google', site);
}

/** Who began to link their account may have been signed out meanwhile, by its owner: up to the moment when the link is there. */
async function requireLinker(house: House, headers: Headers): Promise<void> {
  const linked = (await getOAuthState())?.link?.userId;
  if (linked !== undefined && linked !== (await findLearner(house, headers))?.id)
    throw new APIError('UNAUTHORIZED', { code: 'SIGNED_OUT', message: 'Sign in first.' });
}
