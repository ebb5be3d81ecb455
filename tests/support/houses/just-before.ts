import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/**
 * Has the database do something of a learner's just before a row of theirs comes in, as another request may.
 * @param statement without its end, which says whose rows
 * @returns what ends it
 */
export async function justBefore(
  db: Database,
  table: 'account' | 'passkey' | 'session',
  statement: string,
): Promise<() => Promise<unknown>> {
  const body = `begin ${statement} where "userId" = new."userId"; end`;
  await sql.raw(`create trigger "meanwhile" before insert on "${table}" ${body}`).execute(db);
  return () => sql`drop trigger "meanwhile"`.execute(db);
}
