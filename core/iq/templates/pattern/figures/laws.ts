import { OPTION_IDS } from '../../../item/presentation.ts';
import { aspectsOf, type AspectId, type Figure } from './aspects.ts';
import { describeFigure } from './describe.ts';

/** A way to explain the values of one aspect, what it costs, and the value that it leads to where one is missing. */
export interface Law {
  readonly cost: number;
  readonly value: number;
  readonly words: string;
}

export type FindLaws = (id: AspectId, values: readonly number[]) => Law[];

/** Somebody clever sees what costs one more than the simplest as well. */
const MARGIN = 1;

const valuesOf = (figures: readonly Figure[], id: AspectId): number[] => figures.map((figure) => figure[id] ?? 0);

/** The values that the simplest laws lead to, and those that cost one more. */
export function nearlySimplest(laws: readonly Law[]): Set<number> {
  const least = Math.min(...laws.map(({ cost }) => cost));
  return new Set(laws.filter(({ cost }) => cost <= least + MARGIN).map(({ value }) => value));
}

/** The options that have, of each aspect, the one value that its laws lead to; none when an aspect is open. */
export function answersByLaw(stimulus: readonly Figure[], options: readonly Figure[], findLaws: FindLaws): string[] {
  let left = options.map((figure, n) => ({ figure, id: OPTION_IDS.charAt(n) }));
  for (const aspect of aspectsOf(options[0] ?? {})) {
    const values = nearlySimplest(findLaws(aspect, valuesOf(stimulus, aspect)));
    if (values.size !== 1) return [];
    left = left.filter(({ figure }) => values.has(figure[aspect] ?? 0));
  }
  return left.map(({ id }) => id);
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The simplest law of each aspect that changes, and the figure that they lead to. */
export function explainByLaw(stimulus: readonly Figure[], options: readonly Figure[], key: string, findLaws: FindLaws): string {
  const right = options[OPTION_IDS.indexOf(key)] ?? {};
  const words = aspectsOf(right)
    .filter((id) => new Set(valuesOf(stimulus, id)).size > 1)
    .map((id) => findLaws(id, valuesOf(stimulus, id)).toSorted((a, b) => a.cost - b.cost)[0]?.words ?? '');
  return `${sentence(words.join('; '))}. So the answer is ${key}: ${describeFigure(right).replace(/^A/, 'a')}.`;
}
