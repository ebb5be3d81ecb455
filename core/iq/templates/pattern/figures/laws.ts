import { OPTION_IDS } from '../../../item/presentation.ts';
import { partIds, writeStep, type ItemStep } from '../../../item/steps.ts';
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

/** The simplest law of each aspect that changes, with the figures that are compared by it, and the figure that they lead to. */
export function explainByLaw(
  { shown, options }: { readonly shown: readonly Figure[]; readonly options: readonly Figure[] },
  key: string,
  findLaws: FindLaws,
  compared: (words: string) => readonly number[],
): ItemStep[] {
  const right = options[OPTION_IDS.indexOf(key)] ?? {};
  const words = aspectsOf(right)
    .filter((id) => new Set(valuesOf(shown, id)).size > 1)
    .map((id) => findLaws(id, valuesOf(shown, id)).toSorted((a, b) => a.cost - b.cost)[0]?.words ?? '');
  const steps = words.map((law) => writeStep(law, partIds(compared(law))));
  return [...steps, writeStep(`so the answer is ${key}: ${describeFigure(right).replace(/^A/, 'a')}`)];
}
