import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const orders = (letters: readonly string[]): string[] =>
  letters.length === 0 ? [''] : letters.flatMap((letter, n) => orders(letters.toSpliced(n, 1)).map((rest) => letter + rest));

/** Whether people stand as they are named, as the statements come, as the alphabet has them or by how often they are named; whatever the statements say. */
export function readOrder(presentation: Presentation): Candidate[] {
  const { format } = presentation;
  if (format.type !== 'text') return [];
  const letters = Array.from(format.alphabet);
  const lines = shownCells(presentation).map((cell) => ('text' in cell ? namedIn(cell.text, letters) : []));
  const named = lines.flat();
  const ranks = {
    'as named first': letters.map((letter) => named.indexOf(letter)),
    'as named last': letters.map((letter) => named.lastIndexOf(letter)),
    'by the alphabet': letters.map((_, n) => n),
    'by how often named': letters.map((letter) => named.filter((other) => other === letter).length),
    'by the first line named in': letters.map((letter) => lines.findIndex((line) => line.includes(letter))),
    'by how often named first': letters.map((letter) => lines.filter((line) => line[0] === letter && line.length > 1).length),
    'by how often named second': letters.map((letter) => lines.filter((line) => line[1] === letter).length),
    'by how often named alone': letters.map((letter) => lines.filter((line) => line.length === 1 && line[0] === letter).length),
  };
  return orders(letters).map((answer): Candidate => {
    const row = Array.from(answer);
    const features: Record<string, number> = {};
    for (const [name, values] of Object.entries(ranks))
      features[name] = sumPairs(row, (a, b) => Math.sign((values[letters.indexOf(b)] ?? 0) - (values[letters.indexOf(a)] ?? 0)));
    const places = lines.map((line) => line.map((letter) => row.indexOf(letter)));
    features['as each line names them'] = places.filter(([a = 0, b = 0]) => a < b).length;
    features['beside each other as named'] = places.filter(([a = 0, b = 0]) => b === a + 1).length;
    features['beside each other, either way'] = places.filter(([a = 0, b = 0]) => Math.abs(b - a) === 1).length;
    features['the first named first'] = Number(row[0] === named[0]);
    features['the first named last'] = Number(row.at(-1) === named[0]);
    features['the last named last'] = Number(row.at(-1) === named.at(-1));
    features['the last named first'] = Number(row[0] === named.at(-1));
    return { answer, features };
  });
}

/** The letters of the people of a sentence, in their order. */
const namedIn = (text: string, letters: readonly string[]): string[] =>
  (text.match(/\b[A-Z][a-z]+\b/g) ?? []).filter((word) => !/^(Exactly|Neither)$/.test(word)).map((word) => word.charAt(0)).filter((letter) => letters.includes(letter)); // prettier-ignore

function sumPairs(row: readonly string[], value: (a: string, b: string) => number): number {
  let sum = 0;
  row.forEach((a, n) => row.slice(n + 1).forEach((b) => (sum += value(a, b))));
  return sum;
}
