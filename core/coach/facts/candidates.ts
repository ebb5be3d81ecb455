import type { Sample } from '../../language/classifier.ts';
import { clausesOf, type Clause, type Stretch } from '../../language/clauses.ts';
import { FeatureBag, lettersIn, tokensOf, wordsIn } from '../../language/ngrams.ts';
import { askedIn, type SentenceVector } from '../hear/samples.ts';

/** A stretch that may be worth a note: up to three clauses of one sentence that follow each other. */
export interface Candidate extends Stretch {
  /** Its first clause and its last. */
  readonly from: number;
  readonly to: number;
}

export const FACT_BUCKETS = 2 ** 16;
const MOST_IN_ROW = 3;
/** Further on nothing is noted: each stretch takes some 5 ms to encode. */
const MOST_CLAUSES = 24;

export const clausesToNote = (message: string): Clause[] => clausesOf(message).slice(0, MOST_CLAUSES);

export const candidatesOf = (clauses: readonly Clause[]): Candidate[] =>
  clauses.flatMap(({ start, sentence }, from) =>
    clauses
      .slice(from, from + MOST_IN_ROW)
      .flatMap((last, more) => (last.sentence === sentence ? [{ start, end: last.end, from, to: from + more }] : [])),
  );

/** A message with the vectors of its candidates, in their order, and of what it answers. */
export interface Encoded {
  readonly coach: string;
  readonly message: string;
  readonly clauses: readonly Clause[];
  readonly candidates: readonly Candidate[];
  readonly vectors: readonly SentenceVector[];
  readonly asked: SentenceVector;
}

const NEAR_WORDS = 4;
const NEAR_CHARS = 80;

/** @param at which of the candidates */
export function sampleForFact({ coach, message, clauses, candidates, vectors, asked }: Encoded, at: number): Sample {
  const { start, end, from, to } = candidates[at] as Candidate;
  const bag = new FeatureBag(FACT_BUCKETS);
  const text = message.slice(start, end);
  bag.add(`size ${Math.min(6, Math.floor(Math.log2(1 + tokensOf(text).length)))}`, 0.6);
  bag.add(`clauses ${to - from}`, 0.6);
  const { sentence } = clauses[from] as Clause;
  const isFirst = sentence === 0;
  bag.add(`first ${clauses[from - 1]?.sentence !== sentence}`, 0.5);
  bag.add(`last ${clauses[to + 1]?.sentence !== sentence}`, 0.5);
  const sentenceEnd = clauses.findLast((clause) => clause.sentence === sentence)?.end ?? end;
  bag.add(`asks ${/^[^\p{L}]*\?/u.test(message.slice(sentenceEnd, sentenceEnd + NEAR_WORDS))}`, 0.7);
  const before = tokensOf(message.slice(Math.max(0, start - NEAR_CHARS), start)).slice(-NEAR_WORDS);
  const after = tokensOf(message.slice(end, end + NEAR_CHARS)).slice(0, NEAR_WORDS);
  for (const word of new Set(before)) bag.add(`before ${word}`, 0.25);
  for (const word of new Set(after)) bag.add(`after ${word}`, 0.25);
  bag.add(`right before ${before.slice(-2).join(' ')}`, 0.5);
  bag.add(`right after ${after.slice(0, 2).join(' ')}`, 0.5);
  bag.add(`previous ${before.at(-1)}`, 0.5);
  bag.add(`next ${after[0]}`, 0.5);
  const words = new Set(tokensOf(askedIn(coach)));
  for (const word of words)
    for (const name of [`coach ${word}`, `coach ${isFirst} ${word}`]) bag.add(name, 0.5 / Math.sqrt(Math.max(4, words.size)));
  return {
    groups: [wordsIn(text, FACT_BUCKETS), lettersIn(text, FACT_BUCKETS), bag.features],
    dense: denseOf(vectors[at] as SentenceVector, asked, isFirst),
  };
}

/** Where it lies, and what it may answer: the question says most of what comes first. */
const denseOf = (vector: SentenceVector, asked: SentenceVector, isFirst: boolean): Float32Array =>
  Float32Array.from([1, ...vector.map((value) => 3 * value), ...asked.map((value) => (isFirst ? 1.5 : 0.5) * value)]);
