import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from '../../../db/database.ts';
import type { Env } from '../../../env.ts';

export const GOOGLE = 'google';

/** Whether this site offers Google at all. */
export const isGoogleOffered = ({ GOOGLE_CLIENT_ID }: Pick<Env, 'GOOGLE_CLIENT_ID'>): boolean => GOOGLE_CLIENT_ID !== undefined;

/** Whether the account can be signed in to: by password, by Google where it is offered, or by a passkey. */
export async function hasWayIn(db: Database, env: Env, userId: LearnerId): Promise<boolean> {
  const accounts = await db.selectFrom('account').select(['providerId', 'password']).where('userId', '=', userId).execute();
  if (accounts.some(({ providerId, password }) => password !== null || (providerId === GOOGLE && isGoogleOffered(env)))) return true;
  return (await db.selectFrom('passkey').select('id').where('userId', '=', userId).limit(1).executeTakeFirst()) !== undefined;
}
