import { COLUMNS, COMPASS, SIDE, type RoutePuzzle } from './streets.ts';

/** Steps over the map, as one number: columns by the real part, rows by the imaginary one. */
interface Vector {
  readonly right: number;
  readonly down: number;
}

const times = (a: Vector, b: Vector): Vector => ({ right: a.right * b.right - a.down * b.down, down: a.right * b.down + a.down * b.right });
/** A quarter to the right is a product with i, as rows count downwards. */
const QUARTERS: readonly Vector[] = [{ right: 1, down: 0 }, { right: 0, down: 1 }, { right: -1, down: 0 }, { right: 0, down: -1 }]; // prettier-ignore
const quarters = (count: number): Vector => QUARTERS[((count % 4) + 4) % 4] as Vector;
const UP: Vector = { right: 0, down: -1 };

/**
 * Of all starts on the map those from which the steps stay on it and fit what is told of the start or the end, by complex
 * numbers: nothing of how the way was laid out is used. The crossings that are asked for.
 */
export function solveRoute({ north, walker, steps, asks }: RoutePuzzle): string[] {
  const found = new Set<string>();
  const [shownRight, shownDown] = [walker.at.column, walker.at.row];
  const facingShown = times(UP, quarters(walker.facing + north));
  for (let start = 0; start < SIDE ** 2 * 4; start++) {
    const begin = { right: start % SIDE, down: Math.floor(start / SIDE) % SIDE };
    let [at, facing]: [Vector, Vector] = [begin, quarters(Math.floor(start / SIDE ** 2))];
    const isHere = (place: Vector, way: Vector): boolean =>
      place.right === shownRight && place.down === shownDown && way.right === facingShown.right && way.down === facingShown.down;
    if (asks === 'end' && !isHere(at, facing)) continue;
    let isOnMap = true;
    for (const { turn, blocks } of steps) {
      const compass = COMPASS.findIndex((name) => name === turn);
      if (compass >= 0) facing = times(UP, quarters(compass + north));
      else facing = times(facing, quarters(turn === 'right' ? 1 : turn === 'left' ? -1 : 0));
      at = { right: at.right + blocks * facing.right, down: at.down + blocks * facing.down };
      isOnMap &&= Math.min(at.right, at.down) >= 0 && Math.max(at.right, at.down) < SIDE;
    }
    const answer = asks === 'end' ? at : begin;
    if (isOnMap && (asks === 'end' || isHere(at, facing))) found.add(`${COLUMNS[answer.right]}${answer.down + 1}`);
  }
  return [...found];
}
