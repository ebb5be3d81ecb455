import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeOptions } from '../place-options.ts';
import { FLAT, PUNCHES, foldAlong, foldersOf, placesOf, pointOf, pointsOf, type FoldKind, type Place, type Way } from './cells.ts';
import type { Fold, FoldingPuzzle } from './paper.ts';

/** `branches`: how many ways there are to make each fold; eight options need four in all. `holes`: from, to. */
const LADDER: Record<
  Level,
  { branches: readonly number[]; diagonals: readonly number[]; isHidden: boolean; punches: 1 | 2; holes: readonly [number, number] }
> = {
  1: { branches: [4], diagonals: [0], isHidden: false, punches: 2, holes: [3, 4] },
  2: { branches: [2, 2], diagonals: [0], isHidden: false, punches: 2, holes: [5, 8] },
  3: { branches: [2, 2], diagonals: [1, 2], isHidden: false, punches: 2, holes: [5, 8] },
  4: { branches: [1, 2, 2], diagonals: [0, 1, 2], isHidden: false, punches: 1, holes: [4, 8] },
  5: { branches: [2, 1, 2], diagonals: [0, 1, 2], isHidden: true, punches: 2, holes: [6, 10] },
};
const OPTIONS = 8;
const WAYS = 4;

interface Sheet {
  readonly folds: readonly Fold[];
  readonly punches: readonly number[];
  /** As bits of cells. */
  readonly holes: number;
}

/**
 * The options are what becomes of eight sheets: four ways of folding, each punched in two ways, at the same places as others
 * where that gives as many holes. Any of the eight may be the one that is shown.
 */
export function composeFolding(random: Random, level: Level): Composed<FoldingPuzzle> | null {
  const { branches, diagonals, isHidden } = LADDER[level];
  const sheets = punchAll(random, findWays(random, branches, pickOne(random, diagonals)), level);
  if (!sheets) return null;
  const right = intBetween(random, 0, OPTIONS - 1);
  const sheet = sheets[right] as Sheet;
  const folds = isHidden ? hideSome(random, sheet.folds) : sheet.folds;
  const { options, key } = placeOptions(
    random,
    sheets.map(({ holes }) => shuffle(random, pointsOf(holes))),
    right,
  );
  return {
    puzzle: { folds, punches: sheet.punches.map(pointOf), options },
    key,
    rules: `${folds.map(nameFold).join(', ')}: ${options[0]?.length} holes`,
  };
}

/** From the flat paper on, each way goes on in so many; the folds that are diagonal are the same ones in all. */
function findWays(random: Random, branches: readonly number[], diagonals: number): Way[] {
  const order = shuffle(random, [...branches.keys()]);
  const kinds = order.map((place): FoldKind => (place < diagonals ? 'diagonal' : 'straight'));
  const goOn = (way: Way, kind: FoldKind, count: number): Way[] =>
    pickMany(random, foldersOf(way, kind), count).map((folder) => foldAlong(way, folder));
  return kinds.reduce<Way[]>((ways, kind, n) => ways.flatMap((way) => goOn(way, kind, branches[n] ?? 0)), [FLAT]);
}

/** Each of the ways punched twice, all through as many layers, no two with the same holes; null when that cannot be. */
function punchAll(random: Random, ways: readonly Way[], level: Level): Sheet[] | null {
  if (ways.length < WAYS) return null;
  const { punches, holes } = LADDER[level];
  const tried = shuffle(random, PUNCHES[punches]);
  const places = ways.map(placesOf);
  for (const count of shuffle(random, range(...holes))) {
    const sheets = new Map<number, Sheet>();
    ways.forEach(({ folds }, n) => {
      for (const set of tried) {
        const made = punch(set, places[n] ?? []);
        if (made?.layers === count && !sheets.has(made.holes)) sheets.set(made.holes, { folds, punches: set, holes: made.holes });
        if (sheets.size === ((n + 1) * OPTIONS) / WAYS) return;
      }
    });
    if (sheets.size === OPTIONS) return [...sheets.values()];
  }
  return null;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);

/** What punches at all of the places go through; null when there is no paper at one, or a crease. */
function punch(set: readonly number[], places: readonly (Place | null)[]): Place | null {
  let [layers, holes] = [0, 0];
  for (const at of set) {
    const place = places[at];
    if (!place) return null;
    layers += place.layers;
    holes += place.holes;
  }
  return { layers, holes };
}

function hideSome(random: Random, folds: readonly Fold[]): Fold[] {
  const hidden = pickMany(random, folds, intBetween(random, 1, 2));
  return folds.map((fold) => ({ ...fold, isBehind: hidden.includes(fold) }));
}

const nameFold = ({ across, down, at, isBehind }: Fold): string =>
  `${across !== 0 && down !== 0 ? 'diagonal' : 'straight'} ${Math.abs(at)}${isBehind ? ' behind' : ''}`;
