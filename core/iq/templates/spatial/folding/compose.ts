import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeOptions } from '../place-options.ts';
import { FLAT, PUNCHES, foldAlong, foldersOf, placesOf, pointOf, pointsOf, type FoldKind, type Place, type Way } from './cells.ts';
import { beyond, type Fold, type FoldingPuzzle } from './paper.ts';
import type { Point } from '../shapes.ts';

/** `branches`: how many ways are looked at to make each fold. `diagonals`: how many folds are; `either`: of some sheets it is. `holes`: from, to. */
const LADDER: Record<
  Level,
  {
    branches: readonly number[];
    diagonals: readonly number[] | 'either';
    isHidden: boolean;
    punches: 1 | 2;
    holes: readonly [number, number];
  }
> = {
  1: { branches: [34], diagonals: 'either', isHidden: false, punches: 2, holes: [3, 4] },
  2: { branches: [8, 8], diagonals: [0], isHidden: false, punches: 2, holes: [5, 8] },
  3: { branches: [10, 10], diagonals: [1, 2], isHidden: false, punches: 2, holes: [4, 8] },
  4: { branches: [3, 5, 5], diagonals: [0, 1, 2], isHidden: false, punches: 1, holes: [4, 8] },
  5: { branches: [4, 4, 7], diagonals: [0, 1], isHidden: true, punches: 2, holes: [5, 9] },
};
const OPTIONS = 8;

interface Sheet {
  readonly folds: readonly Fold[];
  /** As bits of cells. */
  readonly holes: number;
}

/**
 * The options are what becomes of eight sheets, each folded in a way of its own and all punched at the same places through as
 * many layers: every option has the holes that are punched, and only unfolding tells which has the others. Any of the eight
 * may be the one that is shown.
 */
export function composeFolding(random: Random, level: Level): Composed<FoldingPuzzle> | null {
  const { branches, diagonals, isHidden } = LADDER[level];
  const counts = diagonals === 'either' ? [0, 1] : [pickOne(random, diagonals)];
  const punched = punchAll(random, counts.flatMap((count) => findWays(random, branches, count)), level); // prettier-ignore
  if (!punched) return null;
  const right = pickRight(random, punched.sheets);
  const sheet = punched.sheets[right] as Sheet;
  const folds = isHidden ? hideSome(random, sheet.folds) : sheet.folds;
  const { options, key } = placeOptions(
    random,
    punched.sheets.map(({ holes }) => shuffle(random, pointsOf(holes))),
    right,
  );
  return {
    puzzle: { folds, punches: punched.punches.map(pointOf), options },
    key,
    rules: `${folds.map(nameFold).join(', ')}: ${options[0]?.length} holes`,
  };
}

/**
 * The sheet that is shown. Holes often come to lie beside a fold of their own sheet: the place of the right option among the
 * others, by how many do, is drawn first, and then the sheet of which that is most nearly so.
 */
function pickRight(random: Random, sheets: readonly Sheet[]): number {
  const wanted = intBetween(random, 0, OPTIONS - 1);
  const placeOf = ({ folds }: Sheet, right: number): number => {
    const near = sheets.map(({ holes }) => countBeside(folds, pointsOf(holes)) + 0.5 * random());
    return near.filter((count) => count > (near[right] ?? 0)).length;
  };
  const gaps = sheets.map((sheet, n) => Math.abs(placeOf(sheet, n) - wanted) + 0.5 * random());
  return gaps.indexOf(Math.min(...gaps));
}

/** Holes in a column or row that has the number of a fold line, or that touches the line. */
function countBeside(folds: readonly Fold[], holes: readonly Point[]): number {
  const numbers = folds.map(({ at }) => String(Math.abs(at))).join(' ');
  const named = new Set(holes.flat().filter((place) => numbers.includes(String(place + 0.5))));
  return 2 * named.size + folds.reduce((sum, fold) => sum + holes.filter((hole) => Math.abs(beyond(fold, hole)) < 1).length / 4, 0);
}

/** From the flat paper on, each way goes on in so many; the folds that are diagonal are the same ones in all. */
function findWays(random: Random, branches: readonly number[], diagonals: number): Way[] {
  const order = shuffle(random, [...branches.keys()]);
  const kinds = order.map((place): FoldKind => (place < diagonals ? 'diagonal' : 'straight'));
  const goOn = (way: Way, kind: FoldKind, count: number): Way[] =>
    pickMany(random, foldersOf(way, kind), count).map((folder) => foldAlong(way, folder));
  return kinds.reduce<Way[]>((ways, kind, n) => ways.flatMap((way) => goOn(way, kind, branches[n] ?? 0)), [FLAT]);
}

const MAX_PUNCHES = 250;

/** Eight of the ways punched at the same places, all through as many layers, no two with the same holes; null when that cannot be. */
function punchAll(random: Random, ways: readonly Way[], level: Level): { punches: readonly number[]; sheets: Sheet[] } | null {
  const { punches: count, holes } = LADDER[level];
  const places = shuffle(random, ways).map((way) => ({ way, at: placesOf(way) }));
  for (const punches of shuffle(random, PUNCHES[count]).slice(0, MAX_PUNCHES)) {
    const byLayers = new Map<number, Map<number, Sheet>>();
    for (const { way, at } of places) {
      const made = punch(punches, at);
      if (!made) continue;
      const alike = byLayers.get(made.layers) ?? new Map<number, Sheet>();
      if (!alike.has(made.holes)) byLayers.set(made.layers, alike.set(made.holes, { folds: way.folds, holes: made.holes }));
    }
    for (const layers of shuffle(random, range(...holes))) {
      const sheets = [...(byLayers.get(layers)?.values() ?? [])];
      if (sheets.length >= OPTIONS) return { punches, sheets: sheets.slice(0, OPTIONS) };
    }
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
