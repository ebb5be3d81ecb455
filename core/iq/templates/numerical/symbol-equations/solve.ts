import type { EquationPuzzle } from './puzzle.ts';

/** A line `sum of coefficient x sign = last number`. */
type Row = readonly number[];

/**
 * The values that the equations leave to each sign: elimination in whole numbers (each row is kept as a multiple), so
 * nothing is lost to rounding.
 * @returns null for a sign that they leave open, or that is no whole number; null alone when they contradict each other
 */
export function findValues({ symbols, equations }: EquationPuzzle): (number | null)[] | null {
  let rows: Row[] = equations.map(({ left, right }) => [
    ...symbols.map((_, i) => (left.signs[i] ?? 0) - (right.signs[i] ?? 0)),
    right.number - left.number,
  ]);
  const pivots = new Map<number, Row>();
  for (let i = 0; i < symbols.length; i++) {
    const pivot = rows.find((row) => row[i] !== 0);
    if (!pivot) continue;
    const clear = (row: Row): Row => row.map((value, k) => value * (pivot[i] ?? 0) - (pivot[k] ?? 0) * (row[i] ?? 0));
    rows = rows.filter((row) => row !== pivot).map(clear);
    for (const [k, row] of pivots) pivots.set(k, clear(row));
    pivots.set(i, pivot);
  }
  if (rows.some((row) => row.at(-1) !== 0)) return null;
  return symbols.map((_, i) => {
    const row = pivots.get(i);
    if (!row || symbols.some((_symbol, k) => k !== i && row[k] !== 0)) return null;
    const value = (row.at(-1) ?? 0) / (row[i] ?? 1);
    return Number.isInteger(value) ? value : null;
  });
}

export function solveEquations(puzzle: EquationPuzzle): string[] {
  const value = findValues(puzzle)?.[puzzle.asked] ?? null;
  return value === null ? [] : [String(value)];
}
