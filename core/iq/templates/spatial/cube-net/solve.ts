import { lettersOf } from '../place-options.ts';
import type { CubeNetPuzzle, NetSquare } from './compose.ts';
import { SEEN, type SeenFace } from './faces.ts';
import { isTurnedKind, type Kind, type Stamp } from './marks.ts';

type Vector = readonly [x: number, y: number, z: number];
/** How a square lies in space: what is to its right, what is up, and where its marked side looks. */
interface Frame {
  readonly right: Vector;
  readonly up: Vector;
  readonly out: Vector;
}

const minus = ([x, y, z]: Vector): Vector => [-x, -y, -z];
const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];

const FLAT: Frame = { right: [1, 0, 0], up: [0, 1, 0], out: [0, 0, 1] };

/** The faces of an option: x grows out of the left face, y out of the right one, z out of the top. */
const OPTION_FRAMES: Record<SeenFace, Frame> = {
  top: { right: [0, 1, 0], up: [-1, 0, 0], out: [0, 0, 1] },
  left: { right: [0, 1, 0], up: [0, 0, 1], out: [1, 0, 0] },
  right: { right: [-1, 0, 0], up: [0, 0, 1], out: [0, 1, 0] },
};

/**
 * The net is folded in space, each square by a quarter about the edge that it shares with the one before, marks outside. An
 * option is right when one turn of the whole cube takes its three marks, and where they point, to where the option has them.
 */
export function solveCubeNet({ net, options }: CubeNetPuzzle): string[] {
  const frames = foldNet(net);
  const known = new Map(net.map((square, n) => [square.kind, { square, frame: frames[n] as Frame }]));
  return lettersOf(options, (cube) => {
    const folded = SEEN.map((face) => known.get(cube[face].kind));
    const vectors = folded.map((found) => (found ? vectorsOf(found.square, found.frame) : []));
    return isSameTurned(
      vectors,
      SEEN.map((face) => vectorsOf(cube[face], OPTION_FRAMES[face])),
    );
  });
}

/** The mark on the face opposite that of `kind`, once the net is folded. */
export function kindOpposite(net: readonly NetSquare[], kind: Kind): Kind {
  const frames = foldNet(net);
  const out = frames[net.findIndex((square) => square.kind === kind)]?.out ?? FLAT.out;
  return net[frames.findIndex((frame) => dot(frame.out, out) === -1)]?.kind ?? kind;
}

function foldNet(net: readonly NetSquare[]): Frame[] {
  const frames: (Frame | undefined)[] = [FLAT];
  // Six squares: none is more than five edges away from the first.
  for (let edge = 1; edge < net.length; edge++)
    net.forEach((square, n) => {
      for (const [m, other] of net.entries()) {
        const frame = frames[m];
        if (frame && !frames[n]) frames[n] = foldOver(frame, square.col - other.col, square.row - other.row);
      }
    });
  return frames as Frame[];
}

/** The frame of the square that is `dCol` to the right or `dRow` below; undefined when it shares no edge. */
function foldOver({ right, up, out }: Frame, dCol: number, dRow: number): Frame | undefined {
  if (dCol === 1 && dRow === 0) return { right: minus(out), up, out: right };
  if (dCol === -1 && dRow === 0) return { right: out, up, out: minus(right) };
  if (dCol === 0 && dRow === -1) return { right, up: minus(out), out: up };
  if (dCol === 0 && dRow === 1) return { right, up: out, out: minus(up) };
  return undefined;
}

/** Where a face looks and, if that can be seen, where its mark points. */
function vectorsOf({ kind, turn }: Stamp, { right, up, out }: Frame): Vector[] {
  return isTurnedKind(kind) ? [out, [up, right, minus(up), minus(right)][turn] as Vector] : [out];
}

/** A turn that is no mirroring takes one to the other: all angles are the same, and so is the way round the three faces. */
function isSameTurned(one: readonly (readonly Vector[])[], other: readonly (readonly Vector[])[]): boolean {
  const [ones, others] = [one.flat(), other.flat()];
  if (ones.length !== others.length) return false;
  const isSameAngles = ones.every((a, n) => ones.every((b, m) => dot(a, b) === dot(others[n] as Vector, others[m] as Vector)));
  return isSameAngles && wayRound(one) === wayRound(other);
}

const wayRound = ([a, b, c]: readonly (readonly Vector[])[]): number => dot(cross(a?.[0] as Vector, b?.[0] as Vector), c?.[0] as Vector);
