import { APIError } from 'better-auth/api';
import { z } from 'zod';
import { cleanName } from '#core/account/clean-name.ts';

const Claims = z.object({
  sub: z.string().min(1).max(255),
  /** That it has not passed was checked where there is one; a token that is good for ever is none. */
  exp: z.number(),
  /** To whom it was given: another application, even one that names us among its audience, signs nobody in here. */
  azp: z.string().optional(),
  email: z.email().max(254),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

export const UNCONFIRMED = 'EMAIL_NOT_VERIFIED';

/** Of a token whose signature, issuer, audience and nonce have been checked. Null when it does not say who it is about, until when, or is another's. */
export function readClaims(idToken: string | undefined, clientId: string | undefined) {
  const [, payload = ''] = idToken?.split('.') ?? [];
  const { data } = Claims.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString() || 'null'));
  if (!data || (data.azp ?? clientId) !== clientId) return null;
  // Before anything is looked up: whoever only claims an address must not learn whether it has an account.
  if (!data.email_verified) throw new APIError('FORBIDDEN', { code: UNCONFIRMED, message: 'Google has not confirmed this address.' });
  return { sub: data.sub, email: data.email, emailVerified: true, name: cleanName(data.name) };
}
