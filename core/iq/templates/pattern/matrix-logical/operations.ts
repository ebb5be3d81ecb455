import type { Random } from '../../../../random.ts';
import { pickOne } from '../../dice.ts';

export const OPERATIONS = ['or', 'and', 'xor', 'minus'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Whether a place is in the first set, and in the second. */
export type Pattern = readonly [boolean, boolean];

const PATTERNS: readonly Pattern[] = [[true, true], [true, false], [false, true], [false, false]]; // prettier-ignore

export function combine(operation: Operation, [a, b]: Pattern): boolean {
  switch (operation) {
    case 'or':
      return a || b;
    case 'and':
      return a && b;
    case 'xor':
      return a !== b;
    case 'minus':
      return a && !b;
  }
}

/** A pattern that the operation makes `result` of; one with a mark rather than none, and none with both where sets are apart. */
export function patternFor(random: Random, operation: Operation, result: boolean, isApart: boolean): Pattern {
  const fitting = PATTERNS.filter((pattern) => combine(operation, pattern) === result && !(isApart && pattern[0] && pattern[1]));
  const marked = fitting.filter(([a, b]) => a || b);
  return pickOne(random, marked.length > 0 && random() < 0.75 ? marked : fitting);
}
