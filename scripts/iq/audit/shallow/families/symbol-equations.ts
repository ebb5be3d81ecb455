import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const FACTORS = [-1, 0, 1];
const DIVISORS = [1, 2, 3, 4];
const NUMBERS = 3;

/** Somebody who adds and takes away the numbers, by their size or as they stand, and perhaps halves what comes out, whatever the signs are. */
export function readEquations(presentation: Presentation): Candidate[] {
  const lines = shownCells(presentation).map((cell) => ('text' in cell ? (cell.text ?? '') : ''));
  const numbers = lines.flatMap((line) => (line.match(/\d+/g) ?? []).map(Number)).slice(0, NUMBERS);
  const answers = new Map<string, Record<string, number>>();
  const sorts = { size: numbers.toSorted((a, b) => b - a), place: numbers };
  for (const [by, [one = 0, two = 0, three = 0]] of Object.entries(sorts))
    for (const a of FACTORS)
      for (const b of FACTORS)
        for (const c of FACTORS)
          for (const divisor of DIVISORS) {
            const answer = (a * one + b * two + c * three) / divisor;
            if (answer <= 0 || !Number.isInteger(answer)) continue;
            answers.set(String(answer), { ...answers.get(String(answer)), [`by ${by}: ${a} ${b} ${c} / ${divisor}`]: 1 });
          }
  return [...answers].map(([answer, features]) => ({ answer, features }));
}
