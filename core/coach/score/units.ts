import { SENTENCE_END } from '../../language/sentences.ts';
import { readWords, type Span, type Word } from '../reading/read-words.ts';

/** A sentence, or a clause of a long one: what can be quoted and asked about. */
export interface Unit extends Span {
  readonly text: string;
  /** Placed as in the unit. */
  readonly words: readonly Word[];
}

/** Where a long sentence goes on with something else. */
const JOINT = /[,;:]?\s(?=(?:and|but|so|then|because|which|until|after that|in the end)\s)|[,;]\s(?=(?:i|we|he|she|they|it|there|the)\s)/gi;
const LOOSE = /[\s,;:]+$/;
const LONG_WORDS = 40;
const MIN_BEFORE = 7;
const MIN_AFTER = 6;

/** The units of a text in their order, in time linear in its length. `text` is always `content.slice(start, end)`. */
export function readUnits(content: string): Unit[] {
  const ends = [...content.matchAll(SENTENCE_END)].map(({ 0: mark, index }) => index + mark.length);
  return [0, ...ends].flatMap((start, i) => {
    const unit = unitAt(content, start, ends[i] ?? content.length);
    return unit === null ? [] : takeApart(content, unit);
  });
}

function unitAt(content: string, from: number, to: number): Unit | null {
  const raw = content.slice(from, to);
  const start = from + (raw.length - raw.trimStart().length);
  const text = content.slice(start, to).trimEnd();
  const words = readWords(text);
  return words.length < 2 ? null : { start, end: start + text.length, text, words };
}

function takeApart(content: string, unit: Unit): Unit[] {
  if (unit.words.length <= LONG_WORDS) return [unit];
  const cuts = [0];
  let [at, last] = [0, 0];
  for (const { 0: joint, index } of unit.text.matchAll(JOINT)) {
    const cut = index + joint.length;
    while ((unit.words[at]?.start ?? Infinity) < cut) at += 1;
    if (at - last < MIN_BEFORE || unit.words.length - at < MIN_AFTER) continue;
    cuts.push(cut);
    last = at;
  }
  return cuts.flatMap((cut, i) => {
    const text = unit.text.slice(cut, cuts[i + 1] ?? unit.text.length).replace(i + 1 < cuts.length ? LOOSE : '', '');
    return unitAt(content, unit.start + cut, unit.start + cut + text.length) ?? [];
  });
}
