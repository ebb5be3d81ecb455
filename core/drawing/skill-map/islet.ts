import { seededRandom } from '../../random.ts';
import { isolines, levelPath, sample, smooth, summitHeight } from '../isolines.ts';
import { hill, noise, type Field, type Point } from '../terrain.ts';

/** Width and height of the drawing of an islet, in drawing units. */
export const ISLET_SIZE = [200, 164] as const;

/** Where what is built on an islet stands: the middle of its ground. */
export const ISLET_GROUND: Point = [100, 124];

/** How far up an islet can reach. */
export const MAX_ISLET_HEIGHT = 3;

export interface Islet {
  readonly shore: string;
  /** Lines of the ground from the shore up, SVG path data; as many as it is high. */
  readonly contours: readonly string[];
  /** Lines of depth around it, the nearest first. */
  readonly soundings: readonly string[];
}

const SEA = 0.34;
const STEP = 5;

/** From so many pieces of evidence on an islet does not grow any more. */
const FULL_GROWN = 8;

/** How large an islet is: with evidence it grows, fast at first. 0.58 to 0.86, where its depths still have room. */
export const isletSize = (evidence: number): number => 0.58 + 0.28 * Math.sqrt(Math.min(evidence, FULL_GROWN) / FULL_GROWN);

/**
 * A small island, seen from aslant: the same seed gives the same shore. How far its evidence goes is told in lines.
 * @param height 0 (no ground is known) to `MAX_ISLET_HEIGHT`
 * @param size of `isletSize`
 */
export function islet(seed: string, height: number, size = 1): Islet {
  const rock = noise(`islet/${seed}`);
  const random = seededRandom(`islet/${seed}`);
  const [cx, cy] = ISLET_GROUND;
  const [length, breadth, turn] = [size * (42 + random() * 12), size * (16 + random() * 4), (random() - 0.5) * 0.24];
  const field: Field = (x, y) =>
    hill(x, y, cx, cy, length, breadth, turn) + rock(x / 40, y / 20, 3) * 0.34 * hill(x, y, cx, cy, 64 * size, 24 * size);
  const grid = sample(field, ...ISLET_SIZE, STEP);
  const rise = (summitHeight(grid) - SEA) / (MAX_ISLET_HEIGHT + 1);
  return {
    // Rocks off the shore are left out: an islet is one piece of land.
    shore: smooth(longest(isolines(grid, SEA)), STEP * 0.6),
    contours: Array.from({ length: height }, (_, i) => levelPath(grid, SEA + rise * (i + 1))),
    soundings: [0.21, 0.12].map((depth) => smooth(longest(isolines(grid, depth)), STEP * 0.6)),
  };
}

const longest = (rings: readonly Point[][]): readonly Point[] =>
  rings.reduce<readonly Point[]>((best, ring) => (ring.length > best.length ? ring : best), []);
