import { sql } from 'kysely';
import type { Database } from './database.ts';
import { foldWord } from './full-text.ts';

/** Shorter ones are not corrected, longer ones are no words. */
const LENGTHS = { shortest: 4, longest: 30 };
const AT_ONCE = 50;
/** Of one work: no language has more in use, and what is beyond is noise that everyone's writes would wait for. */
export const MOST_WORDS = 50_000;

/**
 * The words of the full-text indexes, for corrections: to list them from there costs the reading of every place of each.
 * Words that are gone stay; whoever takes one asks the index whether it is there.
 */
export async function createKnownWords(db: Database): Promise<void> {
  await sql`create table if not exists known_word (word text primary key) without rowid`.execute(db);
}

/** Takes in what an earlier release has indexed. Both indexes have to be there. */
export async function fillKnownWords(db: Database): Promise<void> {
  const { rows } = await sql`select 1 from known_word limit 1`.execute(db);
  if (rows.length > 0) return;
  for (const index of ['item', 'passage']) {
    const vocabulary = sql.ref(`${index}_vocab`);
    await sql`create virtual table if not exists ${vocabulary} using fts5vocab(${sql.ref(`${index}_fts`)}, row)`.execute(db);
    await sql`insert or ignore into known_word select term from ${vocabulary}
      where length(term) between ${LENGTHS.shortest} and ${LENGTHS.longest}`.execute(db);
  }
}

/** The distinct words of a work's texts, as the indexes keep them, the first so many, in portions that are written at once. */
export function listKnowable(texts: Iterable<string>): string[][] {
  const words = [...takeKnowable(texts)];
  return Array.from({ length: Math.ceil(words.length / AT_ONCE) }, (_, i) => words.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
}

function takeKnowable(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts)
    for (const found of new Set(text.match(/[\p{L}\p{N}\p{M}]+/gu))) {
      const word = foldWord(found);
      if (word.length >= LENGTHS.shortest && word.length <= LENGTHS.longest) words.add(word);
      if (words.size === MOST_WORDS) return words;
    }
  return words;
}

/** @param words one portion */
export async function addKnownWords(trx: Database, words: readonly string[]): Promise<void> {
  await sql`insert or ignore into known_word (word) values ${sql.join(words.map((word) => sql`(${word})`))}`.execute(trx);
}

/** As a condition on `known_word`. */
export const isBegunBy = (start: string) => sql<boolean>`(word >= ${start} and word < ${`${start}\u{10FFFF}`})`;

/** Words that begin with the same letters and are about as long. */
export async function listWordsNear(db: Database, start: string, lengths: readonly [number, number], most: number): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`select word from known_word where ${isBegunBy(start)}
    and length(word) between ${lengths[0]} and ${lengths[1]} limit ${most}`.execute(db);
  return rows.map(({ word }) => word);
}
