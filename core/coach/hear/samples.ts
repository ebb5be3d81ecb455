import { COACH_MODES, type CoachMode } from '../../practice/modes.ts';
import type { Sample } from '../../language/classifier.ts';
import { FeatureBag, lettersIn, tokensOf, wordsIn } from '../../language/ngrams.ts';
import { fieldsIn } from './fields.ts';

/** A message, and what the coach said last. */
export interface Said {
  readonly mode: CoachMode;
  readonly coach: string;
  readonly message: string;
}

/** Of a sentence encoder, of length 1: texts that mean much the same point the same way. */
export type SentenceVector = Float32Array;

/** Of what was not read for what it means: its words alone count. */
export const UNREAD: SentenceVector = new Float32Array(512);

/** What a message means, and what it answers. */
export interface Meanings {
  readonly message: SentenceVector;
  readonly asked: SentenceVector;
}

export const BUCKETS = 2 ** 17;

/** What the coach asked last: what a message answers. */
export const askedIn = (coach: string): string =>
  coach
    .trim()
    .split(/(?<=[.?!])\s+/)
    .at(-1) ?? '';

/** For what a message is: the message, and the sentence of the coach that it follows, with what both mean. */
export function sampleForHearing({ mode, coach, message }: Said, means: Meanings): Sample {
  const bag = new FeatureBag(BUCKETS);
  const tokens = tokensOf(message);
  const size = Math.min(7, Math.floor(Math.log2(1 + tokens.length)));
  bag.add(`mode ${mode}`);
  bag.add(`first ${mode} ${tokens[0] ?? ''}`);
  bag.add(`first ${mode} ${tokens.slice(0, 2).join(' ')}`);
  bag.add(`size ${mode} ${size}`);
  bag.add(`asks ${message.includes('?')}`);
  bag.add(`asks last ${mode} ${endsAsking(message)}`);
  bag.add(`coach asks ${mode} ${endsAsking(coach)}`);
  bag.add(`coach quotes ${mode} ${/["“”‘]|(?:^|\s)'/.test(coach)}`);
  const words = tokensOf(askedIn(coach));
  for (const word of new Set(words)) bag.add(`coach ${word}`, 0.7);
  bag.add(`coach begins ${words.slice(0, 2).join(' ')}`);
  bag.add(`coach begins ${size} ${words[0] ?? ''}`);
  const known = new Set(tokensOf(coach).filter((word) => word.length > 3));
  if (tokens.some((word) => known.has(word))) bag.add('takes up');
  const length = Math.log(1 + message.split(/\s+/).length) / 3;
  const figures = [1, ...COACH_MODES.map((one) => Number(one === mode)), length];
  const marks = [message.includes('?'), endsAsking(message), endsAsking(coach), /["“”‘]/.test(coach)].map(Number);
  return {
    groups: [wordsIn(message, BUCKETS), lettersIn(message, BUCKETS), bag.features],
    dense: Float32Array.from([...figures, ...marks, ...means.message.map((value) => 3 * value), ...means.asked.map((value) => 2 * value)]),
  };
}

/** For how grave a message is: the same words are as grave in each mode. */
export const sampleForSafety = (message: string, vector: SentenceVector): Sample => ({
  groups: [wordsIn(message, BUCKETS), lettersIn(message, BUCKETS)],
  dense: Float32Array.from([1, ...fieldsIn(message), ...vector.map((value) => 3 * value)]),
});

const endsAsking = (text: string): boolean => /\?[^\p{L}\d]*$/u.test(text);
