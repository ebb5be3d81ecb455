import { foldText } from '../../fold-text.ts';
import { countEdits } from '../source/nearest-key.ts';

/** Longest answer in words, in characters. */
export const SHORT_ANSWER_LENGTH = 200;

/** Shorter words are too near to others for a slip to be told from another word. */
const TYPO_LENGTH = 6;

/**
 * Whether an answer in words is one of those accepted. Case, accents, punctuation and spaces do not count, numbers may be
 * written out, and one letter may be wrong in each word of six or more.
 * @param tolerance how far a number may be off
 */
export function isAccepted(answer: string, accepted: readonly string[], tolerance = 0): boolean {
  const given = readAnswer(answer);
  return accepted.map(readAnswer).some((right) => isSameText(given, right) || isSameNumber(given, right, tolerance));
}

interface ReadAnswer {
  readonly words: readonly string[];
  /** Null unless the answer is a number, perhaps with its unit. */
  readonly value: number | null;
  readonly unit: string;
}

function readAnswer(text: string): ReadAnswer {
  const folded = writeDigits(
    foldText(text)
      .replace(/[\u2212\u2013](?=\d)/g, '-')
      .trim(),
  );
  // An apostrophe parts no words.
  const words = folded.replace(/['\u2019]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const [, number, unit = ''] = /^[€$£]?\s*(-?\d+(?:[.,]\d+)*)\s*[%€$£]?\s*(\p{L}*)\.?$/u.exec(folded) ?? [];
  return { words, value: number === undefined ? null : readNumber(number), unit };
}

function isSameText(given: ReadAnswer, right: ReadAnswer): boolean {
  // Of numbers, which differ by a sign or a space, only the value counts.
  if (right.value !== null) return false;
  if (given.words.join('') === right.words.join('')) return true;
  return given.words.length === right.words.length && right.words.every((word, i) => isSameWord(given.words[i] ?? '', word));
}

function isSameWord(given: string, right: string): boolean {
  if (given === right) return true;
  return right.length >= TYPO_LENGTH && /^\p{L}+$/u.test(right) && countEdits(given, right, 2) < 2;
}

/** A unit is told with the number or left out; where the accepted answer names one, it is part of the answer. */
function isSameNumber(given: ReadAnswer, right: ReadAnswer, tolerance: number): boolean {
  if (given.value === null || right.value === null || (right.unit !== '' && right.unit !== given.unit)) return false;
  // What decimal fractions lose in binary is no mistake of the learner's.
  return Math.abs(given.value - right.value) <= tolerance + 1e-9;
}

/** `1,000` is a thousand, `0,5` a half. */
function readNumber(digits: string): number | null {
  const isGrouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits);
  const value = Number(isGrouped ? digits.replaceAll(',', '') : digits.replace(',', '.'));
  return Number.isNaN(value) ? null : value;
}

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const NUMBER_WORDS = new Map([
  ['zero', 0],
  ...[...UNITS, ...TEENS].map((word, i): [string, number] => [word, i + 1]),
  ...TENS.flatMap((word, i): [string, number][] => [
    [word, (i + 2) * 10],
    ...UNITS.flatMap((unit, j): [string, number][] => ['', ' ', '-'].map((sign) => [`${word}${sign}${unit}`, (i + 2) * 10 + j + 1])),
  ]),
]);
/** The longest first: `twenty-one` is not twenty. */
const NUMBER_WORD = new RegExp(`\\b(?:${[...NUMBER_WORDS.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`, 'g');

const writeDigits = (text: string): string => text.replace(NUMBER_WORD, (word) => String(NUMBER_WORDS.get(word)));
