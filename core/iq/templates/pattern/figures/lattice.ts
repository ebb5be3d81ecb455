import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import { pickOne } from '../../dice.ts';
import type { AspectId, Figure } from './aspects.ts';

/** An aspect in which options differ, and the values that they have of it, each as often as the others. */
export interface Axis {
  readonly aspect: AspectId;
  readonly values: readonly number[];
}

const product = (sizes: readonly number[]): number[][] =>
  sizes.reduce<number[][]>(
    (corners, size) => corners.flatMap((corner) => Array.from({ length: size }, (_, place) => [...corner, place])),
    [[]],
  );

/**
 * Places on each of some axes, in a random order: all corners of 2 x 2 x 2 or 4 x 2 places, or the half of 2 x 2 x 2 x 2
 * corners whose places add up to an even (or an odd) number. Each place is held by as many corners as the others, in any
 * combination with those of another axis. So which corner is right cannot be told from the corners.
 */
export function shuffleCorners(random: Random, sizes: readonly number[]): number[][] {
  const parity = sizes.length > 3 ? pickOne(random, [0, 1]) : null;
  const isKept = (corner: readonly number[]): boolean => parity === null || corner.reduce((sum, place) => sum + place, 0) % 2 === parity;
  return shuffle(random, product(sizes).filter(isKept)); // prettier-ignore
}

/** Options that differ in `axes` alone. */
export const spanOptions = (random: Random, base: Figure, axes: readonly Axis[]): Figure[] =>
  shuffleCorners(random, axes.map(({ values }) => values.length)).map((corner) => ({
    ...base,
    ...Object.fromEntries(axes.map(({ aspect, values }, n) => [aspect, values[corner[n] ?? 0]])),
  })); // prettier-ignore
