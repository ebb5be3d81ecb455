import type { LearnerId } from '#core/account/learner.ts';
import type { Passkey } from '#core/account/passkey.ts';
import type { PasskeyTable } from '../../../db/tables/account.ts';
import type { House } from '../../../house.ts';
import type { Owned } from '../../../http/owned.ts';
import { Problem } from '../../../http/problem.ts';
import { namePasskey } from './name-passkey.ts';
import { hasWayIn } from './ways-in.ts';

export const listPasskeys = ({ db }: House, userId: LearnerId): Promise<PasskeyTable[]> =>
  db.selectFrom('passkey').selectAll().where('userId', '=', userId).orderBy('createdAt').orderBy('id').execute();

export const findPasskey = ({ db }: House, id: string): Promise<PasskeyTable | undefined> =>
  db.selectFrom('passkey').selectAll().where('id', '=', id).executeTakeFirst();

export const presentPasskey = async (row: PasskeyTable): Promise<Passkey> => ({
  id: row.id,
  name: await namePasskey(row),
  createdAt: row.createdAt ?? '',
  isSynced: row.backedUp === 1,
});

export async function renamePasskey({ db }: House, row: Owned<PasskeyTable>, name: string): Promise<PasskeyTable> {
  await db.updateTable('passkey').set({ name }).where('id', '=', row.id).execute();
  return { ...row, name };
}

/** @throws {Problem} 409 when nobody could sign in to the account without it */
export async function removePasskey({ db, env }: House, row: Owned<PasskeyTable>): Promise<void> {
  await db.transaction().execute(async (writing) => {
    await writing.deleteFrom('passkey').where('id', '=', row.id).execute();
    if (!(await hasWayIn(writing, env, row.userId)))
      throw new Problem('conflict', 'This passkey is the only way into your account. Set a password or add another passkey first.');
  });
}
