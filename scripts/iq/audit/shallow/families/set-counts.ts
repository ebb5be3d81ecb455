import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells, wordsOf } from '../read-candidates.ts';

const MOST_NUMBERS = 5;

/** All ways to add, take away or leave out: `+ - .`, a sign for each number, the largest first. */
const waysOf = (count: number): string[] =>
  Array.from({ length: count }).reduce<string[]>((ways) => ways.flatMap((way) => ['+', '-', '.'].map((sign) => way + sign)), ['']);

/** Somebody who takes the numbers of lines about what is asked, by their size, and adds and takes away some of them without reading how they go together. */
export function readSets(presentation: Presentation): Candidate[] {
  const asked = wordsOf(presentation.prompt);
  const [, who = ''] = /(?:how many|how many of the) (\p{L}+)/u.exec(presentation.prompt.toLowerCase()) ?? [];
  const verb = asked[asked.indexOf(who) + (['must', 'can'].includes(asked[asked.indexOf(who) + 1] ?? '') ? 2 : 1)] ?? '';
  const lines = shownCells(presentation).map((cell) => ('text' in cell ? (cell.text ?? '') : ''));
  const numbers = lines
    .filter((line) => wordsOf(line).includes(verb) || wordsOf(line).includes(who))
    .flatMap((line) => (line.match(/\d+/g) ?? []).map(Number))
    .toSorted((a, b) => b - a);
  const [most = 0, ...others] = numbers;
  const rest = others.reduce((sum, number) => sum + number, 0);
  const answers = new Map<string, Record<string, number>>();
  const say = (answer: number, way: string): void => {
    if (answer > 0) answers.set(String(answer), { ...answers.get(String(answer)), [way]: 1 });
  };
  say(most - rest, 'largest of it less all others');
  say(most + rest, 'all of it together');
  say(rest - most, 'all others of it less the largest');
  for (const way of waysOf(Math.min(MOST_NUMBERS, numbers.length)))
    say(
      Array.from(way).reduce((sum, sign, n) => sum + (sign === '.' ? 0 : sign === '+' ? 1 : -1) * (numbers[n] ?? 0), 0),
      `of it, by size: ${way.replace(/\.+$/, '')}`,
    );
  return [...answers].map(([answer, features]) => ({ answer, features }));
}
