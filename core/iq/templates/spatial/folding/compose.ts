import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeOptions } from '../place-options.ts';
import { FLAT, foldAlong, foldersOf, pointOf, unfold, wholePlaces, type Shift, type Way } from './cells.ts';
import type { Fold, FoldingPuzzle } from './paper.ts';

/** What can be mistaken in undoing a fold, counted from 0; of the ways in which options undo it one is right. */
interface Doubt {
  readonly fold: number;
  /** The holes of what was folded over are taken to lie nearer to the line or farther from it, or to one side. */
  readonly is: 'far' | 'beside';
  readonly ways: number;
}

/**
 * `diagonals`: how many folds are. `holes`: from, to. `doubts`: of one of these sets every combination is an option, so that the
 * right one is no more like the others than any. Where they are six, two more are not mirrored over the first fold: if more were
 * not, whoever sees that an option is would have less to choose from.
 */
interface Rung {
  readonly folds: number;
  readonly diagonals: readonly number[];
  readonly isHidden: boolean;
  readonly punches: number;
  readonly holes: readonly [number, number];
  readonly doubts: readonly (readonly Doubt[])[];
}

const far = (fold: number, ways: number): Doubt => ({ fold, is: 'far', ways });
const LAST_TWO = [
  [far(2, 3), far(1, 2)],
  [far(2, 2), far(1, 3)],
];
const LADDER: Record<Level, Rung> = {
  1: { folds: 1, diagonals: [0, 1], isHidden: false, punches: 2, holes: [3, 4], doubts: [[far(0, 4), { fold: 0, is: 'beside', ways: 2 }]] },
  2: { folds: 3, diagonals: [0], isHidden: false, punches: 2, holes: [5, 6], doubts: LAST_TWO },
  3: { folds: 3, diagonals: [0], isHidden: false, punches: 2, holes: [7, 9], doubts: LAST_TWO },
  4: { folds: 3, diagonals: [1, 2], isHidden: false, punches: 2, holes: [5, 9], doubts: LAST_TWO },
  5: { folds: 3, diagonals: [0, 1], isHidden: true, punches: 2, holes: [5, 9], doubts: LAST_TWO },
};
const OPTIONS = 8;
const MAX_WAYS = 100;
const PUNCHES_A_WAY = 12;

/**
 * All options show the punched holes, and the same number of holes beyond the line of each fold: they differ in how far from the
 * line these are. How many of the others have them nearer is drawn first, and then a sheet of which that can be so.
 */
export function composeFolding(random: Random, level: Level): Composed<FoldingPuzzle> | null {
  const { folds: count, diagonals, isHidden, punches: punched, holes, doubts } = LADDER[level];
  const doubted = pickOne(random, doubts).map((doubt) => ({ ...doubt, nearer: intBetween(random, 0, doubt.ways - 1) }));
  const slanting = pickOne(random, diagonals);
  for (let n = 0; n < MAX_WAYS; n++) {
    const way = findWay(random, count, slanting);
    const places = way ? wholePlaces(way).flatMap((isWhole, place) => (isWhole ? [place] : [])) : [];
    for (let k = 0; way && k < PUNCHES_A_WAY; k++) {
      const punches = pickMany(random, places, punched);
      const right = unfold(way, punches);
      if (!right || right.length < holes[0] || right.length > holes[1]) continue;
      const sets = findOptions(random, { way, punches, right }, doubted);
      if (!sets) continue;
      const shown = way.steps.map(({ folder }) => folder.fold);
      const folds = isHidden ? hideSome(random, shown) : shown;
      const { options, key } = placeOptions(random, sets.map((set) => shuffle(random, set.map(pointOf))), 0); // prettier-ignore
      const rules = `${folds.map(nameFold).join(', ')}: ${right.length} holes`;
      return { puzzle: { folds, punches: punches.map(pointOf), options }, key, rules };
    }
  }
  return null;
}

