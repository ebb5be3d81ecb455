import { classify, type Weights } from '../../language/classifier.ts';
import type { HeardAs, Intent, SafetyTier } from './heard-as.ts';
import { sampleForHearing, sampleForSafety, UNREAD, type Meanings, type Said, type SentenceVector } from './samples.ts';

export interface HearingWeights {
  readonly heardAs: Weights<HeardAs>;
  readonly safety: Weights<SafetyTier>;
}

/** What a message is, before what it is worth. */
export interface Heard {
  readonly heardAs: HeardAs;
  /** What else it is most likely to be. */
  readonly orElse: HeardAs;
  /** Likely enough to go on without asking. */
  readonly sure: boolean;
}

/** Where these end: of messages by authors who were left out, 97 of 100 that are surely drafts are, and 9 of 10 of what else is sure. */
const SURE_DRAFT = 0.75;
const SURE = 0.5;
/** To look at what was no attempt costs more than to ask: an attempt has to be that much likelier than anything else. */
const DRAFT_COUNTS = 0.6;

/** How much likelier an attempt is than the words alone say, where the learner chose whom they speak to. */
const INTENT_COUNTS: Readonly<Record<Intent, number>> = { say: 30, ask: 0.0005 };

/** What a message could be, the likeliest first. */
export const hearAs = (said: Said, means: Meanings, { heardAs: weights }: Pick<HearingWeights, 'heardAs'>): Ranked<HeardAs>[] =>
  ranked(classify(sampleForHearing(said, means), weights), weights.labels);

/** @param intent whom the learner chose to speak to, if they did */
export function hear(said: Said, means: Meanings, weights: Pick<HearingWeights, 'heardAs'>, intent: Intent | null = null): Heard {
  const chances = hearAs(said, means, weights).map((one) =>
    one.label === 'draft' ? { ...one, chance: one.chance * (intent === null ? DRAFT_COUNTS : INTENT_COUNTS[intent]) } : one,
  );
  const whole = chances.reduce((sum, { chance }) => sum + chance, 0);
  const [first, second] = chances.toSorted((a, b) => b.chance - a.chance) as [Ranked<HeardAs>, Ranked<HeardAs>];
  return { heardAs: first.label, orElse: second.label, sure: first.chance / whole >= (first.label === 'draft' ? SURE_DRAFT : SURE) };
}

/** A miss costs more than a gentle word too many, and of danger most: some four ordinary messages of a hundred are taken for grave ones. */
const TIER_COUNTS: Readonly<Record<SafetyTier, number>> = { crisis: 1.6, care: 1, notice: 0.7, none: 0.3 };

/** How grave a message is, and whether that is likelier than not. */
export interface Grave {
  readonly tier: SafetyTier;
  readonly sure: boolean;
  /** Heard only because a miss costs more: by itself it is likelier to be nothing. */
  readonly isFaint?: boolean;
}

export const NOT_GRAVE: Grave = { tier: 'none', sure: true };

export const readGrave = (message: string, vector: SentenceVector, { safety: weights }: Pick<HearingWeights, 'safety'>): Grave =>
  weighGrave(classify(sampleForSafety(message, vector), weights), weights);

/** The same by the words alone, and how likely it is that the message is grave at all. */
export function readGraveByWords(message: string, { safety: weights }: Pick<HearingWeights, 'safety'>): { grave: Grave; chance: number } {
  const read = classify(sampleForSafety(message, UNREAD), weights);
  return { grave: weighGrave(read, weights), chance: 1 - (read[weights.labels.indexOf('none')] ?? 0) };
}

function weighGrave(read: Float64Array, weights: Weights<SafetyTier>): Grave {
  const none = read[weights.labels.indexOf('none')] ?? 0;
  const chances = read.map((chance, k) => chance * TIER_COUNTS[weights.labels[k] ?? 'none']);
  const { label: tier, chance } = ranked(chances, weights.labels)[0] as Ranked<SafetyTier>;
  return { tier, sure: chance / TIER_COUNTS[tier] >= SURE, isFaint: tier !== 'none' && chance / TIER_COUNTS[tier] < none };
}

export interface Ranked<Label> {
  readonly label: Label;
  readonly chance: number;
}

const ranked = <Label extends string>(chances: ArrayLike<number>, labels: readonly Label[]): Ranked<Label>[] =>
  labels.map((label, k) => ({ label, chance: chances[k] ?? 0 })).toSorted((a, b) => b.chance - a.chance);
