import { sql, type Kysely } from 'kysely';
import type { Learner, LearnerId } from '#core/account/learner.ts';
import { emptyLog, mergeIndexes } from '../../../db/erase-deleted.ts';
import { askForRewrite } from '../../../db/rewrite-file.ts';
import { writeInTurns } from '../../../db/write-in-turns.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import type { House } from '../../../house.ts';
import { nameAccount } from '../../../http/name-account.ts';
import { writeWithLetters, type Addressed } from '../../../letters/send-letter.ts';
import { forgetMails } from '../../../ports/mail/forget-mails.ts';

/** Those that may be many, and of which each takes its time: they are deleted some at once. What hangs on them goes along. */
const MANY = ['note', 'coachMessage'] as const;

/** An account that is closed, and the last letter to its learner. */
export interface Closed {
  readonly learner: Learner;
  readonly goodbye: Addressed | null;
}

/**
 * Deletes accounts with all that is their learners'. Where it breaks off an account is still there, and it may begin again. All
 * of them go through the indexes for searching together, because that takes as long for one as for many.
 * @param onFailure hears of an account that could not be deleted; the others are
 */
export async function deleteAccounts(house: House, closed: readonly Closed[], onFailure: (error: unknown) => void): Promise<void> {
  const emptied = await doEach(closed, onFailure, async ({ learner }) => {
    for (const table of MANY) await deleteInTurns(house, table, learner);
  });
  await mergeIndexes(house.db);
  let wroteLast = false;
  const gone = await doEach(emptied, onFailure, async ({ learner, goodbye }) => {
    const isConfirmed = await hasConfirmed(house, learner);
    await forgetMails(house.env.DATA_DIR, mailsOf(learner, isConfirmed));
    if (await deleteRest(house, learner, isConfirmed, goodbye)) wroteLast = true;
    // A report or a mail that was under way may have come in just after the account went.
    await deleteUnkeyed(house.db, learner.id);
    await forgetMails(house.env.DATA_DIR, mailsOf(learner, isConfirmed));
  });
  if (wroteLast) await mergeIndexes(house.db);
  if (gone.length > 0) await emptyLog(house.db);
}

/** @returns those with which it went well */
async function doEach(closed: readonly Closed[], onFailure: (error: unknown) => void, work: (one: Closed) => Promise<void>) {
  const done: Closed[] = [];
  for (const one of closed)
    try {
      await work(one);
      done.push(one);
    } catch (error) {
      onFailure(error);
    }
  return done;
}

const mailsOf = ({ id, email }: Learner, isConfirmed: boolean) =>
  ({ accountId: id, address: email, which: isConfirmed ? 'naming' : 'to' }) as const;

const isOwn = (table: (typeof MANY)[number], { id }: Learner) =>
  table === 'note' ? sql`"userId" = ${id}` : sql`"conversationId" in (select id from conversation where "userId" = ${id})`;

async function deleteInTurns({ db, work }: House, table: (typeof MANY)[number], learner: Learner): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)} where ${isOwn(table, learner)}`.execute(db);
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

/**
 * The account and, through its foreign keys, every row that names it; then what names the learner without a key.
 * @returns whether notes or messages were among it, which had been under way as the others were deleted
 */
async function deleteRest(house: House, learner: Learner, isConfirmed: boolean, goodbye: Addressed | null): Promise<boolean> {
  const { id, email } = learner;
  const account = await nameAccount(house, email);
  const address = email.toLowerCase();
  let wroteLast = false;
  await writeWithLetters(house, async (trx, send) => {
    for (const table of MANY) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${isOwn(table, learner)} limit 1`.execute(trx);
      wroteLast ||= rows.length > 0;
    }
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
  return wroteLast;
}

/** Rows that are older than accounts, and name them without a foreign key. */
async function deleteUnkeyed(db: Kysely<Tables>, userId: LearnerId): Promise<void> {
  for (const table of ['progress', 'favorite'] as const) await db.deleteFrom(table).where('userId', '=', userId).execute();
}
