import { shuffle, seededRandom, type Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeOptions } from '../place-options.ts';
import { boundsOf } from '../shapes.ts';
import type { Plane } from './body.ts';
import { cutFace, fitFace, squareFace, type Face } from './face.ts';
import { comparableOf, likeness } from './raster.ts';
import { nameCut, nameSolid } from './say.ts';
import { throwPlane, throwSolid, type Kind, type Solid } from './solids.ts';

export interface SectionPuzzle extends Solid {
  readonly plane: Plane;
  readonly options: readonly Face[];
}

const LADDER: Record<Level, { joints: readonly Kind['joint'][]; isSlanted: readonly boolean[]; isPlain?: true }> = {
  1: { joints: ['alone'], isSlanted: [false], isPlain: true },
  2: { joints: ['alone'], isSlanted: [true] },
  3: { joints: ['on', 'through'], isSlanted: [false] },
  4: { joints: ['on', 'through'], isSlanted: [true] },
  5: { joints: ['inside'], isSlanted: [false, true, true] },
};

const OPTIONS = 8;
/** Cuts that the options are taken from, more where they are cheap and often alike, and how many are thrown for them at most. */
const STOCK: Record<Kind['joint'], number> = { alone: 140, on: 64, through: 64, inside: 64 };
const MAX_CUTS = 500;
/** Options are less alike than this, by `likeness`, */
const UNLIKE = 0.75;
/** and less than this when they differ by their proportion alone: as 1 to 1.7. */
const UNLIKE_PROPORTION = 0.6;
const SAME_FORM = 0.85;
/** Of anything that is to be seen of a face, in units of its box. */
const LEAST_EXTENT = 14;

interface Cut extends Solid {
  readonly plane: Plane;
  readonly face: Face;
  /** Each patch in a box of its own. */
  readonly parts: readonly Part[];
}

interface Part {
  readonly whole: Face;
  /** As wide as it is high. */
  readonly form: Face;
}

/**
 * Eight cuts through eight solids of like kinds are the options; any of them may be the one that is shown, so nothing but the
 * solid shown tells which it is.
 */
export function composeSection(random: Random, level: Level): Composed<SectionPuzzle> | null {
  const { joints, isSlanted, isPlain } = LADDER[level];
  const joint = pickOne(random, joints);
  const stock = stockOf(isPlain ? [{ ...PLAIN, joint, isPlain }] : pickOne(random, MIXES[joint]), isSlanted, STOCK[joint]);
  const cuts: Cut[] = [];
  for (const cut of shuffle(random, stock)) {
    if (cuts.every((other) => areUnlike(cut, other))) cuts.push(cut);
    if (cuts.length === OPTIONS) break;
  }
  if (cuts.length < OPTIONS) return null;
  const right = intBetween(random, 0, OPTIONS - 1);
  const { bodies, plane } = cuts[right] as Cut;
  const { options, key } = placeOptions(
    random,
    cuts.map(({ face }) => face),
    right,
  );
  return { puzzle: { joint, bodies, plane, options }, key, rules: `${nameSolid({ joint, bodies })}, ${nameCut(plane)}` };
}

const PLAIN = { axis: 'z', inner: 'mid', isShutIn: true } as const;
/** Of these kinds one is picked, or several that are mixed; what does not matter to a joint is as in `PLAIN`. */
const MIXES: Record<Kind['joint'], readonly (readonly Kind[])[]> = {
  alone: [[{ ...PLAIN, joint: 'alone' }]],
  on: [[{ ...PLAIN, joint: 'on' }]],
  through: [
    [
      { ...PLAIN, joint: 'through' },
      { ...PLAIN, joint: 'through', axis: 'x' },
    ],
  ],
  inside: [
    [{ ...PLAIN, joint: 'inside' }],
    [{ ...PLAIN, joint: 'inside', isShutIn: false }],
    [{ ...PLAIN, joint: 'inside', isShutIn: false, inner: 'paper' }],
  ],
};

