/** Adults read non-fiction silently at about 238 words a minute (Brysbaert 2019); rounded down for study. */
export const WORDS_PER_MINUTE = 230;

/** A rough time to think over and answer one question. */
export const QUIZ_QUESTION_SEC = 40;

/** Words of plain text. A run of Chinese, Japanese or Korean counts two characters as one word. */
export function countWords(text: string): number {
  const dense = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  const spaced = text
    .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu);
  return (spaced?.length ?? 0) + Math.ceil(dense / 2);
}

/** Seconds it takes to read that many words, whole, at least 1 when there is anything to read. */
export function estimateReadingSec(words: number): number {
  return words === 0 ? 0 : Math.max(1, Math.round((words / WORDS_PER_MINUTE) * 60));
}
