import { OPTION_IDS } from '../../../item/presentation.ts';
import type { AspectId } from '../figures/aspects.ts';
import { nearlySimplest, type Law } from '../figures/laws.ts';
import { findMatrixLaws } from '../matrix-additive/find-laws.ts';
import { PLACE_COUNT, type ShownAs, type WheelPuzzle } from './wheel.ts';

/** A square with its last cell missing, as three lines, the last of two. */
type Lines = readonly (readonly number[])[];

const PLACES = { row: [[0, 1, 2], [3, 4, 5], [6, 7]], column: [[0, 3, 6], [1, 4, 7], [2, 5]] } as const; // prettier-ignore

const OPERATIONS: readonly { cost: number; words: string; of(a: number, b: number, all: number): number }[] = [
  { cost: 1, words: 'the third has all marks of the first two', of: (a, b) => a | b },
  { cost: 1, words: 'the third has the marks that the first two have in common', of: (a, b) => a & b },
  { cost: 1, words: 'the third has the marks that only one of the first two has', of: (a, b) => a ^ b },
  { cost: 1, words: 'the marks of the second are taken away from those of the first', of: (a, b) => a & ~b },
  { cost: 1, words: 'the marks of the first are taken away from those of the second', of: (a, b) => b & ~a },
  { cost: 1, words: 'the third has marks where neither of the first two has one', of: (a, b, all) => all & ~(a | b) },
  {
    cost: 1,
    words: 'the third has marks where the first two are alike, with a mark in both or in neither',
    of: (a, b, all) => all & ~(a ^ b),
  },
];

const isWhole = (line: readonly number[]): line is [number, number, number] => line.length === 3;

function operate(lines: Lines, each: string, count: number): Law[] {
  const all = 2 ** count - 1;
  const [, , [a = 0, b = 0] = []] = lines;
  return OPERATIONS.filter(({ of }) => lines.filter(isWhole).every(([x, y, z]) => of(x, y, all) === z)).map(({ cost, words, of }) => ({
    cost,
    words: `in each ${each}, ${words}`,
    value: of(a, b, all),
  }));
}

/** Any rule by which a place of the third depends on the same place of the first two, as far as the whole lines show it. */
function tabulate(lines: Lines, count: number): Law[] {
  const table = new Map<number, number>();
  const patternAt = ([a = 0, b = 0]: readonly number[], place: number): number => ((a >> place) & 1) * 2 + ((b >> place) & 1);
  for (const line of lines.filter(isWhole))
    for (let place = 0; place < count; place++) {
      const [pattern, bit] = [patternAt(line, place), (line[2] >> place) & 1];
      if ((table.get(pattern) ?? bit) !== bit) return [];
      table.set(pattern, bit);
    }
  const open = lines[2] ?? [];
  const bits = Array.from({ length: count }, (_, place) => table.get(patternAt(open, place)));
  if (bits.includes(undefined)) return [];
  return [
    { cost: 2, value: bits.reduce<number>((set, bit, place) => set | ((bit ?? 0) << place), 0), words: 'each place follows the first two' },
  ];
}

/** The same three sets in each line, or the same set all along it. */
function repeat(lines: Lines): Law[] {
  const [first = [], second = [], open = []] = lines;
  if (lines.every((line) => line.every((set) => set === line[0])))
    return [{ cost: 1, value: open[0] ?? 0, words: 'each line has its own marks' }];
  const isSame = first.toSorted().join() === second.toSorted().join() && open.every((set) => first.includes(set)) && open[0] !== open[1];
  const left = first.filter((set) => !open.includes(set));
  return isSame && left.length === 1 ? [{ cost: 2, value: left[0] ?? 0, words: 'each line has the same three sets of marks' }] : [];
}

/** The same turn from cell to cell, where places go round. */
function turn(lines: Lines): Law[] {
  const turned = (set: number, by: number): number => ((set << by) | (set >> (8 - by))) & 0xff;
  return [1, 2, 3, 4, 5, 6, 7]
    .filter((by) => lines.every((line) => line.every((set, n) => n === 0 || set === turned(line[n - 1] ?? 0, by))))
    .map((by) => ({ cost: 2, value: turned(lines[2]?.[1] ?? 0, by), words: 'the marks turn from cell to cell' }));
}

/**
 * What can explain a set in a square whose last cell is missing, by row or by column: all, common or single marks of the
 * first two, one without the other, where they have none or are alike, the same marks all along (cost 1); any other rule from place to place, the same three
 * sets, a turn (2).
 */
export function findSetLaws(sets: readonly number[], shownAs: ShownAs): Law[] {
  return (['row', 'column'] as const).flatMap((each) => {
    const lines = PLACES[each].map((line) => line.map((cell) => sets[cell] ?? 0));
    const turns = shownAs === 'tiles' || shownAs === 'lines' ? [] : turn(lines);
    return [...operate(lines, each, PLACE_COUNT[shownAs]), ...tabulate(lines, PLACE_COUNT[shownAs]), ...repeat(lines), ...turns];
  });
}

export const centreAspects: readonly AspectId[] = ['shape', 'shade'];

export const centreLaws = ({ cells }: WheelPuzzle, id: AspectId): Law[] => findMatrixLaws(id, cells.map(({ centre }) => centre?.[id] ?? 0)); // prettier-ignore
export const setLaws = ({ cells, shownAs }: WheelPuzzle, n: number): Law[] => findSetLaws(cells.map(({ sets }) => sets[n] ?? 0), shownAs[n] ?? 'dots'); // prettier-ignore

/** The options that have, of each set and of the middle, the one thing that their laws lead to; none when one of them is open. */
export function solveLogical(puzzle: WheelPuzzle): string[] {
  const sets = puzzle.shownAs.map((_, n) => nearlySimplest(setLaws(puzzle, n)));
  const centre = centreAspects.map((id) => nearlySimplest(centreLaws(puzzle, id)));
  if ([...sets, ...centre].some((values) => values.size !== 1)) return [];
  return puzzle.options.flatMap((option, n) => {
    const fits =
      option.sets.every((set, k) => sets[k]?.has(set)) && centreAspects.every((id, k) => centre[k]?.has(option.centre?.[id] ?? 0));
    return fits ? [OPTION_IDS.charAt(n)] : [];
  });
}
