import { setTimeout as sleep } from 'node:timers/promises';
import { betterAuth, type BetterAuthOptions } from 'better-auth';
import { APIError, getOAuthState } from 'better-auth/api';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import { cleanName } from '#core/account/clean-name.ts';
import type { House } from '../../../house.ts';
import { siteOriginOf } from '../../../http/origin.ts';
import { findLearner } from '../../../http/session.ts';
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

const Claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

/**
 * Has better-auth answer one of its calls that goes to Google.
 * @returns null when Google does not answer in time
 */
export async function askWithGoogle(house: House, { url, headers }: Request, path: string, body?: object): Promise<Response | null> {
  const origin = siteOriginOf(house, url);
  const own = new Headers(headers);
  own.set('content-type', 'application/json');
  // Browsers name no origin when they follow a link; where it came from was asked before.
  own.set('origin', origin);
  const asked = body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) };
  const learner = await findLearner(house, headers);
  const answering = authWithGoogle(house, origin, learner?.id).handler(
    new Request(new URL(`/api/auth${path}`, url), { ...asked, headers: own }),
  );
  return Promise.race([answering, sleep(PATIENCE_MS, null, { ref: false })]);
}

/** Made anew for each request: Google is asked where its doors are then and not at the start, which would wait for it. */
function authWithGoogle({ auth, env }: House, baseURL: string, learnerId: LearnerId | undefined) {
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
            await requireLinker(learnerId);
            return { data: { ...account, ...NO_TOKENS } };
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
            getUserInfo: async ({ idToken }) => readClaims(idToken),
          },
        ],
      }),
    ],
  });
}

/** Who began to link their account may have been signed out meanwhile, by its owner. */
async function requireLinker(learnerId: LearnerId | undefined): Promise<void> {
  const linked = (await getOAuthState())?.link?.userId;
  if (linked !== undefined && linked !== learnerId) throw new APIError('UNAUTHORIZED', { code: 'SIGNED_OUT', message: 'Sign in first.' });
}

/** Of a token whose signature, issuer, audience and nonce have been checked. Null when it does not say who it is about. */
function readClaims(idToken: string | undefined) {
  const [, payload = ''] = idToken?.split('.') ?? [];
  const { data } = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString() || 'null'));
  if (!data) return null;
  // Before anything is looked up: whoever only claims an address must not learn whether it has an account.
  if (!data.email_verified) throw new APIError('FORBIDDEN', { code: UNCONFIRMED, message: 'Google has not confirmed this address.' });
  return { sub: data.sub, email: data.email, emailVerified: true, name: cleanName(data.name) };
}

export const UNCONFIRMED = 'EMAIL_NOT_VERIFIED';
