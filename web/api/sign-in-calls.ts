import type { z } from 'zod';
import type { MadePasskey, UsedPasskey } from '#core/account/passkey.ts';
import type { OwnerConfirmation as Confirmation } from '#core/account/account.ts';
import type { Ask } from './request.ts';

/** The password, by who signed in longer ago than some minutes. */
export type OwnerConfirmation = z.input<typeof Confirmation>;

/** The calls of other ways to sign in than a password. */
export const signInCalls = ({ ask }: { readonly ask: Ask }) => ({
  getWaysIn: () => ask('GET /auth/ways'),
  getGoogleLink: () => ask('GET /auth/google'),
  beginGoogleLink: (body: OwnerConfirmation) => ask('POST /auth/google', { body }),
  removeGoogleLink: () => ask('DELETE /auth/google'),
  beginPasskeySignIn: () => ask('POST /auth/sign-in/passkey/options', { body: {} }),
  signInByPasskey: (body: z.input<typeof UsedPasskey>) => ask('POST /auth/sign-in/passkey', { body }),
  listPasskeys: () => ask('GET /auth/passkeys'),
  beginPasskey: (body: OwnerConfirmation) => ask('POST /auth/passkeys/options', { body }),
  addPasskey: (body: z.input<typeof MadePasskey>) => ask('POST /auth/passkeys', { body }),
  renamePasskey: (id: string, name: string) => ask('PATCH /auth/passkeys/:id', { params: { id }, body: { name } }),
  removePasskey: (id: string) => ask('DELETE /auth/passkeys/:id', { params: { id }, keepalive: true }),
});
