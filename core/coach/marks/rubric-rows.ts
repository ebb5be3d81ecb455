import { RUBRIC_WORDS } from '../interview/rubric-words.ts';
import type { EvaluatedFeature, Evaluation, Rubric } from '../evaluation.ts';
import { MANAGERIAL_WORDS, NETWORKING_WORDS } from '../score/turns/rubric-words.ts';
import { foldFeatures } from './fold-features.ts';
import { byStrength } from './strength.ts';

/** 1 to 5 for what was found, the strongest parts first; 6 for what takes away; 0 for the rest, told apart by its number. */
export type MarkHue = 0 | 1 | 2 | 3 | 4 | 5 | 6;
const FAULT_HUE = 6;
const PART_HUES = 5;

/** One part of a rubric as a page shows it. */
export interface RubricRow {
  readonly id: string;
  /** Stands in the list and behind the words that the row speaks of. */
  readonly number: number;
  readonly hue: MarkHue;
  readonly isFault: boolean;
  readonly name: string;
  /** What it looks for. */
  readonly line: string;
  /** In a long rubric: stands folded behind the others. */
  readonly isFolded: boolean;
  readonly feature: EvaluatedFeature;
}

interface Words {
  readonly id: string;
  readonly name: string;
  readonly line: string;
}

const talkWords = (words: typeof NETWORKING_WORDS): Words[] => words.map(({ id, name, looksFor }) => ({ id, name, line: looksFor }));

/** In the order in which pages list them. */
const WORDS: Readonly<Record<Rubric, readonly Words[]>> = {
  interview: Object.entries(RUBRIC_WORDS).map(([id, { name, line }]) => ({ id, name, line })),
  networking: talkWords(NETWORKING_WORDS),
  managerial: talkWords(MANAGERIAL_WORDS),
};

/** What the rubric names a feature; its id in plain words where the rubric has changed since. */
export function featureName(rubric: Rubric, id: string): string {
  return wordsOf(rubric, id).name;
}

function wordsOf(rubric: Rubric, id: string): Words {
  const plain = id.replaceAll('-', ' ');
  return WORDS[rubric].find((words) => words.id === id) ?? { id, name: plain.charAt(0).toUpperCase() + plain.slice(1), line: '' };
}

/** The rows of an evaluation in the order of the page, numbered: what adds, those faults that were found, and what stands folded. What weighs nothing is left out. */
export function rubricRows({ rubric, features }: Evaluation): RubricRow[] {
  const place = (id: string): number => {
    const at = WORDS[rubric].findIndex((words) => words.id === id);
    return at < 0 ? WORDS[rubric].length : at;
  };
  const inOrder = features.toSorted((a, b) => place(a.id) - place(b.id));
  const { first, rest } = foldFeatures(inOrder.filter(({ weight }) => weight > 0));
  const faults = inOrder.filter(({ weight, found }) => weight < 0 && found);
  const hues = huesOf(first);
  return [...first, ...faults, ...rest].map((feature, i) => {
    const isFault = feature.weight < 0;
    const hue = isFault ? FAULT_HUE : (hues.get(feature.id) ?? 0);
    return { ...wordsOf(rubric, feature.id), number: i + 1, hue, isFault, isFolded: rest.includes(feature), feature };
  });
}

function huesOf(features: readonly EvaluatedFeature[]): ReadonlyMap<string, MarkHue> {
  const marked = features.filter(({ found, evidence }) => found && evidence.length > 0);
  return new Map(
    marked
      .map(({ id }) => ({ id, isFault: false }))
      .toSorted(byStrength)
      .slice(0, PART_HUES)
      .map(({ id }, i) => [id, (i + 1) as MarkHue]),
  );
}

/**
 * The one thing that is worth doing next: what is missing and weighs most, or a fault that weighs more. Null when nothing
 * is missing that has advice.
 */
export function weakestRow(rows: readonly RubricRow[]): RubricRow | null {
  const open = rows.filter(({ feature, isFault }) => feature.advice !== null && (isFault || !feature.found));
  return open.toSorted((a, b) => Math.abs(b.feature.weight) - Math.abs(a.feature.weight))[0] ?? null;
}
