/** Sums of unknowns that are whole and not negative: in each row the factors of all of them, then the sum. */
export type Equations = readonly (readonly number[])[];

export interface Extremes {
  readonly least: number;
  readonly most: number;
}

const TINY = 1e-9;

/**
 * The least and the most that a sum of the unknowns can be. A linear sum over a bounded polytope has both at corners, and a
 * corner has as many unknowns other than 0 as there are independent equations: all choices of these are tried.
 * @returns null when nothing fits, or when an extreme is at no corner of whole numbers
 */
export function findExtremes(equations: Equations, goal: readonly number[]): Extremes | null {
  const corners = choose(goal.length, rankOf(equations)).flatMap((columns) => cornerAt(equations, columns, goal.length));
  if (corners.length === 0) return null;
  const valueAt = (corner: readonly number[]): number => corner.reduce((sum, unknown, i) => sum + unknown * (goal[i] ?? 0), 0);
  const values = corners.map(valueAt);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const whole = corners.filter((corner) => corner.every((unknown) => Math.abs(unknown - Math.round(unknown)) < TINY)).map(valueAt);
  const isWhole = [least, most].every((extreme) => whole.some((value) => Math.abs(value - extreme) < TINY));
  return isWhole ? { least: Math.round(least), most: Math.round(most) } : null;
}

function choose(count: number, size: number): number[][] {
  if (size === 0) return [[]];
  if (count < size) return [];
  return [...choose(count - 1, size), ...choose(count - 1, size - 1).map((rest) => [...rest, count - 1])];
}

/** Gauss and Jordan, on a copy; rows of zeros are left out. */
function reduce(rows: Equations, columns: readonly number[]): number[][] {
  const left = rows.map((row) => [...row]);
  const done: number[][] = [];
  for (const column of columns) {
    const at = left.findIndex((row) => Math.abs(row[column] ?? 0) > TINY);
    if (at < 0) continue;
    const [row = []] = left.splice(at, 1);
    const factor = row[column] ?? 1;
    const pivot = row.map((value) => value / factor);
    for (const other of [...left, ...done]) {
      const times = other[column] ?? 0;
      if (times !== 0) for (let i = 0; i < other.length; i++) other[i] = (other[i] ?? 0) - times * (pivot[i] ?? 0);
    }
    done.push(pivot);
  }
  return [...done, ...left.filter((row) => row.some((value) => Math.abs(value) > TINY))];
}

const rankOf = (equations: Equations): number => {
  const unknowns = (equations[0]?.length ?? 1) - 1;
  return reduce(
    equations,
    Array.from({ length: unknowns }, (_, i) => i),
  ).length;
};

/** The unknowns when all but those in `columns` are 0; none when they are not settled by that, or one is negative. */
function cornerAt(equations: Equations, columns: readonly number[], unknowns: number): number[][] {
  const small = equations.map((row) => [...columns.map((column) => row[column] ?? 0), row.at(-1) ?? 0]);
  const reduced = reduce(small, [...columns.keys()]);
  if (reduced.length !== columns.length) return [];
  const isSolved = reduced.every((row, i) => Math.abs((row[i] ?? 0) - 1) < TINY);
  const values = reduced.map((row) => row.at(-1) ?? 0);
  if (!isSolved || values.some((value) => value < -TINY)) return [];
  const corner = Array<number>(unknowns).fill(0);
  columns.forEach((column, i) => (corner[column] = values[i] ?? 0));
  return [corner];
}
