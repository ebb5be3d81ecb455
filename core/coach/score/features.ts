import { isClosed } from '../reading/closed-words.ts';
import { readWords, type Word } from '../reading/read-words.ts';
import { isPastForm, stemOf } from '../reading/verb-forms.ts';
import type { Unit } from './units.ts';
import { ABSTRACT, EMPTY_NOUNS, EMPTY_VERBS, SIGNS } from './signs.ts';

/** What is counted of a text, by name. What is not named is 0. */
export type Features = Readonly<Record<string, number>>;

const FEW_WORDS = 10;
const LONG_CHARS = 9;
/** Where an answer says how it ended. */
const END_UNITS = 2;

export const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'");
export const count = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;
const share = (words: readonly Word[], holds: (word: Word) => boolean): number => words.filter(holds).length / Math.max(words.length, 1);
export const isTelling = ({ text }: Word): boolean =>
  !isClosed(text) && !EMPTY_NOUNS.has(text) && !EMPTY_VERBS.has(text) && !ABSTRACT.test(text) && text.length > 2;
const wordForm = ({ text, isNumber }: Word): string => (isNumber ? '#' : text);

/** Stems of the words that carry content. */
export const contentStems = (words: readonly Word[]): Set<string> =>
  new Set(words.filter(({ text }) => !isClosed(text)).map(({ text }) => stemOf(text)));

/** Single words, and with `pairs` each with the one behind it. */
export function wordsOf(words: readonly Word[], pairs = false): string[] {
  const forms = words.map(wordForm);
  return pairs ? [...forms, ...forms.slice(1).map((form, i) => `${forms[i]} ${form}`)] : forms;
}

/** Each word by itself, by the hundred words. */
export function wordCounts(words: readonly Word[], per: number): Features {
  const single: Record<string, number> = {};
  for (const word of words) single[`word ${wordForm(word)}`] = (single[`word ${wordForm(word)}`] ?? 0) + 1;
  for (const name of Object.keys(single)) single[name] = (Math.log1p(single[name] ?? 0) * per) / 2;
  return single;
}

/** An answer as counts per hundred words, so that what is longer is not for that reason more. */
export function answerFeatures(units: readonly Unit[], question: string): Features {
  const text = units.map((unit) => plain(unit.text)).join('\n');
  const words = units.flatMap((unit) => unit.words);
  const per = 100 / Math.max(words.length, FEW_WORDS);
  const found: Record<string, number> = {};
  for (const [name, sign] of Object.entries(SIGNS)) {
    const times = count(text, sign);
    found[`${name}.rate`] = times * per;
    found[`${name}.log`] = Math.log1p(times);
  }
  const end = units
    .slice(-END_UNITS)
    .map((unit) => plain(unit.text))
    .join('\n');
  for (const [name, sign] of Object.entries(SIGNS)) found[`end ${name}`] = Math.log1p(count(end, sign));
  const stems = contentStems(words);
  const asked = [...contentStems(readWords(question))];
  const telling = units.map((unit) => unit.words.filter(isTelling).length / Math.max(unit.words.length, 4));
  return {
    ...found,
    ...wordCounts(words, per),
    past: 100 * share(words, (word) => isPastForm(word.text)),
    content: 100 * share(words, (word) => !isClosed(word.text)),
    empty: 100 * share(words, (word) => EMPTY_NOUNS.has(word.text)),
    long: 100 * share(words, (word) => word.text.length >= LONG_CHARS),
    letters: words.reduce((sum, word) => sum + word.text.length, 0) / Math.max(words.length, FEW_WORDS),
    abstract: 100 * share(words, (word) => ABSTRACT.test(word.text)),
    names: 100 * share(words, (word) => word.isName),
    concrete: [...stems].filter((stem) => !EMPTY_NOUNS.has(stem)).length * per,
    asked: asked.filter((stem) => stems.has(stem)).length / Math.max(asked.length, 1),
    'unit-words': words.length / Math.max(units.length, 1),
    'emptiest-unit': Math.min(...telling, 1),
    'last-unit': telling.at(-1) ?? 0,
    'past-units': units.filter((unit) => unit.words.some((word) => isPastForm(word.text))).length / Math.max(units.length, 1),
  };
}

/** One sentence, or clause of a long one, among those of its answer. */
export function unitFeatures(unit: Unit, at: number, all: readonly Unit[]): Features {
  const { words } = unit;
  const text = plain(unit.text);
  const length = Math.max(words.length, 3);
  const found: Record<string, number> = {};
  for (const [name, sign] of Object.entries(SIGNS)) {
    const times = count(text, sign);
    if (times === 0) continue;
    found[name] = Math.min(times, 3);
    found[`${name}.rate`] = (10 * times) / length;
  }
  for (const form of wordsOf(words, true)) found[`word ${form}`] = 1;
  const telling = words.filter(isTelling).length;
  const past = words.filter((word) => isPastForm(word.text)).length;
  const place = all.length > 1 ? at / (all.length - 1) : 0.5;
  return {
    ...found,
    telling: telling / length,
    'telling.log': Math.log1p(telling),
    length: Math.log(length),
    short: Number(length < 8),
    past: Math.min(past, 2),
    'past.rate': (5 * past) / length,
    first: Number(at === 0),
    last: Number(at === all.length - 1),
    place,
    edge: (place - 0.5) ** 2 * 4,
    late: Math.max(0, place - 0.7) * 3,
    names: Math.min(3, words.filter((word) => word.isName).length),
    bare: Number(telling === 0),
  };
}
