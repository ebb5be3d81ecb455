import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const FACTORS = [-1, 0, 1];
const DIVISORS = [1, 2, 3, 4];
const NUMBERS = 3;

interface Way {
  readonly factors: readonly number[];
  readonly divisor: number;
}

const WAYS: readonly Way[] = FACTORS.flatMap((a) =>
  FACTORS.flatMap((b) => FACTORS.flatMap((c) => DIVISORS.map((divisor) => ({ factors: [a, b, c], divisor })))),
);
const nameWay = (by: string, { factors, divisor }: Way): string => `by ${by}: ${factors.join(' ')} / ${divisor}`;

export const WAYS_OF_EQUATIONS: readonly string[] = ['size', 'place'].flatMap((by) => WAYS.map((way) => nameWay(by, way)));

/** Somebody who adds and takes away the numbers, by their size or as they stand, and perhaps halves what comes out, whatever the signs are. */
export function readEquations(presentation: Presentation): Candidate[] {
  const lines = shownCells(presentation).map((cell) => ('text' in cell ? (cell.text ?? '') : ''));
  const numbers = lines.flatMap((line) => (line.match(/\d+/g) ?? []).map(Number)).slice(0, NUMBERS);
  const answers = new Map<string, Record<string, number>>();
  for (const [by, sorted] of [['size', numbers.toSorted((a, b) => b - a)] as const, ['place', numbers] as const])
    for (const way of WAYS) {
      const answer = way.factors.reduce((sum, factor, n) => sum + factor * (sorted[n] ?? 0), 0) / way.divisor;
      if (answer <= 0 || !Number.isInteger(answer)) continue;
      answers.set(String(answer), { ...answers.get(String(answer)), [nameWay(by, way)]: 1 });
    }
  return [...answers].map(([answer, features]) => ({ answer, features }));
}
