/** Letters of scripts that set words apart. Where words follow each other without spaces, a part of a row is no cut word. */
const LETTER =
  /(?!\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}|\p{Script=Myanmar})[\p{L}\p{M}\p{N}]/u;
/** Within a word: apostrophes, and where it may be broken at the end of a line. */
const JOINT = /['’\u00ad]/;

/** Where words that were marked from the middle of one to the middle of another begin and end as whole words. */
export function wholeWords(text: string, { from, to }: { from: number; to: number }): { from: number; to: number } {
  let start = from;
  let end = to;
  if (from >= to) return { from, to };
  while (cutsWord(text, start)) start -= 1;
  while (cutsWord(text, end)) end += 1;
  return { from: start, to: end };
}

const cutsWord = (text: string, at: number): boolean => isInWord(text, at - 1) && isInWord(text, at);

const isInWord = (text: string, at: number): boolean =>
  isLetter(text, at) || (JOINT.test(text.charAt(at)) && isLetter(text, at - 1) && isLetter(text, at + 1));

const isLetter = (text: string, at: number): boolean => LETTER.test(text.charAt(at));
