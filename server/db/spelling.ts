import { sql } from 'kysely';
import { findNearestKey } from '#core/library/source/nearest-key.ts';
import type { Database } from './database.ts';

/** Corrects words by those that the full-text indexes hold. */
export interface Spelling {
  /** Each word as it is when some indexed word begins with it; else the nearest indexed word; else as it is. */
  correct(words: readonly string[]): Promise<string[]>;
}

/** Three letters are too few to tell a slip from another word. */
const SHORTEST = 4;
/** A slip seldom touches the first letter, and adds or loses at most this many. */
const LENGTH_SLACK = 2;
const MAX_CANDIDATES = 20_000;

export async function createSqliteSpelling(db: Database): Promise<Spelling> {
  await sql`create virtual table if not exists item_vocab using fts5vocab(item_fts, row)`.execute(db);
  await sql`create virtual table if not exists passage_vocab using fts5vocab(passage_fts, row)`.execute(db);
  const between = async (from: string, to: string, condition: ReturnType<typeof sql<boolean>>, limit: number) => {
    const { rows } = await sql<{ term: string }>`
      select term from (select term from item_vocab where term >= ${from} and term < ${to} and ${condition} limit ${limit})
      union select term from (select term from passage_vocab where term >= ${from} and term < ${to} and ${condition} limit ${limit})`.execute(
      db,
    );
    return rows.map(({ term }) => term);
  };
  const correctWord = async (word: string): Promise<string> => {
    // As the tokenizer folds it.
    const folded = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    if (folded.length < SHORTEST || /\d/.test(folded)) return word;
    const known = await between(folded, after(folded), sql<boolean>`true`, 1);
    if (known.length > 0) return word;
    const [first = ''] = folded;
    const isNear = sql<boolean>`length(term) between ${folded.length - LENGTH_SLACK} and ${folded.length + LENGTH_SLACK}`;
    return findNearestKey(folded, await between(first, after(first), isNear, MAX_CANDIDATES)) ?? word;
  };
  return {
    correct: async (words) => {
      const corrected: string[] = [];
      for (const word of words) corrected.push(await correctWord(word));
      return corrected;
    },
  };
}

/** The first text behind all that begin with `prefix`. */
const after = (prefix: string): string => `${prefix}\u{10FFFF}`;
