import { normalize } from '../../normalize.ts';

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
/** A single sign that unfolds to a sentence spells no word, and would make a text many times as long as its writer may. */
const MOST_OF_ONE = 4;
const APOSTROPHE = /['’‘ʼ´`]/;
const QUOTE = /["“”„«»]/;
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

/** Letters that look like others, or are others with a stroke, after their accents have gone. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', с: 'c', ԁ: 'd', е: 'e', һ: 'h', н: 'h', і: 'i', ј: 'j', к: 'k', ӏ: 'l', м: 'm', о: 'o', р: 'p', ѕ: 's', т: 't' },
    ...{
      у: 'y',
      х: 'x',
      ѡ: 'w',
      α: 'a',
      ε: 'e',
      ι: 'i',
      κ: 'k',
      ν: 'v',
      ο: 'o',
      ρ: 'p',
      τ: 't',
      υ: 'u',
      ɑ: 'a',
      ɡ: 'g',
      ı: 'i',
      ł: 'l',
      ø: 'o',
      ß: 'ss',
    },
  }),
);
const TAG = /<\/?[a-z][^<>]{0,80}>/gi;
/** Letters one by one: where there are four in a row, two in a row are a word as well. */
const SPELT = /(?<![\w\u00c0-\u04ff])[A-Za-z\u00c0-\u04ff](?:[ .*_-][A-Za-z\u00c0-\u04ff]){3}(?![\w\u00c0-\u04ff])/;
const BETWEEN_SPELT = /(?<=(?<![\w\u00c0-\u04ff])[A-Za-z\u00c0-\u04ff])[ .*_-](?=[A-Za-z\u00c0-\u04ff](?![\w\u00c0-\u04ff]))/g;

/**
 * Lower case without accents; no apostrophes inside words ("don't" is `dont`); one space for every run of blanks, line breaks,
 * hyphens, commas and the like; a letter at most twice in a row. What ends a sentence and quotation marks stay; an empty line
 * before a capital ends one too, and several full stops are a pause. Tags go, and words that are spelt letter by letter are put
 * together. Linear in the length of the text.
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
  const unseen = findUnseen(source);
  let start = 0;
  for (const character of source) {
    const end = start + character.length;
    if (unseen[start] === 0) put(foldCharacter(character, source.charAt(start - 1), source.slice(end, end + 4)), start, end);
    start = end;
  }
  const text = characters.join('');
  return { text, placeOf: (from, to) => ({ start: places[from]?.start ?? 0, end: places[to - 1]?.end ?? source.length }) };
}

function foldCharacter(character: string, before: string, following: string): string {
  const after = following.charAt(0);
  if (PLAIN.test(character)) return character;
  const isInWord = LETTER.test(before) && LETTER.test(after);
  if (APOSTROPHE.test(character)) return isInWord ? '' : ' ';
  if (QUOTE.test(character)) return '"';
  if (character === '\n' && /^\n\s*[^\s\p{Ll}]/u.test(following)) return '. ';
  const disguised = isInWord && /\p{L}/u.test(before + after) ? DISGUISED.get(character) : undefined;
  if (disguised !== undefined) return disguised;
  if (character === '.' && (before === '.' || after === '.')) return ' ';
  if (ENDS_SENTENCE.test(character)) return character;
  // Nothing that is seen: it only keeps words from being found.
  if (/\p{Cf}/u.test(character)) return '';
  return normalize('NFKD', character)
    .slice(0, MOST_OF_ONE)
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]/gu, (letter) => LOOK_ALIKES.get(letter) ?? letter)
    .replaceAll(/[^\p{L}\p{N}*]/gu, ' ');
}

/** By units of a text: 1 for what only keeps words from being found. */
function findUnseen(source: string): Uint8Array {
  const unseen = new Uint8Array(source.length);
  for (const { 0: tag, index } of source.matchAll(TAG)) unseen.fill(1, index, index + tag.length);
  if (SPELT.test(source)) for (const { index } of source.matchAll(BETWEEN_SPELT)) unseen[index] = 1;
  return unseen;
}
