import type { Cell, Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { aspectsSeen } from './figures.ts';

const likeness = (a: readonly string[], b: readonly string[]): number => a.filter((value, n) => b[n] === value).length;

/** How much each new figure is like the group that it is put to, beside the other one: on the whole, and like the nearest there. */
export function readGroups({ blocks, format }: Presentation): Candidate[] {
  const [block] = blocks;
  if (block?.type !== 'groups' || format.type !== 'choices') return [];
  const see = (cells: readonly Cell[]): string[][] =>
    cells.flatMap((cell) =>
      'drawing' in cell ? [aspectsSeen({ description: cell.drawing.description.replace(/^Figure \d: /, '') })] : [],
    );
  const [left = [], right = [], asked = []] = block.groups.map(({ cells }) => see(cells));
  const gaps = asked.map((figure) => {
    const to = (group: readonly string[][]): number[] => group.map((other) => likeness(figure, other));
    const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
    return { mean: mean(to(left)) - mean(to(right)), nearest: Math.max(...to(left)) - Math.max(...to(right)) };
  });
  const answers = asked.reduce<string[]>((all) => all.flatMap((answer) => format.options.map(({ id }) => answer + id)), ['']);
  const votes = {
    ...voteByValues(left, right, asked),
    'with the nearer mean of dots': asked.map((figure) => voteByDots(figure, left, right)),
  };
  return answers.map((answer) => {
    const voted = Object.entries(votes).map(([way, signs]) => [
      way,
      signs.reduce((sum, sign, n) => sum + (answer[n] === 'A' ? sign : -sign), 0),
    ]);
    const signed = (of: 'mean' | 'nearest'): number => gaps.reduce((sum, gap, n) => sum + (answer[n] === 'A' ? gap[of] : -gap[of]), 0);
    const lefts = Array.from(answer).filter((id) => id === 'A').length;
    return {
      answer,
      features: {
        ...Object.fromEntries(voted),
        [`always ${answer}`]: 1,
        'like its group': signed('mean'),
        'like the nearest of its group': signed('nearest'),
        lefts,
      },
    };
  });
}

type Figures = readonly (readonly string[])[];

/** Values that a whole group shares, or that only figures of one group have: for each figure, how many more speak for the left one. */
function voteByValues(left: Figures, right: Figures, asked: Figures): Record<string, number[]> {
  const places = [...(left[0] ?? []).keys()];
  const sharedBy = (group: Figures): number[] => places.filter((n) => group.every((figure) => figure[n] === group[0]?.[n]));
  const [ofLeft, ofRight] = [sharedBy(left), sharedBy(right)];
  const differing = places.filter((n) => new Set([...left, ...right].map((figure) => figure[n])).size > 1);
  const share = (figure: readonly string[], group: Figures, kinds: readonly number[]): number => {
    const told = kinds.filter((n) => differing.includes(n));
    return told.length === 0 ? 0 : told.filter((n) => figure[n] === group[0]?.[n]).length / told.length;
  };
  const all = (figure: readonly string[], group: Figures, kinds: readonly number[]): number => {
    const told = kinds.filter((n) => differing.includes(n));
    return told.length === 0 ? 0 : told.every((n) => figure[n] === group[0]?.[n]) ? 1 : -1;
  };
  const seenOnly = (figure: readonly string[], here: Figures, there: Figures): number =>
    places.filter((n) => here.some((other) => other[n] === figure[n]) && !there.some((other) => other[n] === figure[n])).length;
  const [firstLeft, firstRight] = [ofLeft, ofRight].map((kinds) => kinds.filter((n) => differing.includes(n)).slice(0, 1));
  return {
    'a value that its whole group shares': asked.map((figure) => share(figure, left, ofLeft) - share(figure, right, ofRight)),
    'one value that its whole group shares': asked.map(
      (figure) => all(figure, left, firstLeft ?? []) - all(figure, right, firstRight ?? []),
    ),
    'all values that its whole group shares': asked.map((figure) => all(figure, left, ofLeft) - all(figure, right, ofRight)),
    'values seen in its group only': asked.map((figure) => seenOnly(figure, left, right) - seenOnly(figure, right, left)),
  };
}

const dotsOf = (figure: readonly string[]): number => Number(/(\d+) dots? below/.exec(figure.join())?.[1] ?? 0);

/** 1 where the mean number of dots of the left group is nearer. */
function voteByDots(figure: readonly string[], left: Figures, right: Figures): number {
  const meanOf = (group: Figures): number => group.reduce((sum, other) => sum + dotsOf(other), 0) / group.length;
  return Math.sign(Math.abs(dotsOf(figure) - meanOf(right)) - Math.abs(dotsOf(figure) - meanOf(left)));
}
