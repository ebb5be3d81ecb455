/** A text as the rules of this folder read it, and where each of its characters stood before. */
export interface FoldedText {
  text: string;
  /** The place in the text as it was written of what lies between `start` and `end` of the folded one. */
  placeOf: (start: number, end: number) => TextSpan;
}

/** In UTF-16 units of a text: `text.slice(start, end)`. */
export interface TextSpan {
  start: number;
  end: number;
}

const PLAIN = /^[a-z]$/;
const APOSTROPHE = /['’‘ʼ´`]/;
const QUOTE = /["“”„«»]/;
const HYPHEN = /[-‐‑‒–]/;
const LETTER = /[\p{L}\p{N}]/u;
const ENDS_SENTENCE = /[.!?;]/;
/** Digits that stand for letters inside a word: k1ll. */
const DISGUISED: ReadonlyMap<string, string> = new Map([
  ['1', 'i'],
  ['!', 'i'],
  ['0', 'o'],
  ['3', 'e'],
  ['@', 'a'],
  ['$', 's'],
]);

/**
 * Lower case without accents; no apostrophes inside words ("don't" is `dont`); one space for every run of blanks, line breaks,
 * commas and the like; a letter at most twice in a row. What ends a sentence, quotation marks and hyphens stay; an empty line
 * and several full stops do what they do: the first ends a sentence, the others are a pause. Linear in the length of the text.
 */
export function foldText(source: string): FoldedText {
  const characters: string[] = [];
  const places: TextSpan[] = [];
  const put = (folded: string, start: number, end: number): void => {
    // By units, as strings are counted: a rare letter has two.
    for (const character of folded.split('')) {
      const [last, beforeLast] = [characters.at(-1), characters.at(-2)];
      if (character === ' ' && (last === ' ' || last === undefined)) continue;
      if (character === last && character === beforeLast) continue;
      characters.push(character);
      places.push({ start, end });
    }
  };
  let start = 0;
  for (const character of source) {
    const end = start + character.length;
    put(foldCharacter(character, source.charAt(start - 1), source.charAt(end)), start, end);
    start = end;
  }
  const text = characters.join('');
  return { text, placeOf: (from, to) => ({ start: places[from]?.start ?? 0, end: places[to - 1]?.end ?? source.length }) };
}

function foldCharacter(character: string, before: string, after: string): string {
  if (PLAIN.test(character)) return character;
  const isInWord = LETTER.test(before) && LETTER.test(after);
  if (APOSTROPHE.test(character)) return isInWord ? '' : ' ';
  if (QUOTE.test(character)) return '"';
  if (character === '\n' && after === '\n') return '. ';
  const disguised = isInWord && /\p{L}/u.test(before + after) ? DISGUISED.get(character) : undefined;
  if (disguised !== undefined) return disguised;
  if (character === '.' && (before === '.' || after === '.')) return ' ';
  if (ENDS_SENTENCE.test(character)) return character;
  // Nothing that is seen: it only keeps words from being found.
  if (/\p{Cf}/u.test(character)) return '';
  if (HYPHEN.test(character)) return isInWord ? '-' : ' ';
  return character
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}*]/gu, ' ');
}
