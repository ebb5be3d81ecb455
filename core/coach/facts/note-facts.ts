import { classify, type Weights } from '../../language/classifier.ts';
import type { Stretch } from '../../language/clauses.ts';
import { sampleForFact, type Candidate, type Encoded } from './candidates.ts';
import type { Noted } from './fact.ts';
import { FACT_SLOTS, type FactSlot } from './slots.ts';

export const FACT_LABELS = ['none', ...FACT_SLOTS] as const;
export type FactLabel = (typeof FACT_LABELS)[number];

/** A false note is worse than a missing one: of notes above it, 78 of 100 are right in messages of authors left out. */
const SURE = 0.45;
/** Stretches that overlap speak for each other: which words make the note is less certain than that there is one. */
const SUPPORT = 0.5;
/** How much likelier that is which the coach has just asked for. */
const ASKED_COUNTS = 5;

export interface FoundFact extends Noted, Stretch {}

interface Wish {
  readonly sure?: number;
  /** What the coach asked for, where it asked for one thing. */
  readonly asked?: FactSlot | null;
}

/** What a message tells of its writer, in its order. Where two stretches overlap, the likelier one counts. */
export function noteFacts(said: Encoded, weights: Weights<FactLabel>, { sure = SURE, asked = null }: Wish = {}): FoundFact[] {
  const read = said.candidates.map((candidate, at) => {
    const chances = expecting(asked, classify(sampleForFact(said, at), weights), weights.labels);
    return { candidate, chances, slot: likeliest(chances, weights.labels) };
  });
  const likely = read
    .map(({ candidate, chances, slot }) => {
      const k = weights.labels.indexOf(slot);
      const others = read.filter((other) => other.candidate !== candidate);
      const against = others.map((other) => 1 - SUPPORT * (other.chances[k] ?? 0) * shareOf(candidate, other.candidate));
      return { candidate, slot, chance: 1 - against.reduce((all, one) => all * one, 1 - (chances[k] ?? 0)) };
    })
    .filter(({ chance }) => chance >= sure)
    .toSorted((a, b) => b.chance - a.chance);
  const found: FoundFact[] = [];
  for (const { slot, candidate } of likely)
    if (!found.some((other) => shareOf(other, candidate) > 0) && !isOver(slot, said.message.slice(candidate.start, candidate.end)))
      found.push(toFact(said.message, candidate, slot));
  return found.toSorted((a, b) => a.start - b.start);
}

/** Its candidates, the one first that is likeliest worth a note by its words alone. */
export const likeliestByWords = (said: Encoded, weights: Weights<FactLabel>): Candidate[] => {
  const none = weights.labels.indexOf('none');
  return said.candidates
    .map((candidate, at) => ({ candidate, none: classify(sampleForFact(said, at), weights)[none] ?? 0 }))
    .toSorted((a, b) => a.none - b.none)
    .map(({ candidate }) => candidate);
};

/** "The exam I passed in September" is no day by which anything has to be done. */
const isOver = (slot: FactSlot, words: string): boolean =>
  slot === 'deadline' && /\b(?:passed|did|was|were|had|got|since|ago|last|finished|started)\b/i.test(words);

const toFact = (message: string, { start, end }: Candidate, slot: FactSlot): FoundFact => ({
  ...{ slot, quote: message.slice(start, end), start, end },
});

/** Of the longer of two stretches, the share that both have. */
export const shareOf = (a: Stretch, b: Stretch): number =>
  Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start)) / Math.max(a.end - a.start, b.end - b.start);

function expecting(asked: FactSlot | null, chances: Float64Array, labels: readonly FactLabel[]): Float64Array {
  if (asked === null) return chances;
  const counted = chances.map((chance, k) => (labels[k] === asked ? chance * ASKED_COUNTS : chance));
  const whole = counted.reduce((sum, chance) => sum + chance, 0);
  return counted.map((chance) => chance / whole);
}

function likeliest(chances: Float64Array, labels: readonly FactLabel[]): FactSlot {
  const of = (slot: FactSlot): number => chances[labels.indexOf(slot)] ?? 0;
  return FACT_SLOTS.reduce((best, slot) => (of(slot) > of(best) ? slot : best));
}
