import { sql } from 'kysely';
import type { Database } from './database.ts';
import { LEARNER_LIMITS, type LearnerLimit } from './learner-limits.ts';

const NO_ROOM = 'no room in ';

/**
 * From now on this process refuses what goes beyond the limits, whoever writes it. Triggers do it, by the counts that the
 * migrations' triggers keep, so that no route can forget it and none of it takes longer as a table grows. They are this
 * connection's own: an import, which moves learners' rows to where their works have gone, is not held up by a full account.
 */
export async function enforceLimits(db: Database, limits: Readonly<Record<string, LearnerLimit>> = LEARNER_LIMITS): Promise<void> {
  await db.connection().execute(async (connection) => {
    const run = (statement: string) => sql.raw(statement).execute(connection);
    await run('create temp table if not exists learner_limit ("table" text primary key, rows, bytes, edited) without rowid');
    await run(`create temp trigger if not exists no_room after update on main."learnerUse" when exists (
      select 1 from learner_limit where "table" = new."table" and (new.rows > old.rows or edited and new.bytes > old.bytes)
      and (new.rows > learner_limit.rows or new.bytes > learner_limit.bytes)
    ) begin select raise(abort, '${NO_ROOM}' || new."table"); end`);
    for (const [table, limit] of Object.entries(limits)) {
      if (!('oldestBy' in limit)) {
        await sql`insert or replace into temp.learner_limit values
          (${table}, ${limit.rows}, ${limit.bytes}, ${limit.isEdited ? 1 : 0})`.execute(connection);
        continue;
      }
      await run(`drop trigger if exists temp."oldest_${table}"`);
      await run(`create temp trigger "oldest_${table}" after update on main."learnerUse"
        when new."table" = '${table}' and new.rows > old.rows and new.rows > ${limit.rows} begin
        delete from "${table}" where rowid =
          (select rowid from "${table}" where "userId" = new."userId" order by "${limit.oldestBy}" limit 1); end`);
    }
  });
}

/** What a learner is told whose table is full, if that is what an error says. */
export function tellFull(error: unknown): string | null {
  if (!(error instanceof Error) || !error.message.startsWith(NO_ROOM)) return null;
  const limit = LEARNER_LIMITS[error.message.slice(NO_ROOM.length)];
  return limit && 'full' in limit ? limit.full : null;
}
