import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';
import type { House } from '../../../house.ts';
import { Problem } from '../../../http/problem.ts';
import { namePasskey } from './name-passkey.ts';

export const GOOGLE = 'google';

/** Whether this site offers Google at all. */
export const isGoogleOffered = ({ GOOGLE_CLIENT_ID }: Pick<Env, 'GOOGLE_CLIENT_ID'>): boolean => GOOGLE_CLIENT_ID !== undefined;

/** Whether the account is linked with Google, offered here or not. */
export async function hasGoogle(db: Database, userId: LearnerId): Promise<boolean> {
  const linked = db.selectFrom('account').select('id').where('userId', '=', userId).where('providerId', '=', GOOGLE);
  return (await linked.limit(1).executeTakeFirst()) !== undefined;
}

/** @throws {Problem} 409 when nobody could sign in to the account without it */
export async function removeGoogle({ db, env }: House, userId: LearnerId): Promise<void> {
  await db.transaction().execute(async (writing) => {
    await writing.deleteFrom('account').where('userId', '=', userId).where('providerId', '=', GOOGLE).execute();
    if (!(await hasWayIn(writing, env, userId)))
      throw new Problem('conflict', 'Google is the only way into your account. Set a password or add a passkey first.');
  });
}

/** Ways into an account besides its password, as their owner knows them. */
export async function nameWaysIn(db: Database, userId: LearnerId): Promise<string[]> {
  const passkeys = await db.selectFrom('passkey').select(['name', 'aaguid']).where('userId', '=', userId).orderBy('id').execute();
  const named = await Promise.all(passkeys.map(async (passkey) => `the passkey “${await namePasskey(passkey)}”`));
  return [...named, ...((await hasGoogle(db, userId)) ? ['Google'] : [])];
}

/** Closes every way into an account but its password. */
export async function removeWaysIn(db: Database, userId: LearnerId): Promise<void> {
  await db.deleteFrom('passkey').where('userId', '=', userId).execute();
  await db.deleteFrom('account').where('userId', '=', userId).where('providerId', '!=', 'credential').execute();
}

/** Whether the account can be signed in to: by password, by Google where it is offered, or by a passkey. */
export async function hasWayIn(db: Database, env: Env, userId: LearnerId): Promise<boolean> {
  const accounts = await db.selectFrom('account').select(['providerId', 'password']).where('userId', '=', userId).execute();
  if (accounts.some(({ providerId, password }) => password !== null || (providerId === GOOGLE && isGoogleOffered(env)))) return true;
  return (await db.selectFrom('passkey').select('id').where('userId', '=', userId).limit(1).executeTakeFirst()) !== undefined;
}
