/** Where a sentence stands in a text, with the marks that belong to it, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** What is left out when a text is spoken (listings, menus) is no longer than this, in letters. */
const MAX_GAP = 6000;

/** Typesetters' marks inside words. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * Where the sentences of a text that is read aloud stand in that text as it is shown, in their order; null for what is
 * said and not shown, such as the description of a picture. Compared by words alone: speech leaves out marks and white
 * space, and adds some. Empty when fewer than half of them are there: the text is another one then, such as notes on a film.
 */
export function findSentences(text: string, sentences: readonly string[]): (TextSpan | null)[] {
  const shown = readWords(text);
  let from = 0;
  let behind = 0;
  const spans = sentences.map((sentence): TextSpan | null => {
    const { letters } = readWords(sentence);
    const at = letters.trim() === '' ? -1 : shown.letters.slice(from, from + MAX_GAP + letters.length).indexOf(letters);
    if (at < 0) return null;
    const first = from + at + 1;
    // The space behind the last word is the one before the next.
    from += at + letters.length - 1;
    const start = Math.max(behind, beforeMarks(text, shown.places[first] ?? 0));
    behind = behindMarks(text, shown.ends[from - 1] ?? 0);
    return { start, end: behind };
  });
  const foundCount = spans.filter((span) => span !== null).length;
  return foundCount * 2 >= spans.length ? spans : [];
}

/** Quotation marks and brackets stand at a word without a space, as does the full stop behind it. */
function beforeMarks(text: string, place: number): number {
  let start = place;
  while (isMark(text[start - 1])) start -= 1;
  return start;
}

function behindMarks(text: string, place: number): number {
  let end = place;
  while (isMark(text[end])) end += 1;
  return end;
}

const isMark = (unit: string | undefined): boolean => unit !== undefined && /[^\s\p{L}\p{M}\p{N}\p{Cs}]/u.test(unit);

interface Words {
  /** Small letters and digits, with one space around every word. */
  readonly letters: string;
  /** Of each of them, where it begins in the text, and where it ends. */
  readonly places: readonly number[];
  readonly ends: readonly number[];
}

function readWords(text: string): Words {
  const letters = [' '];
  const places = [0];
  const ends = [0];
  const add = (unit: string, start: number, end: number): void => {
    letters.push(unit);
    places.push(start);
    ends.push(end);
  };
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    if (WORD_CHARACTER.test(character)) {
      // A raised 2 is a 2, and a ligature its letters.
      for (const unit of character.normalize('NFKC').toLowerCase().split('')) add(unit, start, end);
    } else if (!INVISIBLE.test(character) && letters.at(-1) !== ' ') add(' ', start, end);
    start = end;
  }
  if (letters.at(-1) !== ' ') add(' ', start, start);
  return { letters: letters.join(''), places, ends };
}
