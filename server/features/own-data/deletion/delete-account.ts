import { setTimeout as sleep } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Learner, LearnerId } from '#core/account/learner.ts';
import { emptyLog, mergeIndexes } from '../../../db/erase-deleted.ts';
import { LEARNER_LIMITS } from '../../../db/learner-limits.ts';
import { askForRewrite } from '../../../db/rewrite-file.ts';
import { PAUSE_MS, writeInTurns } from '../../../db/write-in-turns.ts';
import type { Tables } from '../../../db/tables/tables.ts';
import type { House } from '../../../house.ts';
import { nameAccount } from '../../../http/name-account.ts';
import { writeWithLetters, type Addressed } from '../../../letters/send-letter.ts';
import { forgetMails } from '../../../ports/mail/forget-mails.ts';

/** Each of these takes its time, for it also leaves the index for searching. */
const SEARCHED = ['note', 'coachMessage'] as const;
/** Of all others so many go in one statement: a fraction of a millisecond. */
const AT_ONCE = 50;
/** Rows that are looked up at once. */
const PAGE = 5000;

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
    // What goes with other rows goes before them, so that no statement takes many along.
    for (const table of Object.keys(LEARNER_LIMITS).toReversed()) await deleteInTurns(house, table, learner);
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

const isOwn = (table: string, { id }: Learner) =>
  table === 'coachMessage' ? sql`"conversationId" in (select id from conversation where "userId" = ${id})` : sql`"userId" = ${id}`;

async function deleteInTurns({ db, work }: House, table: string, learner: Learner): Promise<void> {
  const size = (SEARCHED as readonly string[]).includes(table) ? 1 : AT_ONCE;
  for (;;) {
    const { rows } = await sql<{ row: number }>`
      select rowid as row from ${sql.table(table)} where ${isOwn(table, learner)} limit ${PAGE}`.execute(db);
    if (rows.length === 0) return;
    const steps = Array.from({ length: Math.ceil(rows.length / size) }, (_, n) => rows.slice(n * size, (n + 1) * size));
    await writeInTurns(db, steps, (trx, step) => {
      work.signal.throwIfAborted();
      return sql`delete from ${sql.table(table)} where rowid in (${sql.join(step.map(({ row }) => row))})`.execute(trx);
    });
    if (rows.length < PAGE) return;
    await sleep(PAUSE_MS);
  }
}

/** Anybody may register with an address: until it is confirmed, what stands under it elsewhere may be somebody else's. */
async function hasConfirmed({ db }: House, { id }: Learner): Promise<boolean> {
  const user = await db.selectFrom('user').select('emailVerified').where('id', '=', id).executeTakeFirst();
  return user?.emailVerified === 1;
}

/**
 * The account and, through its foreign keys, every row that names it still; then what names the learner without a key.
 * @returns whether notes or messages were among it, which had been under way as the others were deleted
 */
async function deleteRest(house: House, learner: Learner, isConfirmed: boolean, goodbye: Addressed | null): Promise<boolean> {
  const { id, email } = learner;
  const account = await nameAccount(house, email);
  const address = email.toLowerCase();
  let wroteLast = false;
  await writeWithLetters(house, async (trx, send) => {
    for (const table of SEARCHED) {
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
