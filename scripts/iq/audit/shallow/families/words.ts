import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells, wordsOf } from '../read-candidates.ts';

const pairsOf = (word: string): string[] => Array.from({ length: Math.max(0, word.length - 1) }, (_, n) => word.slice(n, n + 2));
const shared = (a: readonly string[], b: readonly string[]): number => a.filter((each) => b.includes(each)).length;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** What words look like, whatever they mean: their length, their letters, their beginning and their end, beside the words shown and beside each other. */
export function readWords(presentation: Presentation): Candidate[] {
  const { format, prompt } = presentation;
  if (format.type !== 'choice') return [];
  const shown = [...shownCells(presentation).flatMap((cell) => ('text' in cell ? wordsOf(cell.text) : [])), ...wordsOf(/“(.+?)”/.exec(prompt)?.[1] ?? '')]; // prettier-ignore
  const words = format.options.map(({ text = '' }) => text.toLowerCase());
  return format.options.map(({ id }, n): Candidate => {
    const word = words[n] ?? '';
    const others = words.filter((_, k) => k !== n);
    const features: Record<string, number> = {
      ...{ 'first letter in the alphabet': word.charCodeAt(0), vowels: word.match(/[aeiou]/g)?.length ?? 0 },
      'others as long': others.filter((other) => other.length === word.length).length,
      'others with its first letter': others.filter((other) => other[0] === word[0]).length,
      'others with its end': others.filter((other) => other.slice(-2) === word.slice(-2)).length,
      'letters like the others': mean(others.map((other) => shared(pairsOf(word), pairsOf(other)))),
    };
    for (const [place, other] of [...shown.entries(), ['any', shown.join(' ')] as const]) {
      features[`letters like shown ${place}`] = shared(pairsOf(word), pairsOf(other));
      features[`unlike shown ${place} in length`] = Math.abs(word.length - other.length);
      features[`begins as shown ${place}`] = Number(word[0] === other[0]);
      features[`ends as shown ${place}`] = Number(word.slice(-2) === other.slice(-2));
    }
    return { answer: id, features };
  });
}
