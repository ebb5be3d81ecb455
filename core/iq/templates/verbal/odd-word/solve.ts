import { OPTION_IDS } from '../../../item/presentation.ts';
import { ALL_GROUPS, MORE_SHARED, STRIKING } from '../lexicon/word-groups.ts';

export interface OddWordPuzzle {
  readonly words: readonly string[];
}

interface Property {
  /** Whether it singles out the only word that has it, as well as the only one that has it not. */
  readonly isStriking: boolean;
  readonly words: readonly string[];
}

const FIELDS = [...new Set(STRIKING.map(({ field }) => field))].map((field) =>
  STRIKING.filter((group) => group.field === field).flatMap(({ words }) => words),
);
const PROPERTIES: readonly Property[] = [
  ...[...STRIKING.map(({ words }) => words), ...FIELDS].map((words) => ({ isStriking: true, words })),
  ...[...ALL_GROUPS, ...MORE_SHARED].map(({ words, besides }) => ({ isStriking: false, words: [...words, ...besides] })),
];

function indexProperties(): Map<string, Property[]> {
  const propertiesOf = new Map<string, Property[]>();
  for (const property of PROPERTIES)
    for (const word of new Set(property.words)) propertiesOf.set(word, [...(propertiesOf.get(word) ?? []), property]);
  return propertiesOf;
}

const PROPERTIES_OF = indexProperties();

/** Which of the words have each property that any of them has; the first letter is one. */
function findHolders(words: readonly string[]): Map<Property | string, number[]> {
  const holders = new Map<Property | string, number[]>();
  words.forEach((word, place) => {
    for (const property of [...(PROPERTIES_OF.get(word) ?? []), word[0] ?? ''])
      holders.set(property, [...(holders.get(property) ?? []), place]);
  });
  return holders;
}

/** Words that lack what all others share, and those that alone have what strikes the eye. */
export function solveOddWord({ words }: OddWordPuzzle): string[] {
  const odd = new Set<number>();
  for (const [property, places] of findHolders(words)) {
    if (places.length === words.length - 1) odd.add(words.findIndex((_, place) => !places.includes(place)));
    if (places.length === 1 && typeof property === 'object' && property.isStriking) odd.add(places[0] ?? 0);
  }
  return [...odd].toSorted((a, b) => a - b).map((place) => OPTION_IDS[place] ?? '');
}
