import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const numbersOf = (line: string): number[] => (line.match(/\d+/g) ?? []).map(Number);

const LONGEST_CHAIN = 4;
/** A middling amount, for one of which no line says anything by itself. */
const UNTOLD = 40;

/** Which numbers stand beside a letter, and whether it is said to be more than another, taken for its size without working it out. */
export function readComparison(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'choice') return [];
  const lines = shownCells(presentation).map((cell) => ('text' in cell ? (cell.text ?? '') : ''));
  const isAbout = (line: string, letter: string): boolean => new RegExp(`\\b${letter}\\b`).test(line);
  const leadOf = (letter: string): number =>
    lines.reduce((lead, line) => {
      const [, more, less] = /\b([A-D]) is \d+ more than ([A-D])\b/.exec(line) ?? [];
      return lead + Number(more === letter) - Number(less === letter);
    }, 0);
  // Every unknown at its largest; what is more than another by that one, as far as a line says so.
  const atLargest = (letter: string, depth = 0): number => {
    const own = lines.flatMap((line): number[] => {
      if (!line.startsWith(`${letter} `) || line.startsWith(`${letter} + `)) return [];
      const numbers = numbersOf(line);
      const [, more, than] = /is (\d+) more than ([A-D])$/.exec(line) ?? [];
      if (than) return depth > LONGEST_CHAIN ? [] : [atLargest(than, depth + 1) + Number(more)];
      if (line.includes('a number from')) return [(numbers[0] ?? 0) + (numbers.at(-1) ?? 0)];
      return [line.includes('=') ? numbers.reduce((sum, number) => sum + number, 0) : (numbers.at(-1) ?? 0)];
    });
    return own.length === 0 ? UNTOLD : own.reduce((sum, value) => sum + value, 0) / own.length;
  };
  const isNone = (text: string): boolean => text.startsWith('None');
  return format.options.map(({ id, text = '' }): Candidate => {
    if (isNone(text)) return { answer: id, features: {} };
    const own = lines.filter((line) => isAbout(line, text));
    const alone = own.filter((line) => format.options.filter((other) => !isNone(other.text ?? '') && isAbout(line, other.text ?? '')).length === 1); // prettier-ignore
    const [numbers, first] = [own.flatMap(numbersOf), alone.flatMap(numbersOf)];
    const sum = numbers.reduce((total, number) => total + number, 0);
    return {
      answer: id,
      features: {
        ...{ 'numbers beside it': sum, 'largest beside it': Math.max(0, ...numbers), 'smallest beside it': Math.min(...numbers) },
        ...{
          'mean beside it': sum / Math.max(1, numbers.length),
          'last beside it': numbers.at(-1) ?? 0,
          'first beside it': numbers[0] ?? 0,
        },
        'at its largest': atLargest(text),
        ...{ 'numbers of it alone': first.reduce((total, number) => total + number, 0), 'largest of it alone': Math.max(0, ...first) },
        ...{
          'smallest of it alone': first.length > 0 ? Math.min(...first) : 0,
          'lines about it': own.length,
          'lines of it alone': alone.length,
        },
        ...{ 'more than others': leadOf(text), 'last line about it': lines.findLastIndex((line) => isAbout(line, text)) },
      },
    };
  });
}
