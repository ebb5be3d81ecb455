import { toLearner, type LearnerId } from '#core/account/learner.ts';
import type { House } from '../../../house.ts';
import { logFailure } from '../../../log.ts';
import { deleteAccount } from './delete-account.ts';
import { writeGoodbye } from './write-goodbye.ts';

/** Deletes an account that is closed. What fails, or is cut off as the server ends, is tried again at the next start. */
export function finishDeletion(house: House, userId: LearnerId): Promise<void> {
  const finish = async () => {
    const row = await house.db
      .selectFrom('closedAccount')
      .innerJoin('user', 'user.id', 'closedAccount.userId')
      .select(['user.id', 'user.name', 'user.email', 'closedAccount.host'])
      .where('user.id', '=', userId)
      .executeTakeFirst();
    if (!row) return;
    const learner = toLearner(row);
    await deleteAccount(house, learner, writeGoodbye(house, learner, house.brand.forHost(row.host ?? undefined)));
  };
  return house.work.run('deleting an account', finish).catch((error: unknown) => {
    if (!house.work.signal.aborted) logFailure(error, 'An account that is closed could not be deleted; the next start tries again. ');
  });
}

/** Goes on with what a server before this one had not deleted yet, one account after the other. */
export async function finishDeletions(house: House): Promise<void> {
  const closed = await house.db.selectFrom('closedAccount').select('userId').orderBy('closedAt').execute();
  for (const { userId } of closed) {
    if (house.work.signal.aborted) return;
    await finishDeletion(house, userId);
  }
}
