import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

/** An index only marks what is deleted as gone; its words leave the file when its parts are merged into one. */
const INDEXES = ['note_fts', 'message_fts'] as const;
/** Pages of an index that are merged at once: some 10 ms, as the database's time is shared. */
const PAGES = 4;
const PAUSE_MS = 5;
/** Another process may be reading what the log still has to keep. */
const TRIES = 20;
const TRY_AGAIN_MS = 50;

/**
 * Takes the words of what was deleted of notes and messages out of the indexes for searching. It writes both indexes anew, those
 * of all learners: call it once for many deletions.
 */
export async function mergeIndexes(db: Database): Promise<void> {
  for (const index of INDEXES) {
    await mergeSome(db, index, -PAGES);
    while (await mergeSome(db, index, PAGES)) await sleep(PAUSE_MS);
  }
}

/**
 * Takes what was deleted out of the log. What is deleted of a table is overwritten at once (`secure_delete`), but for a copy
 * where SQLite moved rows from one page to another while others were deleted: that stays in the page's unused room until it is
 * written to, or the file is rewritten (`rewrite-file.ts`).
 */
export async function emptyLog(db: Database): Promise<void> {
  for (let tries = 0; tries < TRIES && !(await checkpoint(db)); tries++) await sleep(TRY_AGAIN_MS);
}

/**
 * One step of FTS5's own merging.
 * @param pages with a minus the parts are only put into a line, to be merged by the steps that follow
 * @returns whether there may be more to merge
 */
function mergeSome(db: Database, index: (typeof INDEXES)[number], pages: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const before = await countChanges(trx);
    await sql`insert into ${sql.table(index)} (${sql.table(index)}, rank) values ('merge', ${pages})`.execute(trx);
    // The statement itself counts as one.
    return (await countChanges(trx)) - before > 1;
  });
}

/** So far on this connection. */
async function countChanges(trx: Database): Promise<number> {
  const { rows } = await sql<{ total: number }>`select total_changes() as total`.execute(trx);
  return rows[0]?.total ?? 0;
}

async function checkpoint(db: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
  return rows[0]?.busy === 0;
}
