import { findRecurrences, type SeriesRule, sign } from './recurrences.ts';

/** Fewer numbers bear nothing out when two rules take turns. */
const MIN_TERMS = 6;

/** Two series that take turns, each explained by itself: one for seeing the turns, and what the two cost. */
export function findInterleaved(terms: readonly number[]): SeriesRule[] {
  if (terms.length < MIN_TERMS) return [];
  const isNext = (i: number): boolean => i % 2 === terms.length % 2;
  const own = terms.filter((_, i) => isNext(i));
  const others = terms.filter((_, i) => !isNext(i));
  const otherCost = Math.min(...findRecurrences(others).map(({ cost }) => cost));
  return findRecurrences(own).map(({ cost, next, size, words }) => ({
    cost: 1 + cost + otherCost,
    next,
    size,
    words: `Two series take turns: ${own.join(', ')} and ${others.join(', ')}. The next number belongs to the first of these, in which ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
  }));
}

interface Operation {
  readonly cost: number;
  readonly words: string;
  apply(from: number): number;
}

type Step = readonly [from: number, to: number];

/** What takes every `from` to its `to`: one sum or product that stays or grows, or a product and a sum. */
function findOperations(steps: readonly Step[]): Operation[] {
  const [first = [0, 0], second = [0, 0]] = steps;
  const found: Operation[] = [];
  const add = (cost: number, words: string, toOf: (from: number, i: number) => number): void => {
    if (steps.every(([from, to], i) => toOf(from, i) === to)) found.push({ cost, words, apply: (from) => toOf(from, steps.length) });
  };
  const sum = first[1] - first[0];
  const growth = second[1] - second[0] - sum;
  add(1, sign(sum), (from) => from + sum);
  if (first[0] !== 0) add(1, sayFactor(first[1], first[0]), (from) => (from * first[1]) / first[0]);
  if (steps.length > 2) {
    if (growth !== 0) add(2, `${sign(sum)}, ${sign(sum + growth)} and so on`, (from, i) => from + sum + growth * i);
    for (const factor of [-1, 2, 3, 4, 5]) {
      const rest = first[1] - factor * first[0];
      if (rest !== 0) add(2, `× ${factor} ${sign(rest)}`, (from) => factor * from + rest);
    }
    const factor = first[1] / first[0];
    const more = second[1] / second[0] - factor;
    if (Number.isInteger(factor) && Number.isInteger(more) && more !== 0)
      add(2, `× ${factor}, × ${factor + more} and so on`, (from, i) => from * (factor + more * i));
  }
  return found;
}

const sayFactor = (to: number, from: number): string => (Math.abs(to) < Math.abs(from) ? `÷ ${from / to}` : `× ${to / from}`);

/** Two operations that take turns: one for seeing the turns, and what the two cost. */
export function findAlternating(terms: readonly number[]): SeriesRule[] {
  if (terms.length < MIN_TERMS) return [];
  const steps = terms.slice(1).map((to, i): Step => [terms[i] ?? 0, to]);
  const isNext = (i: number): boolean => i % 2 === steps.length % 2;
  const others = findOperations(steps.filter((_, i) => !isNext(i)));
  return findOperations(steps.filter((_, i) => isNext(i))).flatMap((own) =>
    others.map((other) => ({
      cost: 1 + own.cost + other.cost,
      next: own.apply(terms.at(-1) ?? 0),
      size: 0,
      words: `Two steps take turns, ${other.words} and ${own.words}; now it is ${own.words}.`,
    })),
  );
}

/** Factors that grow by the same from step to step, with nothing, a constant or the place of the number added. */
export function findGrowingFactors(terms: readonly number[]): SeriesRule[] {
  const rests = [-1, 1]
    .map((slope) => ({ slope, constant: 0 }))
    .concat(Array.from({ length: 19 }, (_, i) => ({ slope: 0, constant: i - 9 })));
  return rests.flatMap(({ slope, constant }) => {
    const restAt = (i: number): number => slope * (i + 1) + constant;
    const factors = terms.slice(1).map((term, i) => (term - restAt(i)) / (terms[i] ?? 0));
    const [first = 0, second = 0] = factors;
    const growth = second - first;
    if (growth === 0 || !factors.every((factor, i) => Number.isInteger(factor) && factor === first + growth * i)) return [];
    const [factor, rest] = [first + growth * factors.length, restAt(factors.length)];
    return [
      {
        cost: 2 + Number(slope !== 0 || constant !== 0),
        next: factor * (terms.at(-1) ?? 0) + rest,
        size: Math.abs(rest),
        words: `The numbers are multiplied by ${factors.join(', ')} and now by ${factor}${rest === 0 ? '' : slope === 0 ? `, each time with ${sign(rest)}` : `, each time with a number that changes by one, now ${sign(rest)}`}.`,
      },
    ];
  });
}
