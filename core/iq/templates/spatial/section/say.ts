import { boundsOf, type Point } from '../shapes.ts';
import { depthOf, type Body, type Plane, type Profile } from './body.ts';
import type { Face, Patch } from './face.ts';
import type { Solid } from './solids.ts';

const PRISMS: Record<Profile, string> = {
  round: 'cylinder',
  square: 'block',
  diamond: 'block with a corner in front',
  hexagon: 'six-sided prism',
  triangle: 'three-sided prism',
};
const POINTED: Record<Profile, string> = {
  round: 'cone',
  square: 'pyramid',
  diamond: 'pyramid with a corner in front',
  hexagon: 'six-sided pyramid',
  triangle: 'three-sided pyramid',
};

const ACROSS: Record<Profile, string> = {
  round: 'round',
  square: 'square',
  diamond: 'square',
  hexagon: 'six-sided',
  triangle: 'three-sided',
};

export function nameBody(body: Body): string {
  if (body.shade === 'paper') return `${ACROSS[body.profile]} hole`;
  if (body.taper === 1) return PRISMS[body.profile];
  return body.taper === 0 ? POINTED[body.profile] : `${POINTED[body.profile]} without its tip`;
}

/** What is to be seen of the solid, in a sentence. */
export function saySolid({ joint, bodies }: Solid): string {
  const [first, second] = bodies as [Body, Body | undefined];
  if (!second) return `A ${nameBody(first)}${isLying(first) ? ' on its side' : ''}.`;
  if (joint === 'on') return `A ${nameBody(second)} on a ${nameBody(first)}.`;
  if (joint === 'through') return `A ${nameBody(first)} and through it a ${nameBody(second)}, joined into one solid.`;
  if (second.shade === 'paper') return `A ${nameBody(first)} with a ${nameBody(second)} from top to bottom.`;
  return `A ${nameBody(first)} with a shaded ${nameBody(second)} ${second.to < first.to ? 'shut in it' : 'in it from top to bottom'}.`;
}

/** How far each body reaches to the back, which the view from the front does not show. */
export function sayDepths({ joint, bodies }: Solid): string {
  const [first, second] = bodies as [Body, Body | undefined];
  if (!second) return `It is ${sayDepth(first)}.`;
  const where = { on: 'on it', through: 'through it', inside: 'in it', alone: '' }[joint];
  return `The ${nameBody(first)} is ${sayDepth(first)}, the ${nameBody(second)} ${where} ${sayDepth(second)}.`;
}

function sayDepth(body: Body): string {
  const depth = tenth(depthOf(body));
  return `${depth === 1 ? 'as deep' : `${depth} times as deep`} as it is ${isLying(body) ? 'high' : 'wide'}`;
}

const isLying = ({ axis }: Body): boolean => axis === 'x';

export const nameSolid = ({ joint, bodies }: Solid): string =>
  [joint, ...bodies.map((body) => `${body.shade} ${nameBody(body)}${isLying(body) ? ' lying' : ''}`)].join(', ');

export function nameCut({ across, up }: Plane): string {
  if (across === 0) return 'level cut';
  return up === 0 ? 'upright cut' : 'slanted cut';
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0;

/** Where the plane is, by its line as seen from the front. */
export function sayPlane({ across, up, offset }: Plane): string {
  if (across === 0) return `The plane is level, at height ${tenth(offset)}.`;
  if (up === 0) return `The plane is upright from front to back, ${tenth(offset)} to the right of the middle.`;
  const degrees = Math.round((Math.atan2(Math.abs(across), up) * 180) / Math.PI);
  return `The plane falls to the ${across > 0 ? 'right' : 'left'} by ${degrees} degrees and goes through height ${tenth(offset / up)} in the middle.`;
}

/** With its measures: what the drawing shows to the eye. */
export function describeSolid(solid: Solid, plane: Plane): string {
  return [
    saySolid(solid),
    sayDepths(solid),
    'Heights are counted from the middle of the drawing.',
    ...solid.bodies.map(measureBody),
    sayPlane(plane),
  ].join(' ');
}

function measureBody(body: Body): string {
  const { axis, from, to, half, taper } = body;
  const reach =
    axis === 'z' ? `from height ${tenth(from)} to ${tenth(to)}` : `from ${tenth(-from)} to the left to ${tenth(to)} to the right`;
  const end = taper === 1 ? '' : `, at its ${axis === 'z' ? 'top' : 'right end'} ${tenth(taper)} of that`;
  const outline = `${tenth(half[0])} ${axis === 'z' ? 'to the side' : 'upwards'} and ${tenth(half[1])} to the back`;
  return `The ${nameBody(body)} reaches ${reach}; ${ACROSS[body.profile]} across, with corners or edge as far as ${outline} from its middle${end}.`;
}

const SHADE_NAMES = { light: 'pale', mid: 'shaded', paper: 'empty' } as const;
const HEIGHTS = [0.02, 0.25, 0.5, 0.75, 0.98];

export const describeFace = (face: Face): string => face.map(describePatch).join(' ');

/** Widths in fives are near enough: options differ by more. */
function describePatch({ shade, outline }: Patch): string {
  const { width, height, top } = boundsOf(outline);
  const widths = HEIGHTS.map((share) => Math.round(widthAt({ shade, outline }, top + share * height)));
  return `A ${SHADE_NAMES[shade]} part with ${sayEdges(outline)}, ${Math.round(width)} wide and ${Math.round(height)} high, its top at ${Math.round(top)}; from top to bottom it is ${widths.join(', ')} wide.`;
}

/** A curve is drawn in so many edges at least, each turning a little. */
const LEAST_TURNS = 4;
const MOST_TURN = Math.PI / 6;

export function isCurved(outline: Patch['outline']): boolean {
  let turns = 0;
  for (let n = 0; n < outline.length + LEAST_TURNS && turns < LEAST_TURNS; n++) {
    const [a, b, c] = [0, 1, 2].map((ahead) => outline[(n + ahead) % outline.length]) as [Point, Point, Point];
    const turn = Math.abs(Math.atan2(c[1] - b[1], c[0] - b[0]) - Math.atan2(b[1] - a[1], b[0] - a[0]));
    turns = Math.min(turn, 2 * Math.PI - turn) < MOST_TURN ? turns + 1 : 0;
  }
  return turns === LEAST_TURNS;
}

export const sayEdges = (outline: Patch['outline']): string => (isCurved(outline) ? 'a curved edge' : `${outline.length} corners`);

function widthAt({ outline }: Patch, y: number): number {
  const crossings = outline.flatMap(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length] as [number, number];
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  });
  return crossings.length > 1 ? Math.max(...crossings) - Math.min(...crossings) : 0;
}

/** One sentence for after the end: what each body gives to the face. */
export const sayFace = (face: Face): string => {
  const [outer, inner] = face;
  if (!outer) return '';
  const { width, height } = boundsOf(outer.outline);
  const shape = `${sayEdges(outer.outline)} and is ${sayRatio(width, height)}`;
  return inner
    ? `Its outline has ${shape}; the ${SHADE_NAMES[inner.shade]} part inside has ${sayEdges(inner.outline)}.`
    : `It has ${shape}.`;
};

function sayRatio(width: number, height: number): string {
  const ratio = Math.max(width, height) / Math.min(width, height);
  return ratio < 1.05
    ? 'as wide as it is high'
    : `about ${tenth(ratio)} times as ${width > height ? 'wide as it is high' : 'high as it is wide'}`;
}
