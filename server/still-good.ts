import { APIError } from 'better-auth/api';
import type { GenericEndpointContext } from 'better-auth';
import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from './db/database.ts';

/** What the account's password was hashed to as a sign-in with it began. */
const hashes = new WeakMap<Request, string | null>();

type Called = Pick<GenericEndpointContext, 'request' | 'body' | 'path'>;

/** Before a password is compared, which takes up to a second: in that time it may be replaced. */
export async function notePassword(db: Database, { request, body }: Called): Promise<void> {
  const { email } = body as { email: string };
  const account = await db
    .selectFrom('user')
    .innerJoin('account', 'account.userId', 'user.id')
    .select('password')
    .where('email', '=', email.toLowerCase())
    .where('providerId', '=', 'credential')
    .executeTakeFirst();
  if (request) hashes.set(request, account?.password ?? null);
}

/**
 * Asks once more, now that a session is there, whether what it was opened with still opens the account. Whoever closes a way
 * in ends the sessions with it: one that was made before is ended there, and one that is made after is ended here.
 * @throws {APIError} the refusal of whoever comes by a way that is closed
 */
export async function requireStillGood(
  db: Database,
  { id, userId }: { id: string; userId: LearnerId },
  called: Called | null,
): Promise<void> {
  const refusal = called && (await findRefusal(db, userId, called));
  if (!refusal) return;
  await db.deleteFrom('session').where('id', '=', id).execute();
  throw new APIError('UNAUTHORIZED', refusal);
}

async function findRefusal(db: Database, userId: LearnerId, { request, body, path }: Called) {
  const accounts = db.selectFrom('account').select('id').where('userId', '=', userId);
  switch (path) {
    case '/sign-in/email': {
      const hash = (request && hashes.get(request)) ?? null;
      const same = hash !== null && (await accounts.where('password', '=', hash).executeTakeFirst());
      return same ? null : { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' };
    }
    case '/passkey/verify-authentication': {
      const used = (body as { response: { id: string } }).response.id;
      const same = await db
        .selectFrom('passkey')
        .select('id')
        .where('userId', '=', userId)
        .where('credentialID', '=', used)
        .executeTakeFirst();
      return same ? null : { code: 'PASSKEY_NOT_FOUND' };
    }
    case '/callback/:id':
      return (await accounts.where('providerId', '!=', 'credential').executeTakeFirst()) ? null : { code: 'ACCOUNT_NOT_LINKED' };
    default:
      return null;
  }
}