/** So many folds, of which some are diagonal; null when the last ones cannot be. */
function findWay(random: Random, folds: number, diagonals: number): Way | null {
  let way = FLAT;
  for (const place of shuffle(random, [...Array(folds).keys()])) {
    const folders = foldersOf(way, place < diagonals ? 'diagonal' : 'straight');
    if (folders.length === 0) return null;
    way = foldAlong(way, pickOne(random, folders));
  }
  return way;
}

interface Punched {
  readonly way: Way;
  readonly punches: readonly number[];
  /** The holes of the unfolded paper. */
  readonly right: readonly number[];
}
/** Of each fold how far its holes are taken to lie beside their true place. */
type Mistakes = readonly (Shift | undefined)[];
const STEPS = [-4, -3, -2, -1, 1, 2, 3, 4];

/** The right set of holes and seven others; null when there are not as many. */
function findOptions(
  random: Random,
  punched: Punched,
  doubted: readonly (Doubt & { readonly nearer: number })[],
): (readonly number[])[] | null {
  let mistaken: Mistakes[] = [[]];
  for (const { fold, is, ways, nearer } of doubted) {
    const possible = STEPS.filter((steps) => mistake(punched, addShift([], fold, shiftOf(punched, fold, is, steps))));
    const nears = pickMany(random, possible.filter((steps) => steps < 0), nearer); // prettier-ignore
    const fars = pickMany(random, possible.filter((steps) => steps > 0), ways - 1 - nearer); // prettier-ignore
    if (nears.length + fars.length < ways - 1) return null;
    mistaken = mistaken.flatMap((mistakes) =>
      [0, ...nears, ...fars].map((steps) => addShift(mistakes, fold, shiftOf(punched, fold, is, steps))),
    );
  }
  const sets = new Map<string, readonly number[]>();
  const add = (mistakes: Mistakes): void => {
    const holes = mistake(punched, mistakes);
    if (holes) sets.set(holes.toSorted((a, b) => a - b).join(), holes);
  };
  for (const mistakes of mistaken) add(mistakes);
  if (sets.size < mistaken.length) return null;
  const others = mistaken.flatMap((mistakes) => STEPS.map((steps) => addShift(mistakes, 0, shiftOf(punched, 0, 'far', steps))));
  for (const mistakes of shuffle(random, others)) if (sets.size < OPTIONS) add(mistakes);
  return sets.size === OPTIONS ? [...sets.values()] : null;
}

function shiftOf({ way }: Punched, fold: number, is: Doubt['is'], steps: number): Shift {
  const { across, down } = (way.steps[fold] as Way['steps'][number]).folder.fold;
  return is === 'far' ? [across * steps, down * steps] : [-down * steps, across * steps];
}

function addShift(mistakes: Mistakes, fold: number, [right, down]: Shift): Mistakes {
  const all = [...mistakes];
  const [x, y] = all[fold] ?? [0, 0];
  all[fold] = [x + right, y + down];
  return all;
}

/** The holes that mistakes lead to; null when they are fewer than they should be, or not as many beyond the line of each fold. */
function mistake({ way, punches, right }: Punched, mistakes: Mistakes): number[] | null {
  const holes = unfold(way, punches, mistakes);
  if (holes?.length !== right.length || new Set(holes).size < holes.length) return null;
  const isAlike = way.steps.every(({ folder }) => countBeyond(folder.beyond, holes) === countBeyond(folder.beyond, right));
  return isAlike ? holes : null;
}
const countBeyond = (beyond: readonly number[], holes: readonly number[]): number =>
  holes.filter((hole) => (beyond[hole] as number) > 0).length;

function hideSome(random: Random, folds: readonly Fold[]): Fold[] {
  const hidden = pickMany(random, folds, intBetween(random, 1, 2));
  return folds.map((fold) => ({ ...fold, isBehind: hidden.includes(fold) }));
}

const nameFold = ({ across, down, at, isBehind }: Fold): string =>
  `${across !== 0 && down !== 0 ? 'diagonal' : 'straight'} ${Math.abs(at)}${isBehind ? ' behind' : ''}`;
