import { sql, type Kysely } from 'kysely';
import type { Learner, LearnerId } from '#core/account/learner.ts';
import { eraseDeleted } from '../../../db/erase-deleted.ts';
import { askForRewrite } from '../../../db/rewrite-file.ts';
import { writeInTurns } from '../../../db/write-in-turns.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import type { House } from '../../../house.ts';
import { nameAccount } from '../../../http/name-account.ts';
import { writeWithLetters, type Addressed } from '../../../letters/send-letter.ts';
import { forgetMails } from '../../../ports/mail/forget-mails.ts';

/** Those that may be many, and of which each takes its time: they are deleted some at once. What hangs on them goes along. */
const MANY = ['note', 'coachMessage'] as const;

/** Deletes an account with all that is its learner's. Where it breaks off the account is still there, and it may begin again. */
export async function deleteAccount(house: House, learner: Learner, goodbye: Addressed | null): Promise<void> {
  for (const table of MANY) await deleteInTurns(house, table, learner);
  await eraseDeleted(house.db);
  const isConfirmed = await hasConfirmed(house, learner);
  const mails = { accountId: learner.id, address: learner.email, which: isConfirmed ? 'naming' : 'to' } as const;
  await forgetMails(house.env.DATA_DIR, mails);
  await deleteRest(house, learner, isConfirmed, goodbye);
  await eraseDeleted(house.db);
  // A report or a mail that was under way may have come in just after the account went.
  await deleteUnkeyed(house.db, learner.id);
  await forgetMails(house.env.DATA_DIR, mails);
}

async function deleteInTurns({ db, work }: House, table: (typeof MANY)[number], { id }: Learner): Promise<void> {
  const own = table === 'note' ? sql`"userId" = ${id}` : sql`"conversationId" in (select id from conversation where "userId" = ${id})`;
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${own}`.execute(db);
  await writeInTurns(db, rows, (trx, row) => {
    work.signal.throwIfAborted();
    return trx.deleteFrom(table).where('id', '=', row.id).execute();
  });
}

/** Anybody may register with an address: until it is confirmed, what stands under it elsewhere may be somebody else's. */
async function hasConfirmed({ db }: House, { id }: Learner): Promise<boolean> {
  const user = await db.selectFrom('user').select('emailVerified').where('id', '=', id).executeTakeFirst();
  return user?.emailVerified === 1;
}

/** The account and, through its foreign keys, every row that names it; then what names the learner without a key. */
async function deleteRest(house: House, { id, email }: Learner, isConfirmed: boolean, goodbye: Addressed | null): Promise<void> {
  const account = await nameAccount(house, email);
  const address = email.toLowerCase();
  await writeWithLetters(house, async (trx, send) => {
    await deleteUnkeyed(trx, id);
    await trx.deleteFrom('user').where('id', '=', id).execute();
    await sql`delete from verification where ${id} in (identifier, value) or instr(value, ${id}) > 0`.execute(trx);
    if (isConfirmed) {
      await sql`delete from verification
        where ${address} in (lower(identifier), lower(value), lower(substr(value, instr(value, ' ') + 1)))`.execute(trx);
      await sql`delete from "contactMessage" where "userId" is null and lower(email) = ${address}`.execute(trx);
    }
    for (const caller of [id, account]) await sql`delete from "rateWindow" where instr(key || ' ', ${` ${caller} `}) > 0`.execute(trx);
    await askForRewrite(trx);
    if (goodbye) await send(goodbye);
  });
}

/** Rows that are older than accounts, and name them without a foreign key. */
async function deleteUnkeyed(db: Kysely<Tables>, userId: LearnerId): Promise<void> {
  for (const table of ['progress', 'favorite'] as const) await db.deleteFrom(table).where('userId', '=', userId).execute();
}
