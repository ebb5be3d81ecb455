import { OPTION_IDS } from '../../../item/presentation.ts';
import { ASPECTS, aspectsOf, type AspectId, type Figure } from '../figures/aspects.ts';
import { featuresOf, type Feature } from '../figures/features.ts';

export interface OddPuzzle {
  readonly options: readonly Figure[];
}

export interface Reason {
  readonly cost: number;
  /** The place of the odd one. */
  readonly odd: number;
  /** The features, in the order of the alphabet. */
  readonly by: string;
  readonly words: string;
}

const MARGIN = 1;

/** The one place whose value no other place has, where each other value is held by two at least. */
function findLoner(values: readonly number[]): number | null {
  const alone = values.flatMap((value, place) => (values.indexOf(value) === values.lastIndexOf(value) ? [place] : []));
  return alone.length === 1 ? (alone[0] ?? null) : null;
}

/** A feature, and what each figure has of it. */
type Column = readonly [Feature, readonly number[]];

/** No feature has as many values. */
const BASE = 16;

function reasonBy(figures: readonly Figure[], columns: readonly Column[], cost: number): Reason[] {
  const odd = findLoner(figures.map((_, n) => columns.reduce((sum, [, values]) => sum * BASE + (values[n] ?? 0), 0)));
  if (odd === null) return [];
  return [{ cost, odd, by: nameFeatures(columns.map(([{ name }]) => name)), words: sayRule(columns, odd) }];
}

export const nameFeatures = (names: readonly string[]): string => names.toSorted().join(' and ');

/** Even numbers beside odd ones. */
const evenness = (id: AspectId): Feature => ({
  ...{ cost: 2, name: `${id} evenness`, isRelation: false },
  // Values count from 1, those of petals from 2.
  of: (figure) => ((figure[id] ?? 0) + (id === 'petals' ? 2 : 1)) % 2,
  words: (value) => `the ${ASPECTS[id].noun} is ${value === 0 ? 'even' : 'odd'}`,
});

const NUMBERS: readonly AspectId[] = ['beads', 'petals'];

/** What five figures have in common, and how the odd one breaks it: uniqueness alone would be true of others too. */
function sayRule(columns: readonly Column[], odd: number): string {
  const say = (place: number): string[] => columns.map(([feature, values]) => feature.words(values[place] ?? 0));
  const others = [...new Set(columns[0]?.[1].flatMap((_, place) => (place === odd ? [] : [sayTogether(say(place))])))];
  return `in the other five, ${others.join(columns.length > 1 ? ', and ' : ' or ')}; in this one ${say(odd).join(' and ')}`;
}

const sayTogether = ([one = '', other]: readonly string[]): string => (other === undefined ? one : `where ${one}, ${other}`);

/**
 * Ways to see one figure as the odd one: the only one with its value of an aspect (cost 1); with its relation between
 * two parts, its slant, whether a number is even, or its pair of aspects (2); with its pair of a relation and an aspect, or of two relations (3).
 */
export function findReasons(figures: readonly Figure[]): Reason[] {
  const [first = {}] = figures;
  const features = [
    ...featuresOf(first),
    ...aspectsOf(first)
      .filter((id) => NUMBERS.includes(id))
      .map(evenness),
  ];
  const columns = features.map((feature): Column => [feature, figures.map((figure) => feature.of(figure))]);
  const told = columns.filter(([{ cost, isRelation }]) => cost === 1 || isRelation);
  const pairs = told.flatMap((one, n) => told.slice(n + 1).map((other) => [one, other]));
  const singles = columns.flatMap((column) => reasonBy(figures, [column], column[0].cost));
  const doubles = pairs.flatMap((pair) => reasonBy(figures, pair, pair.some(([{ isRelation }]) => isRelation) ? 3 : 2));
  return [...singles, ...doubles].toSorted((a, b) => a.cost - b.cost);
}

/** The odd figure by each of the simplest ways to see one, and by those that cost one more. */
export function solveOdd({ options }: OddPuzzle): string[] {
  return oddBy(findReasons(options)).map((odd) => OPTION_IDS.charAt(odd));
}

/** The places of the odd ones by the first of these reasons, the simplest, and by those that cost as much or one more. */
export function oddBy(reasons: readonly Reason[]): number[] {
  const least = reasons[0]?.cost ?? 0;
  return [...new Set(reasons.filter(({ cost }) => cost <= least + MARGIN).map(({ odd }) => odd))];
}
