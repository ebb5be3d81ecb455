import type { Learner } from '#core/account/learner.ts';
import type { Database } from '../../db/database.ts';
import { removeWaysIn } from './ways/ways-in.ts';

/**
 * Has an account's address count as its owner's. Where it is the account's first that does, whoever registered may have been
 * another than its owner: their passkeys go, and so do sessions and the link with Google.
 * @param keptSessionId the one that confirms it
 */
export async function confirmAddress(writing: Database, { id, email }: Learner, keptSessionId = ''): Promise<void> {
  const before = await writing.selectFrom('user').select('emailVerified').where('id', '=', id).executeTakeFirst();
  const change = { email, emailVerified: 1, updatedAt: new Date().toISOString() };
  await writing.updateTable('user').set(change).where('id', '=', id).execute();
  if (before?.emailVerified === 1) return;
  await removeWaysIn(writing, id);
  await writing.deleteFrom('session').where('userId', '=', id).where('id', '!=', keptSessionId).execute();
}