const stocks = new Map<string, readonly Cut[]>();

/** Always the same cuts, made when they are first asked for: most of the time of an item would go into them. */
function stockOf(kinds: readonly Kind[], isSlanted: readonly boolean[], size: number): readonly Cut[] {
  const name = JSON.stringify([kinds, isSlanted]);
  const known = stocks.get(name);
  if (known) return known;
  const random = seededRandom(`section ${name}`);
  const cuts: Cut[] = [];
  for (let n = 0; n < MAX_CUTS && cuts.length < size; n++) {
    const cut = throwCut(random, pickOne(random, kinds), pickOne(random, isSlanted));
    if (cut) cuts.push(cut);
  }
  stocks.set(name, cuts);
  return cuts;
}

/** Null when the cut would be hard to tell from another, or not a cut through all of its bodies. */
function throwCut(random: Random, kind: Kind, isSlanted: boolean): Cut | null {
  const solid = throwSolid(random, kind);
  const plane = throwPlane(random, kind, isSlanted);
  const face = cutFace(solid.bodies, plane);
  if (face.length === 0 || !face.every((patch) => isClear(patch.outline)) || !showsAll(solid, plane, face)) return null;
  const parts = face.map((patch) => ({
    whole: face.length === 1 ? face : fitFace([patch]),
    form: squareFace([patch]),
  }));
  return { ...solid, plane, face, parts };
}

/** By more than how large the one inside is. */
const areUnlike = (a: Cut, b: Cut): boolean =>
  likenessOf(a.face, b.face, UNLIKE) < UNLIKE &&
  a.parts.some((part, n) => {
    const other = b.parts[n];
    return !other || areUnlikeParts(part, other);
  });

function areUnlikeParts(a: Part, b: Part): boolean {
  const shared = likenessOf(a.whole, b.whole, UNLIKE_PROPORTION);
  return shared < UNLIKE_PROPORTION || (shared < UNLIKE && likenessOf(a.form, b.form, SAME_FORM) < SAME_FORM);
}

const likenessOf = (a: Face, b: Face, atLeast?: number): number => likeness(comparableOf(a), comparableOf(b), atLeast);

/** Large enough, and no square that stands on its corner: turned by an eighth it is another option. */
function isClear(outline: Face[number]['outline']): boolean {
  const { width, height } = boundsOf(outline);
  const isOnCorner = outline.length === 4 && outline.every(([x], n) => Math.abs(x - (outline[(n + 1) % 4]?.[0] ?? 0)) > 1);
  return Math.min(width, height) >= LEAST_EXTENT && !(isOnCorner && Math.max(width, height) < 1.35 * Math.min(width, height));
}

/** Either body leaves this share of a face to the other, at least. */
const LEAST_SHARE = 0.1;

function showsAll({ joint, bodies }: Solid, plane: Plane, face: Face): boolean {
  if (joint === 'alone') return true;
  if (joint === 'inside') return showsInner(face, bodies[1]?.shade === 'paper');
  const cuts = bodies.map((body) => cutFace([body], plane));
  if (face.length !== 1 || cuts.some((cut) => cut.length === 0)) return false;
  return cuts.every((cut) => likenessOf(face, cut, 1 - LEAST_SHARE) < 1 - LEAST_SHARE);
}

/** A core may reach the edge of the face, a hole may not: its face would have none there. */
function showsInner(face: Face, isHole: boolean): boolean {
  const [outer, inner] = face;
  if (!outer || !inner || face.length !== 2) return false;
  if (!isHole) return true;
  const [around, within] = [boundsOf(outer.outline), boundsOf(inner.outline)];
  const margins = [within.top - around.top, around.top + around.height - within.top - within.height];
  const sides = [within.left - around.left, around.left + around.width - within.left - within.width];
  return Math.min(...margins, ...sides) > 4;
}
