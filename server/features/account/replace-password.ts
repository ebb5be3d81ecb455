import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';

/**
 * Writes a password's hash, and the account's first one as well.
 * @param former the hash it is to take the place of, whatever there is otherwise
 * @returns false when the account has another by now, which stays
 */
export async function replacePassword(writing: Database, userId: LearnerId, password: string, former?: string): Promise<boolean> {
  const at = new Date().toISOString();
  const own = writing.updateTable('account').set({ password, updatedAt: at }).where('userId', '=', userId);
  const kept = own.where('providerId', '=', 'credential');
  const { numUpdatedRows } = await (former === undefined ? kept : kept.where('password', '=', former)).executeTakeFirst();
  if (numUpdatedRows > 0n || former !== undefined) return numUpdatedRows > 0n;
  await writing
    .insertInto('account')
    .values({ id: uuidv7(), userId, accountId: userId, providerId: 'credential', password, createdAt: at, updatedAt: at })
    .execute();
  return true;
}
