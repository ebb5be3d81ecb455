import { normalize } from '../normalize.ts';

/** Text as a search compares it, with the way back. */
export interface FoldedText {
  readonly folded: string;
  /** Where in the text the letter at each place of `folded` begins; one more, for the end. */
  readonly starts: Uint32Array;
}

const MARKS = /\p{M}+/gu;
const PLAIN = /^[\x20-\x7E]$/;

/**
 * Without case, accents and the difference between one space and many, so that "Cafe" finds "CAFÉ" and words are found
 * whatever line they break on. Quotation marks and dashes of all sorts count as one each.
 */
export function foldText(text: string): FoldedText {
  const letters: string[] = [];
  const starts: number[] = [];
  let at = 0;
  for (const letter of text) {
    for (const folded of foldLetter(letter, letters.at(-1))) {
      letters.push(folded);
      starts.push(at);
    }
    at += letter.length;
  }
  starts.push(at);
  return { folded: letters.join(''), starts: Uint32Array.from(starts) };
}

/** UTF-16 units, each with its own start. */
function foldLetter(letter: string, before: string | undefined): readonly string[] {
  if (/\s/u.test(letter)) return before === ' ' ? [] : [' '];
  if (PLAIN.test(letter)) return [letter.toLowerCase()];
  if (/[\u00AD\u200B-\u200D\u2060\uFEFF]/u.test(letter)) return [];
  if (/[‘’‚‛′]/u.test(letter)) return ["'"];
  if (/[“”„‟«»″]/u.test(letter)) return ['"'];
  if (/\p{Pd}/u.test(letter)) return ['-'];
  return normalize('NFKD', letter).replace(MARKS, '').toLowerCase().split('');
}

/** Two letters of one word, in scripts that set words apart. */
const WITHIN_WORD = /^(?:(?![\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])[\p{L}\p{N}]){2}/u;

/** Every place at which words begin with the query, as `[from, to]` in the text; none for a query of white space. */
export function* findAll({ folded, starts }: FoldedText, query: string): Generator<readonly [from: number, to: number]> {
  const sought = foldText(query).folded.trim();
  if (sought === '') return;
  let next = 0;
  for (let at = folded.indexOf(sought); at !== -1; at = folded.indexOf(sought, next)) {
    const isWithin = at > 0 && WITHIN_WORD.test(folded.slice(at - 1, at + 2));
    next = at + (isWithin ? 1 : sought.length);
    if (!isWithin) yield [starts[at] ?? 0, starts[next] ?? 0];
  }
}

/** The first of them, else where they stand within words, as what was cut out of a text may; null without either. */
export function findFirst(text: FoldedText, words: string): readonly [from: number, to: number] | null {
  const { value } = findAll(text, words).next();
  if (value) return value;
  const sought = foldText(words).folded.trim();
  const at = sought === '' ? -1 : text.folded.indexOf(sought);
  return at === -1 ? null : [text.starts[at] ?? 0, text.starts[at + sought.length] ?? 0];
}

/** Whether a text begins with these words. */
export const beginsWith = (text: string, words: string): boolean =>
  foldText(text).folded.trimStart().startsWith(foldText(words).folded.trim());
