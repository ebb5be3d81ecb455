import { sql } from 'kysely';
import type { Database } from './database.ts';
import { splitWords, toTerm, type Term } from './full-text.ts';
import { writeInTurns } from './write-in-turns.ts';

/** The full-text indexes of what learners write, each of which holds the words of all of them. */
export type OwnIndex = 'note_fts' | 'message_fts';

/** The table that gives each text a number, by which FTS5 finds its row. */
const ROWS = { note_fts: 'note_row', message_fts: 'message_row' } as const;

/** Of longer words their first letters are looked for. */
const LONGEST_PREFIX = 10;

/**
 * Every length of a prefix that is looked for has an index of its own. Without it FTS5 would gather all words of all learners
 * that begin so before it looks at whose they are.
 */
const OPTIONS = `tokenize = 'unicode61 remove_diacritics 2', prefix = '${Array.from({ length: LONGEST_PREFIX - 1 }, (_, i) => i + 2).join(' ')}'`;

/** The words of what somebody typed, as they are looked for in an index of this kind. */
export function toOwnTerms(text: string): Term[] {
  return splitWords(text).map((word) => toTerm([...word].slice(0, LONGEST_PREFIX).join('')));
}

/**
 * Creates the index where there is none, or one that an earlier release made otherwise. What was written before is added by
 * `fillOwnIndex`.
 * @param columns the first of them is the owner, so that a search reads nothing of other learners
 */
export async function createOwnIndex(trx: Database, index: OwnIndex, columns: string): Promise<void> {
  await sql`create table if not exists index_behind (name text primary key, below integer not null)`.execute(trx);
  const { rows } = await sql<{ made: string }>`select sql as made from sqlite_master where name = ${index}`.execute(trx);
  if (rows[0]?.made.includes(OPTIONS)) return;
  await sql`drop table if exists ${sql.table(index)}`.execute(trx);
  await sql`create virtual table ${sql.table(index)} using fts5(${sql.raw(columns)}, ${sql.raw(OPTIONS)})`.execute(trx);
  await sql`insert into index_behind (name, below) select ${index}, coalesce(max(number), 0) + 1 from ${sql.table(ROWS[index])} where true
    on conflict (name) do update set below = excluded.below`.execute(trx);
}

/**
 * Adds what was written before the index was made, the newest first and in short transactions: until that is done, a search
 * finds what is in. Whatever interrupts it, the next start goes on there.
 * @param add adds the text of this number, unless it is gone
 */
export async function fillOwnIndex(
  db: Database,
  index: OwnIndex,
  add: (trx: Database, number: number) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ number: number }>`select number from index_behind join ${sql.table(ROWS[index])} on number < below
    where name = ${index} order by number desc`.execute(db);
  await writeInTurns(db, rows, async (trx, { number }) => {
    signal.throwIfAborted();
    // A number may have been given anew meanwhile; that text is in.
    const known = await sql`select 1 from ${sql.table(`${index}_docsize`)} where id = ${number}`.execute(trx);
    if (known.rows.length === 0) await add(trx, number);
    await sql`update index_behind set below = ${number} where name = ${index}`.execute(trx);
  });
  await sql`delete from index_behind where name = ${index}`.execute(db);
}
