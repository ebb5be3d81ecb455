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
  return answers.map((answer) => {
    const signed = (of: 'mean' | 'nearest'): number => gaps.reduce((sum, gap, n) => sum + (answer[n] === 'A' ? gap[of] : -gap[of]), 0);
    const lefts = Array.from(answer).filter((id) => id === 'A').length;
    return { answer, features: { 'like its group': signed('mean'), 'like the nearest of its group': signed('nearest'), lefts } };
  });
}
