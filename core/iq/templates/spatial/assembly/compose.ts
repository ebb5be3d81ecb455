import { shuffle } from '../../../../random.ts';
import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickMany, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeOptions } from '../place-options.ts';
import { groundOf, layAlone, lyingOf, type Alone } from './alone.ts';
import { joinAll, joinOne, outlineOf, unite, type Laid } from './join.ts';
import { directionsOf, leanOf } from './rim.ts';
import { isHanded, piecesOf, type Piece } from './pieces.ts';
import { countPlaces, fill } from './solve.ts';
import { fourTurns, settle, WHOLE, type AssemblyPuzzle, type Patch } from './tiles.ts';

interface Step {
  /** Of the pieces, in half squares. */
  readonly sizes: readonly (readonly number[])[];
  readonly needsTurns: boolean;
  /** How many pieces are not their own mirror image, which then is what lures; 0: as it comes, and the lures are other pieces. */
  readonly handed: number;
  /** Squares a side that an outline fits in. */
  readonly room: number;
  /** In how many half squares two outlines differ at least, laid on each other at their upper left. */
  readonly apart?: number;
}

const TWO = [[4, 4], [3, 5], [4, 5], [5, 5], [4, 6], [5, 6]]; // prettier-ignore
const THREE = [[4, 4, 5], [3, 5, 5], [4, 5, 5], [4, 4, 6], [3, 5, 6], [4, 5, 6], [5, 5, 5], [3, 6, 6]]; // prettier-ignore
const FOUR = [[3, 3, 4, 5], [3, 4, 4, 4], [2, 4, 4, 5], [3, 4, 4, 5], [4, 4, 4, 4], [3, 4, 5, 5], [2, 4, 5, 5]]; // prettier-ignore
const FIVE = [[3, 3, 4, 4, 4], [2, 4, 4, 4, 4], [3, 3, 4, 4, 5], [2, 4, 4, 4, 5], [2, 3, 4, 4, 5], [2, 3, 4, 5, 5]]; // prettier-ignore

const LADDER: Record<Level, Step> = {
  1: { sizes: TWO, needsTurns: false, handed: 0, room: 4, apart: 4 },
  2: { sizes: THREE, needsTurns: false, handed: 0, room: 4 },
  3: { sizes: THREE, needsTurns: true, handed: 0, room: 4 },
  4: { sizes: FOUR, needsTurns: true, handed: 0, room: 4 },
  5: { sizes: FIVE, needsTurns: true, handed: 4, room: 5 },
};

/**
 * Eight outlines, each joined from as many pieces of the same areas, so that those of none fill another; the pieces of any of
 * them, drawn at last, are the question. So the outlines by themselves cannot betray which it is.
 */
export function composeAssembly(random: Random, level: Level): Composed<AssemblyPuzzle> | null {
  const step = LADDER[level];
  const areas = pickOne(random, step.sizes);
  const pieces = choosePieces(random, areas, step.handed);
  const family = pieces && growFamily(random, pieces, step);
  if (!family) return null;
  const right = chooseRight(random, family, step);
  const { laid, outline } = family[right] as Kin;
  const shown = step.needsTurns ? turnAll(random, laid, outline) : laid.map(({ patch }) => patch);
  if (!shown) return null;
  const outlines = family.map((kin) => kin.outline);
  const { options, key } = placeOptions(random, outlines, right);
  const places = Math.min(...laid.map(({ piece, patch }) => countPlaces(outline, step.needsTurns ? piece.turns : [patch])));
  return {
    puzzle: { pieces: shuffle(random, shown).map(settle), outlines: options, needsTurns: step.needsTurns },
    key,
    rules: [
      `pieces:${areas.join('+')}`,
      ...(step.needsTurns ? ['turned'] : []),
      ...(step.handed > 0 ? ['mirrored'] : []),
      `first places:${places > 2 ? '3 or more' : places}`,
    ].join(' '),
  };
}

/**
 * Whose pieces are shown. The largest of them often lies best in its own outline: a place among the outlines is drawn at which its
 * own comes by that, and the one that comes nearest to it is taken.
 */
function chooseRight(random: Random, family: readonly Kin[], { needsTurns }: Step): number {
  const wanted = SIGNS.map(() => intBetween(random, 0, family.length - 1));
  const grounds = family.map(({ outline }) => groundOf(outline));
  const misses = family.map(({ laid }, n) => {
    const pieces = laid
      .toSorted((a, b) => b.piece.area - a.piece.area)
      .map(({ piece, patch }) => (needsTurns ? piece.turns : [settle(patch)]).map(lyingOf));
    const lying = grounds.map((ground) => pieces.map((ways) => layAlone(ground, ways)));
    return SIGNS.reduce((sum, sign, k) => {
      const values = lying.map((alone, kin) => sign(alone, family[kin] as Kin));
      const own = values[n] as number;
      const better = values.filter((value) => value > own).length;
      const alike = values.filter((value) => value === own).length - 1;
      return sum + Math.max(0, better - (wanted[k] ?? 0), (wanted[k] ?? 0) - better - alike);
    }, random() / 2);
  });
  return misses.indexOf(Math.min(...misses));
}

/** By what an outline is told at a look from how the pieces lie in it, each by itself, the largest of them first; and by its whole squares. */
const SIGNS: readonly ((pieces: readonly Alone[], kin: Kin) => number)[] = [
  ([largest]) => largest?.exactly ?? 0,
  ([largest]) => largest?.rim ?? 0,
  ([largest]) => largest?.places ?? 0,
  (pieces) => pieces.reduce((sum, { exactly }) => sum + exactly, 0),
  (pieces) => pieces.reduce((sum, { rim }) => sum + rim, 0),
  (_, { outline }) => outline.filter(([, , quarters]) => quarters === WHOLE).length,
];

