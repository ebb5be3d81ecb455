import { sql } from 'kysely';
import type { ItemKind } from '#core/library/kind.ts';

/** Which works a search may find: those that are there and out, of one kind if one is asked for. */
export interface Seen {
  kind?: ItemKind | undefined;
  /** Milliseconds. */
  now: number;
}

/** As a condition on `item`. */
export const isSeen = ({ kind, now }: Seen) =>
  sql<boolean>`item.missingSince is null and item.publishedAt <= ${now} and (${kind ?? null} is null or item.kind = ${kind ?? null})`;

/** Words in any order, each as a quoted prefix: nothing a visitor types can be read as FTS5 syntax. Null without words. */
export function toPrefixQuery(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(' ');
}

const MAX_WORDS = 12;

/** The words of what somebody typed, as the index splits text. */
export function splitWords(text: string): string[] {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}
