import { sql, type RawBuilder } from 'kysely';
import type { ItemKind } from '#core/library/kind.ts';
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

/** A condition: whether more than so many match. */
export const areMore = (index: Index, query: string, most: number) =>
  sql<boolean>`exists (select 1 from ${sql.raw(index)} where ${sql.raw(index)} match ${query} limit 1 offset ${most})`;

/**
 * The best, where so many match after those whose title says the words: they must not be missed.
 * @param rank the best that match a query, unless `isMany` holds: then null
 */
export async function rankBest<Row>(
  index: Index,
  terms: readonly Term[],
  limit: number,
  keyOf: (row: Row) => string,
  rank: (query: string, isMany: RawBuilder<boolean>) => Promise<Row[] | null>,
): Promise<Row[]> {
  const query = toQuery(terms);
  if (query === null) return [];
  const whole = terms.map(({ word }) => `"${word}"`).join(' ');
  // The words themselves are looked up at once; where they are in so many already, what begins with them is not gathered to know.
  const few = await rank(
    query,
    sql`case when ${areMore(index, whole, MOST_RANKED)} then true else ${areMore(index, query, MOST_RANKED)} end`,
  );
  if (few !== null) return few;
  const best = new Map<string, Row>();
  for (const each of [`{title} : (${query})`, query]) {
    for (const row of (await rank(each, sql`false`)) ?? []) if (!best.has(keyOf(row))) best.set(keyOf(row), row);
    if (best.size >= limit) break;
  }
  return [...best.values()].slice(0, limit);
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
