import { OPTION_IDS } from '../../../item/presentation.ts';
import type { Composed } from '../../template.ts';
import { type ComparisonPuzzle, LETTERS, NONE } from './puzzle.ts';
import { type Case, findCases, judge, narrow } from './solve.ts';

export function explainComparison({ puzzle, key }: Composed<ComparisonPuzzle>): string {
  const largest = LETTERS[OPTION_IDS.indexOf(key)];
  const ranges = narrow(puzzle.facts);
  const [one, other] = [...findCases(puzzle).values()];
  if (!ranges || !one) return '';
  if (!largest)
    return other
      ? `Both of these cases fit: ${sayCase(one)}; and ${sayCase(other)}.`
      : `In every case ${sayLargest(one)}: ${sayValues(one)}.`;
  const amounts = LETTERS.map((letter) => `${letter} is ${sayRange(ranges[letter])}`).join(', ');
  const close = LETTERS.filter((letter) => letter !== largest && ranges[letter][1] >= ranges[largest][0]);
  const differences = close.map((letter) => `${one[largest] - one[letter]} more than ${letter}`);
  return `${amounts}${differences.length > 0 ? `; and ${largest} is always ${differences.join(' and ')}` : ''}. So ${largest} is larger than all the others in every case.`;
}

const sayRange = ([low, high]: readonly [number, number]): string => (low === high ? String(low) : `${low} to ${high}`);

const sayValues = (values: Case): string => LETTERS.map((letter) => `${letter} = ${values[letter]}`).join(', ');
const sayCase = (values: Case): string => `${sayValues(values)}, where ${sayLargest(values)}`;

function sayLargest(values: Case): string {
  const place = judge(values);
  if (place !== NONE) return `${LETTERS[place]} is the largest`;
  const highest = Math.max(...LETTERS.map((letter) => values[letter]));
  return `${LETTERS.filter((letter) => values[letter] === highest).join(' and ')} are equal`;
}
