import { isClosed } from '../../coach/reading/closed-words.ts';
import { readWords } from '../../coach/reading/read-words.ts';
import { isOtherLanguage } from '../../coach/talks/other-language.ts';

/** Fewer words tell no language. */
const MIN_WORDS = 12;
/** English has more of the words that hold it together, even in headings. */
const MIN_SMALL_SHARE = 0.18;

/**
 * Whether texts are in English: none in the letters or the small words of another language, and all together with enough of
 * its own.
 * @param quotable what may stand in them in any language: the learner's own words
 */
export function isEnglish(texts: readonly string[], quotable: readonly string[]): boolean {
  const own = texts.map((text) => leaveOut(text, quotable));
  if (own.some((text) => isOtherLanguage(text) || isForeignScript(text))) return false;
  const all = own.flatMap(readWords);
  return all.length < MIN_WORDS || all.filter(({ text }) => isClosed(text)).length / all.length >= MIN_SMALL_SHARE;
}

const plain = (text: string): string => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? []).join(' ')} `;
const leaveOut = (text: string, quotable: readonly string[]): string =>
  quotable.reduce((left, words) => left.replaceAll(plain(words), ' '), plain(text));

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const isForeignScript = (text: string): boolean => count(text, /(?!\p{Script=Latin})\p{L}/gu) > count(text, /\p{Script=Latin}/gu);
