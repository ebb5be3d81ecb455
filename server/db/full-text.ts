import { sql } from 'kysely';
import type { ItemKind } from '#core/library/kind.ts';
import type { Database } from './database.ts';
import { normalize } from '#core/normalize.ts';

/** Which works a search may find: those that are seen, of one kind if one is asked for. */
export interface Findable {
  kind?: ItemKind | undefined;
  /** Milliseconds. */
  now: number;
}

/** As a condition on `item`. */
export const isOfKind = (kind: ItemKind | undefined) => sql<boolean>`(${kind ?? null} is null or item.kind = ${kind ?? null})`;

/** Of more matches than this only the latest are ranked: to rank one takes some microseconds, in the one thread in which all search. */
export const MOST_RANKED = 1000;

/** A word as it is looked for: any word that begins with it, or only itself. */
export interface Term {
  word: string;
  isWhole: boolean;
}

/** One letter begins half of all words; it stands for itself. */
export const toTerm = (word: string): Term => ({ word, isWhole: /^.$/u.test(word) });

/** Words in any order, each quoted: nothing a visitor types can be read as FTS5 syntax. Null without words. */
export function toQuery(terms: readonly Term[]): string | null {
  return terms.length === 0 ? null : terms.map(({ word, isWhole }) => `"${word}"${isWhole ? '' : '*'}`).join(' ');
}

type Index = 'item_fts' | 'passage_fts';

/** Whether more than so many match one of these queries: the first is tried first. */
export async function areMore(db: Database, index: Index, queries: readonly string[], most: number): Promise<boolean> {
  const tried = queries.map(
    (query) => sql`exists (select 1 from ${sql.raw(index)} where ${sql.raw(index)} match ${query} limit 1 offset ${most})`,
  );
  const { rows } = await sql`select 1 where ${sql.join(tried, sql` or `)}`.execute(db);
  return rows.length > 0;
}

/**
 * The queries to rank by, the best first: of what so many match, a title that says it must not be missed. The words themselves
 * are looked up at once; where they are in so many already, what begins with them is not gathered to know.
 */
export async function listRankings(db: Database, index: Index, terms: readonly Term[]): Promise<string[]> {
  const query = toQuery(terms);
  const whole = toQuery(terms.map(({ word }) => ({ word, isWhole: true })));
  if (query === null || whole === null) return [];
  return (await areMore(db, index, [whole, query], MOST_RANKED)) ? [`{title} : (${query})`, query] : [query];
}

const MAX_WORDS = 5;

/** The words of what somebody typed, as the index splits text. Of many the longest, which say the most. */
export function splitWords(text: string): string[] {
  const words = [...new Set(normalize('NFKC', text).match(/[\p{L}\p{N}]+/gu))];
  const longest = new Set(words.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS));
  return words.filter((word) => longest.has(word));
}

/** A word as the index keeps it. */
export function foldWord(word: string): string {
  const lower = word.toLowerCase();
  return /^[a-z0-9]*$/.test(lower) ? lower : normalize('NFD', lower).replace(/\p{M}/gu, '');
}

/** Places in a text of the words that were looked for. */
export function findOffsets(text: string, terms: readonly Term[]): number[] {
  const folded = terms.map(({ word, isWhole }) => ({ word: foldWord(word), isWhole }));
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].flatMap(({ 0: found, index }) => {
    const other = foldWord(found);
    return folded.some(({ word, isWhole }) => (isWhole ? other === word : other.startsWith(word))) ? index : [];
  });
}
