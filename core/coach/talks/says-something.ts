const READ_CHARS = 2000;
const LONGEST_WORD_CHARS = 25;

/** Whether a text holds at least one thing that could be a word or a number; languages without our vowels count as words. */
export function saysSomething(text: string): boolean {
  const words = text.slice(0, READ_CHARS).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => word.length <= LONGEST_WORD_CHARS && (/[aeiouy\p{N}]/iu.test(word) || /[^a-z]/i.test(word)));
}