/** All of different shapes, mirrored or not; null where there are not as many. */
function choosePieces(random: Random, areas: readonly number[], handedCount: number): Piece[] | null {
  const isToBeHanded = new Set(handedCount > 0 ? pickMany(random, [...areas.keys()], handedCount) : []);
  const chosen: Piece[] = [];
  for (const [n, area] of areas.entries()) {
    const fitting = piecesOf(area).filter(
      (piece) => (handedCount === 0 || isHanded(piece) === isToBeHanded.has(n)) && !chosen.some((other) => isSameShape(piece, other)),
    );
    if (fitting.length === 0) return null;
    chosen.push(pickOne(random, fitting));
  }
  return shuffle(random, chosen);
}

const isSameShape = (a: Piece, b: Piece): boolean => a.shape === b.shape || a.mirrored === b.shape;

interface Kin {
  readonly shapes: string;
  readonly laid: readonly Laid[];
  readonly outline: Patch;
}

const FAMILY = 8;
/** Births at most, and births in a row that come to nothing: few pieces make a rim that runs as another. */
const TRIES = { any: { births: 80, patience: 80 }, alike: { births: 300, patience: 60 } };

/**
 * Each one piece away from one of those before: another as large, or its mirror image, is put there or nearby. Where pieces are not
 * turned, the rims of all have as many edges in each direction, which otherwise told whose pieces they are.
 */
function growFamily(random: Random, pieces: readonly Piece[], { room, handed, needsTurns, apart = 0 }: Step): Kin[] | null {
  const isMirrored = handed > 0;
  const first = joinAll(random, pieces, room);
  if (!first) return null;
  const family = [toKin(first)];
  const directions = needsTurns ? null : directionsOf(outlineOf(first));
  const { births, patience } = TRIES[directions ? 'alike' : 'any'];
  for (let n = 0, last = 0; n < births && n - last < patience && family.length < FAMILY; n++) {
    const { laid } = pickOne(random, family);
    const out = pickOne(random, laid.filter(({ piece }) => !isMirrored || isHanded(piece))); // prettier-ignore
    const replacement = replace(random, out, laid, { isMirrored, isAlike: directions !== null });
    const rest = laid.filter((other) => other !== out);
    const shapes = writeShapes([...rest.map(({ piece }) => piece), replacement]);
    if (family.some((kin) => kin.shapes === shapes)) continue;
    const joined = joinOne(random, { laid: rest, piece: replacement, model: unite(laid), room, directions });
    const child = joined && toKin(joined);
    const isApart = (kin: Kin, other: Kin): boolean =>
      differenceOf(kin.outline, other.outline) >= apart && !canFill(kin, other, !isMirrored) && !canFill(other, kin, !isMirrored);
    if (child && family.every((kin) => isApart(kin, child))) {
      family.push(child);
      last = n;
    }
  }
  return family.length === FAMILY ? family : null;
}

/** In half squares: what only one of two outlines covers. */
function differenceOf(a: Patch, b: Patch): number {
  const quarters = new Map(settle(a).map(([x, y, covered]) => [`${x} ${y}`, covered]));
  for (const [x, y, covered] of settle(b)) quarters.set(`${x} ${y}`, (quarters.get(`${x} ${y}`) ?? 0) ^ covered);
  return [...quarters.values()].reduce((sum, bits) => sum + [1, 2, 4, 8].filter((bit) => bits & bit).length, 0) / 2;
}

interface Swap {
  /** For its mirror image. */
  readonly isMirrored: boolean;
  /** For one that can lie so that its rim runs as much more one way than the opposite way. */
  readonly isAlike: boolean;
}

function replace(random: Random, { piece: out, patch }: Laid, laid: readonly Laid[], { isMirrored, isAlike }: Swap): Piece {
  const lean = leanOf(directionsOf(patch));
  const fitting = piecesOf(out.area).filter((piece) =>
    isMirrored
      ? piece.shape === out.mirrored
      : (!isAlike || piece.leans.includes(lean)) && !laid.some((other) => isSameShape(piece, other.piece)),
  );
  return fitting.length > 0 ? pickOne(random, fitting) : out;
}

const writeShapes = (pieces: readonly Piece[]): string =>
  pieces
    .map(({ shape }) => shape)
    .toSorted()
    .join('|');

const toKin = (laid: readonly Laid[]): Kin => ({
  shapes: writeShapes(laid.map(({ piece }) => piece)),
  laid,
  outline: outlineOf(laid),
});

/** What the other is not made of seldom fits in it: looked at first, it ends most searches. */
function canFill({ laid }: Kin, other: Kin, turnedOver: boolean): boolean {
  const pieces = laid.map(({ piece }) => piece);
  const isShared = ({ shape }: Piece): boolean => other.laid.some(({ piece }) => piece.shape === shape);
  const inOrder = [...pieces.filter((piece) => !isShared(piece)), ...pieces.filter(isShared)];
  const ways = inOrder.map(({ turns, turnsOver }) => (turnedOver ? [...turns, ...turnsOver] : turns));
  return fill(other.outline, ways) !== null;
}

const MAX_TURNS = 4;

/** Each turned by one to three quarters, so that they fill the outline only once they are turned back. */
function turnAll(random: Random, laid: readonly Laid[], outline: Patch): Patch[] | null {
  for (let n = 0; n < MAX_TURNS; n++) {
    const turned = laid.map(({ patch }) => fourTurns(patch)[intBetween(random, 1, 3)] ?? patch);
    if (!fill(outline, turned.map((piece) => [piece]))) return turned; // prettier-ignore
  }
  return null;
}
