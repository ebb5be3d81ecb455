import { shuffle, type Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { placeOptions } from '../place-options.ts';
import { boundsOf, type Point } from '../shapes.ts';
import { depthOf, withDepth, type Body, type Plane } from './body.ts';
import { cutFace, squareFace, type Face } from './face.ts';
import { comparableOf, likeness } from './raster.ts';
import { isCurved, nameCut, nameSolid } from './say.ts';
import { throwKind, throwPlane, throwSolid, type Joint, type Kind, type Solid } from './solids.ts';

export interface SectionPuzzle extends Solid {
  readonly plane: Plane;
  readonly options: readonly Face[];
}

const OPTIONS = 8;
/** Two forms of four proportions each, three of three but for one, or four of two. */
const MOST_FORMS = 4;
/** Throws of no new form one after the other. */
const MAX_MISSES = 10;
/** Throws of proportions. */
const MAX_TRIES = 4;
/** Options are less alike than this, by `likeness`, */
const UNLIKE = 0.84;
/** and forms, as wide as they are high, less than this; */
const UNLIKE_FORMS = 0.84;
/** than this, where what is inside differs by its size and place alone. */
const UNLIKE_PLACES = 0.45;
/** From a proportion to the next: times as wide. */
const STEP = { least: 1.45, most: 1.75 } as const;
/** Of bodies, by `depthOf`: what is inside would become too narrow soon. */
const DEPTHS: Record<Joint, { least: number; most: number }> = {
  alone: { least: 0.36, most: 2.8 },
  on: { least: 0.4, most: 2.5 },
  through: { least: 0.4, most: 2.5 },
  inside: { least: 0.5, most: 2 },
};
/** A face is so many times as wide for its height, or as high, as its solid is deep for its width: nobody may take one for the other. */
const UNLIKE_DEPTH = 1.25;
/** Of anything that is to be seen of a face, in units of its box. */
const LEAST_EXTENT = 14;
/** Of an edge, and of one in a form, since it shrinks in narrow proportions. */
const LEAST_EDGE = 3.5;
const LEAST_FORM_EDGE = 8;

type Outline = Face[number]['outline'];

interface Cut extends Solid {
  readonly plane: Plane;
  readonly face: Face;
}

/** As wide as they are high. */
interface Form extends Cut {
  readonly parts: readonly Face[];
  readonly whole: Face;
}

/**
 * The options are cuts through solids that are called alike and cut the same way: some forms of face, each in the same
 * proportions. A solid that is made deeper has a face so much wider, while from the front it looks the same. So any option may be
 * the one that is shown, and neither the solid's name nor its view from the front tells which.
 */
export function composeSection(random: Random, level: Level): Composed<SectionPuzzle> | null {
  const forms = throwForms(random, throwKind(random, level));
  const cuts = forms.length === 0 ? [] : throwOptions(random, forms);
  const right = intBetween(random, 0, OPTIONS - 1);
  const shown = cuts[right];
  if (!shown) return null;
  const { joint, bodies, plane } = shown;
  const { options, key } = placeOptions(
    random,
    cuts.map(({ face }) => face),
    right,
  );
  return { puzzle: { joint, bodies, plane, options }, key, rules: `${nameSolid({ joint, bodies })}, ${nameCut(plane)}` };
}

/** Cuts of unlike forms; none where there are fewer than two. */
function throwForms(random: Random, kind: Kind): Form[] {
  const forms: Form[] = [];
  // A plain level cut is as wide as its solid is deep; what is shut in would leave too few others.
  const hasOwnWidth = !kind.isPlain && kind.joint !== 'inside';
  for (let misses = 0; misses < MAX_MISSES && forms.length < MOST_FORMS; misses++) {
    const cut = cutOf(throwSolid(random, kind), throwPlane(random, kind));
    if (cut.face.length === 0 || (hasOwnWidth && isAsItsDepth(cut)) || !isClear(cut)) continue;
    const form = { ...cut, parts: cut.face.map((patch) => squareFace([patch])), whole: squareFace(cut.face) };
    if (!form.whole.every(({ outline }) => hasEdges(outline, LEAST_FORM_EDGE))) continue;
    if (!forms.every((other) => areUnlikeForms(form, other))) continue;
    forms.push(form);
    misses = 0;
  }
  return forms.length < 2 ? [] : forms;
}

/** Each form in the same proportions; nothing when two of them are alike. */
function throwOptions(random: Random, forms: readonly Form[]): Cut[] {
  for (let n = 0; n < MAX_TRIES; n++) {
    const grid = throwWidths(random, forms).flatMap((width) => forms.map((form) => ({ form, width })));
    const cuts: Cut[] = [];
    for (const { form, width } of shuffle(random, grid).slice(0, OPTIONS)) {
      const cut = widen(form, width / widthOf(form));
      if (!isClear(cut) || cuts.some((other) => likenessOf(cut.face, other.face, UNLIKE) >= UNLIKE)) break;
      cuts.push(cut);
    }
    if (cuts.length === OPTIONS) return cuts;
  }
  return [];
}

const cutOf = (solid: Solid, plane: Plane): Cut => ({ ...solid, plane, face: cutFace(solid.bodies, plane) });

/** For its height. */
function widthOf({ face }: Cut): number {
  const { width, height } = boundsOf(face[0]?.outline ?? []);
  return width / height;
}

/** A level cut is drawn with its depth upwards. */
const isLevel = ({ plane }: Cut): boolean => plane.across === 0;

const isAsItsDepth = (cut: Cut): boolean => {
  const depth = depthOf(cut.bodies[0] as Body);
  return Math.abs(Math.log(isLevel(cut) ? widthOf(cut) * depth : widthOf(cut) / depth)) < Math.log(UNLIKE_DEPTH);
};

function widen(cut: Cut, times: number): Cut {
  const { joint, bodies, plane } = cut;
  const deeper = isLevel(cut) ? 1 / times : times;
  return cutOf({ joint, bodies: bodies.map((body) => withDepth(body, deeper * depthOf(body))) }, plane);
}

/** Proportions that every one of the cuts can have; nothing when there are too few. */
function throwWidths(random: Random, forms: readonly Form[]): number[] {
  const count = Math.ceil(OPTIONS / forms.length);
  const ranges = forms.map((form) => rangeOf(form));
  const [least, most] = [Math.max(...ranges.map((range) => range[0])), Math.min(...ranges.map((range) => range[1]))];
  const mostStep = Math.min(STEP.most, (most / least) ** (1 / (count - 1)));
  if (!(mostStep >= STEP.least)) return [];
  const step = STEP.least + random() * (mostStep - STEP.least);
  const first = least * (most / least / step ** (count - 1)) ** random();
  return Array.from({ length: count }, (_, n) => first * step ** n);
}

/** The least and the most that a face can be as wide as it is high when its solid is made more or less deep. */
function rangeOf(form: Form): [number, number] {
  const depths = form.bodies.map(depthOf);
  const [least, most] = [DEPTHS[form.joint].least / Math.min(...depths), DEPTHS[form.joint].most / Math.max(...depths)];
  return isLevel(form) ? [widthOf(form) / most, widthOf(form) / least] : [widthOf(form) * least, widthOf(form) * most];
}

const areUnlikeForms = (a: Form, b: Form): boolean =>
  a.parts.some((part, n) => likenessOf(part, b.parts[n] as Face, UNLIKE_FORMS) < UNLIKE_FORMS) ||
  likenessOf(a.whole, b.whole, UNLIKE_PLACES) < UNLIKE_PLACES;

const likenessOf = (a: Face, b: Face, atLeast?: number): number => likeness(comparableOf(a), comparableOf(b), atLeast);

/** Cut through all of its bodies, each part large enough, and no square on its corner: turned by an eighth it is another option. */
function isClear({ joint, bodies, plane, face }: Cut): boolean {
  return (
    face.length === (joint === 'inside' ? 2 : 1) &&
    face.every(({ outline }) => isLarge(outline) && !isSquareOnCorner(outline)) &&
    showsAll({ joint, bodies }, plane, face)
  );
}

function isLarge(outline: Outline): boolean {
  const { width, height } = boundsOf(outline);
  return Math.min(width, height) >= LEAST_EXTENT && hasEdges(outline, LEAST_EDGE);
}

/** A curve is drawn in edges as short as they come. */
const hasEdges = (outline: Outline, least: number): boolean =>
  isCurved(outline) ||
  outline.every(([x, y], n) => {
    const [nextX, nextY] = outline[(n + 1) % outline.length] as Point;
    return Math.hypot(nextX - x, nextY - y) >= least;
  });

function isSquareOnCorner(outline: Outline): boolean {
  const { width, height } = boundsOf(outline);
  const isOnCorner =
    outline.length === 4 &&
    outline.every(([x, y], n) => {
      const [nextX, nextY] = outline[(n + 1) % 4] as Point;
      return Math.min(Math.abs(nextX - x), Math.abs(nextY - y)) > 1;
    });
  return isOnCorner && Math.max(width, height) < 1.35 * Math.min(width, height);
}

/** Either body leaves this share of a face to the other, at least. */
const LEAST_SHARE = 0.1;

function showsAll({ joint, bodies }: Solid, plane: Plane, face: Face): boolean {
  if (joint === 'alone') return true;
  if (joint === 'inside') return bodies[1]?.shade !== 'paper' || isHoleShut(face);
  const cuts = bodies.map((body) => cutFace([body], plane));
  return cuts.every((cut) => cut.length > 0 && likenessOf(face, cut, 1 - LEAST_SHARE) < 1 - LEAST_SHARE);
}

/** A core may reach the edge of the face, a hole may not: its face would have none there. */
function isHoleShut([outer, inner]: Face): boolean {
  if (!outer || !inner) return false;
  const [around, within] = [boundsOf(outer.outline), boundsOf(inner.outline)];
  const margins = [within.top - around.top, around.top + around.height - within.top - within.height];
  const sides = [within.left - around.left, around.left + around.width - within.left - within.width];
  return Math.min(...margins, ...sides) > 4;
}
