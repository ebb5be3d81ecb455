import { lettersOf } from '../place-options.ts';
import type { Body, Plane } from './body.ts';
import type { SectionPuzzle } from './compose.ts';
import { reachAt } from './inside.ts';
import { CELLS, comparableOf, likeness, numberOf, toComparable, type Raster } from './raster.ts';

type Cut = Pick<SectionPuzzle, 'bodies' | 'plane'>;

/** How far the plane lies in a body, to the right and to the left of its middle line, at a height along the plane. */
const reachIn = (body: Body, { across, up, offset }: Plane, above: number): number =>
  reachAt(body, across * offset - up * above, up * offset + across * above);

/** Farther from the middle than any solid reaches, and how finely its ends are looked for. */
const FARTHEST = 12;
const STEP = 0.1;

interface Window {
  readonly middle: number;
  readonly size: number;
}

/** The smallest square around the face; null when the plane misses the solid. */
function findWindow({ bodies, plane }: Cut): Window | null {
  let [low, high, widest] = [Infinity, -Infinity, 0];
  for (let above = -FARTHEST; above <= FARTHEST; above += STEP) {
    let reach = -1;
    for (const body of bodies) reach = Math.max(reach, reachIn(body, plane, above));
    if (reach < 0) continue;
    low = Math.min(low, above);
    high = above;
    widest = Math.max(widest, reach);
  }
  return widest > 0 ? { middle: (low + high) / 2, size: Math.max(high - low + STEP, 2 * widest) } : null;
}

/** Row by row, what is inside over what is around it. */
function sample({ bodies, plane }: Cut, { middle, size }: Window): Raster {
  const raster = new Uint8Array(CELLS * CELLS);
  const cell = size / CELLS;
  for (const body of bodies)
    for (let row = 0; row < CELLS; row++) {
      const half = Math.round(reachIn(body, plane, middle + size / 2 - (row + 0.5) * cell) / cell);
      const start = row * CELLS + CELLS / 2;
      if (half > 0) raster.fill(numberOf(body.shade), start - half, start + half);
    }
  return raster;
}

/** From here on two faces count as the same: what sampling leaves of a face and its own drawing. */
const SAME_FACE = 0.9;

/** The options that show what is found by asking of lines all over the plane how far they run in each body. */
export function solveSection(puzzle: SectionPuzzle): string[] {
  const window = findWindow(puzzle);
  if (!window) return [];
  const seen = toComparable(sample(puzzle, window));
  return lettersOf(puzzle.options, (option) => likeness(seen, comparableOf(option), SAME_FACE) >= SAME_FACE);
}
