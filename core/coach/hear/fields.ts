import { withApostrophes } from '../../language/contractions.ts';
import data from './fields.json' with { type: 'json' };

export type Field = keyof typeof data;

/** Words that are said of one thing, such as a death, a threat or a pay cut. `*` at the end of a word stands for any ending. */
const NAMES = Object.keys(data) as readonly Field[];
const FIELDS: readonly (readonly string[])[] = NAMES.map((name) => data[name].words);
const LONGEST_PHRASE = 4;
const SHORTEST_STEM = 4;
/** Two sentences that hold a field say no less than ten. */
const MOST = 2;
const READ_CHARS = 2000;
/** Of a sentence that tells of its writer. */
const OWN = /^(?:i|i'm|i've|i'll|i'd|im|ive)$/;

const phrases = new Map<string, number[]>();
const stems = new Map<string, number[]>();
for (const [field, words] of FIELDS.entries())
  for (const word of words) {
    const [kind, name] = word.endsWith('*') ? [stems, word.slice(0, -1)] : [phrases, word];
    kind.set(name, [...(kind.get(name) ?? []), field]);
  }

/** In how many sentences of a text each field stands, two at most, and the writer themself. */
export function fieldsIn(text: string): Float32Array {
  const counts = new Float32Array(FIELDS.length + 1);
  for (const sentence of withApostrophes(text.slice(0, READ_CHARS).toLowerCase())
    .replaceAll('-', ' ')
    .split(/[.!?\n]+/)) {
    const words = sentence.match(/\p{L}+(?:'\p{L}+)*|\d+/gu) ?? [];
    const found = new Set(words.flatMap((word, i) => [...startingAt(words, i), ...fieldsOfWord(word)]));
    for (const field of found) counts[field] = Math.min(MOST, (counts[field] ?? 0) + 1);
  }
  return counts;
}

/** The fields of which a text has words. */
export const fieldsNamedIn = (text: string): ReadonlySet<Field> => {
  const counts = fieldsIn(text);
  return new Set(NAMES.filter((_, i) => (counts[i] ?? 0) > 0));
};

const startingAt = (words: readonly string[], at: number): number[] =>
  Array.from({ length: Math.min(LONGEST_PHRASE, words.length - at) }, (_, i) => words.slice(at, at + i + 1).join(' ')).flatMap(
    (phrase) => phrases.get(phrase) ?? [],
  );

function fieldsOfWord(word: string): number[] {
  const owner = word.endsWith("'s") ? (phrases.get(word.slice(0, -2)) ?? []) : [];
  const begun = Array.from({ length: Math.max(0, word.length - SHORTEST_STEM + 1) }, (_, i) => word.slice(0, SHORTEST_STEM + i)).flatMap(
    (stem) => stems.get(stem) ?? [],
  );
  return [...owner, ...begun, ...(OWN.test(word) ? [FIELDS.length] : [])];
}
