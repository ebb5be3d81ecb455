import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { aspectsSeen } from './figures.ts';

/** Straight directions and slanting ones, as they are described. */
const DIRECTIONS = ['up', 'right', 'down', 'left', 'up right', 'down right', 'down left', 'up left'];
const SLANTING_FROM = 4;

/** What a figure is like, aspect by aspect; of a direction or a shape also where it stands. */
const valuesOf = (description: string): string[] => aspectsSeen({ description });

/** The direction that is the last words of a value, or null. */
function directionOf(value: string): number | null {
  const words = value.split(' ');
  const last = [words.slice(-2).join(' '), words.at(-1) ?? ''].find((end) => DIRECTIONS.includes(end));
  return last === undefined ? null : DIRECTIONS.indexOf(last);
}

const shared = (a: readonly string[], b: readonly string[]): number => a.filter((value, n) => b[n] === value).length;

/** How rare the values of a figure are among all, how like it its nearest is, how many of its directions are straight or alike, and how rare that is. */
export function readOdd({ format }: Presentation): Candidate[] {
  if (format.type !== 'choice') return [];
  const figures = format.options.map(({ drawing }) => valuesOf(drawing?.description ?? ''));
  const told = figures.map((values, n) => {
    const counts = values.map((value, k) => figures.filter((other) => other[k] === value).length);
    const directions = values.map(directionOf).filter((direction) => direction !== null);
    return {
      frequent: counts.reduce((sum, count) => sum + count, 0),
      alone: counts.filter((count) => count === 1).length,
      nearest: Math.max(...figures.map((other, k) => (k === n ? 0 : shared(values, other)))),
      straight: directions.filter((direction) => direction < SLANTING_FROM).length,
      alike: directions.length - new Set(directions).size,
      numbers: values.reduce((sum, value) => sum + Number(/\d+/.exec(value)?.[0] ?? 0), 0),
    };
  });
  return format.options.map(({ id }, n): Candidate => {
    const mine = told[n] as (typeof told)[number];
    const rarity = (of: keyof typeof mine): number => -told.filter((other) => other[of] === mine[of]).length;
    return {
      answer: id,
      features: {
        ...{ 'values as frequent': mine.frequent, 'values alone': mine.alone, 'like its nearest': mine.nearest },
        ...{ 'straight directions': mine.straight, 'directions alike': mine.alike, 'sum of its numbers': mine.numbers },
        ...{ 'rare count of straight directions': rarity('straight'), 'rare count of directions alike': rarity('alike') },
        ...{ 'rare count of values alone': rarity('alone'), 'rare sum of its numbers': rarity('numbers') },
      },
    };
  });
}
