import { COACH_MODES, type CoachMode } from '../../practice/modes.ts';
import type { Sample } from '../../language/classifier.ts';
import { addNgrams, FeatureBag, tokensOf } from '../../language/ngrams.ts';

/** A message, and what the coach said last. */
export interface Said {
  readonly mode: CoachMode;
  readonly coach: string;
  readonly message: string;
}

/** Of a sentence encoder, of length 1: texts that mean much the same point the same way. */
export type SentenceVector = Float32Array;

export const BUCKETS = 2 ** 15;

/** For what a message is: the message, and the sentence of the coach that it follows. */
export function sampleForHearing({ mode, coach, message }: Said, vector: SentenceVector): Sample {
  const bag = new FeatureBag(BUCKETS);
  addNgrams(bag, message);
  const tokens = tokensOf(message);
  const size = Math.min(7, Math.floor(Math.log2(1 + tokens.length)));
  const [first = ''] = tokens;
  bag.add('any');
  bag.add(`mode ${mode}`, 0.5);
  bag.add(`first ${mode} ${first}`, 0.5);
  bag.add(`first ${mode} ${tokens.slice(0, 2).join(' ')}`, 0.5);
  bag.add(`size ${size}`, 0.7);
  bag.add(`size ${mode} ${size}`, 0.5);
  bag.add(`asks ${message.includes('?')}`, 0.5);
  bag.add(`asks last ${mode} ${endsAsking(message)}`, 0.7);
  const lastSentence = coach.split(/(?<=[.?!])\s+/).at(-1) ?? '';
  const asked = tokensOf(lastSentence);
  for (const word of new Set(asked)) bag.add(`coach ${word}`, 1 / Math.sqrt(Math.max(4, asked.length)));
  bag.add(`coach asks ${endsAsking(coach)}`, 0.4);
  bag.add(`coach asks ${mode} ${endsAsking(coach)}`, 0.4);
  bag.add(`coach quotes ${mode} ${/["“”‘]|(?:^|\s)'/.test(coach)}`, 0.4);
  bag.add(`coach begins ${asked.slice(0, 2).join(' ')}`, 0.5);
  bag.add(`coach begins ${size} ${asked[0] ?? ''}`, 0.5);
  const known = new Set(tokensOf(coach).filter((word) => word.length > 3));
  bag.add('takes up', (2 * tokens.filter((word) => known.has(word)).length) / Math.max(1, tokens.length));
  return { features: bag.features, dense: denseOf(mode, coach, message, vector) };
}

/** Once for all modes and once for this one: the same words are an answer here and a question to the coach there. */
function denseOf(mode: CoachMode, coach: string, message: string, vector: SentenceVector): Float32Array {
  const length = Math.log(1 + message.split(/\s+/).length) / 3;
  const places = COACH_MODES.flatMap((one) => (one === mode ? [1, length] : [0, 0]));
  const figures = [1, length, Number(message.includes('?')), Number(endsAsking(message)), Number(endsAsking(coach)), ...places];
  const dense = new Float32Array(vector.length * (COACH_MODES.length + 1) + figures.length);
  dense.set(vector.map((value) => 3 * value));
  dense.set(
    vector.map((value) => 2 * value),
    vector.length * (1 + COACH_MODES.indexOf(mode)),
  );
  dense.set(figures, vector.length * (COACH_MODES.length + 1));
  return dense;
}

/** For how grave a message is: the same words are as grave in each mode. */
export function sampleForSafety(message: string, vector: SentenceVector): Sample {
  const bag = new FeatureBag(BUCKETS);
  bag.add('any');
  addNgrams(bag, message);
  return { features: bag.features, dense: Float32Array.from([1, ...vector.map((value) => 3 * value)]) };
}

const endsAsking = (text: string): boolean => /\?[^\p{L}\d]*$/u.test(text);
