/** Words in any order, each as a quoted prefix: nothing a visitor types can be read as FTS5 syntax. Null without words. */
export function toPrefixQuery(words: readonly string[]): string | null {
  return words.length === 0 ? null : words.map((word) => `"${word}"*`).join(' ');
}

const MAX_WORDS = 12;

/** The words of what somebody typed, as the index splits text. */
export function splitWords(text: string): string[] {
  return (text.normalize('NFKC').match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MAX_WORDS);
}
