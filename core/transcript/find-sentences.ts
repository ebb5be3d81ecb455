import { normalize } from '../normalize.ts';

/** Where a sentence stands in a text, with the marks that belong to it, in UTF-16 units. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** What is left out when a text is spoken (listings, menus) is no longer than this, in letters. */
const MAX_GAP = 6000;
/** A sentence is looked for by its beginning: the search for more than a page could take a second by itself. */
const MAX_HEAD = 1000;
/** Characters that are read between two steps. */
const STEP_CHARACTERS = 4096;
/** Of a longer row of marks, such as a line drawn with them, the rest belongs to no sentence. */
const MAX_MARKS = 100;

/** Typesetters' marks inside words. */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/;
const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;

/**
 * Where the sentences of a text that is read aloud stand in that text as it is shown, in their order; null for what is
 * said and not shown, such as the description of a picture. Compared by words alone: speech leaves out marks and white
 * space, and adds some. Empty when fewer than half of them are there: the text is another one then, such as notes on a film.
 *
 * Made in short steps, between which others may have their turn: a book is heard while it is searched.
 */
export function* findSentences(text: string, sentences: readonly string[]): Generator<void, (TextSpan | null)[]> {
  const places = createPlaces();
  const shown = yield* readWords(text, places);
  const spans: (TextSpan | null)[] = [];
  let missing = 0;
  let from = 0;
  let behind = 0;
  for (const sentence of sentences) {
    yield;
    const letters = yield* readWords(sentence);
    const at = findLetters(shown, letters, from);
    if (at < 0) {
      spans.push(null);
      missing++;
      if (missing * 2 > sentences.length) return [];
      continue;
    }
    // The space behind the last word is the one before the next.
    from = at + letters.length - 1;
    const start = Math.max(behind, beforeMarks(text, places.of(at + 1)));
    behind = behindMarks(text, behindCharacter(text, places.of(from - 1)));
    spans.push({ start, end: behind });
  }
  return spans;
}

function findLetters(shown: string, letters: string, from: number): number {
  if (letters.trim() === '') return -1;
  const head = letters.slice(0, MAX_HEAD);
  const at = shown.slice(from, from + MAX_GAP + head.length).indexOf(head);
  return at >= 0 && shown.startsWith(letters, from + at) ? from + at : -1;
}

/** Quotation marks and brackets stand at a word without a space, as does the full stop behind it. */
function beforeMarks(text: string, place: number): number {
  let start = place;
  while (place - start < MAX_MARKS && isMark(text[start - 1])) start -= 1;
  return start;
}

function behindMarks(text: string, place: number): number {
  let end = place;
  while (end - place < MAX_MARKS && isMark(text[end])) end += 1;
  return end;
}

const isMark = (unit: string | undefined): boolean => unit !== undefined && /[^\s\p{L}\p{M}\p{N}\p{Cs}]/u.test(unit);

const behindCharacter = (text: string, place: number): number => place + ((text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1);

/** Where in the text each letter stands. */
interface Places {
  add(place: number): void;
  of(letter: number): number;
}

/* A plain list of millions grows in steps that can be felt. */
function createPlaces(): Places {
  let places = new Uint32Array(1024);
  let length = 0;
  return {
    add(place) {
      if (length === places.length) {
        const more = new Uint32Array(length * 2);
        more.set(places);
        places = more;
      }
      places[length++] = place;
    },
    of: (letter) => places[letter] ?? 0,
  };
}

/** Small letters and digits, with one space around every word. */
function* readWords(text: string, places?: Places): Generator<void, string> {
  const read: string[] = [];
  let units = [' '];
  places?.add(0);
  let isInWord = false;
  let start = 0;
  let stepEnd = STEP_CHARACTERS;
  const add = (unit: string): void => {
    units.push(unit);
    for (let i = 0; i < unit.length; i++) places?.add(start);
  };
  for (const character of text) {
    const isWord = WORD_CHARACTER.test(character);
    if (isWord || (isInWord && !INVISIBLE.test(character))) {
      isInWord = isWord;
      // A raised 2 is a 2, and a ligature its letters.
      add(isWord ? normalize('NFKC', character).toLowerCase() : ' ');
    }
    start += character.length;
    if (start < stepEnd) continue;
    stepEnd = start + STEP_CHARACTERS;
    read.push(units.join(''));
    units = [];
    yield;
  }
  if (isInWord) add(' ');
  return read.join('') + units.join('');
}
