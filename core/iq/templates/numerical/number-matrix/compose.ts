import type { Random } from '../../../../random.ts';
import type { Level } from '../../../domains.ts';
import { intBetween, pickOne } from '../../dice.ts';
import type { Composed } from '../../template.ts';
import { applyRule } from '../two-place-rules.ts';
import { MATRIX_KINDS, type MatrixKind } from './kinds.ts';
import type { NumberMatrix } from './grid.ts';

const MAX_NUMBER = 400;
const MAX_TRIES = 60;
/** Sums are seen in two lines; other rules need a third to bear them out. */
const LINES: Record<Level, number> = { 1: 3, 2: 4, 3: 3, 4: 4, 5: 4 };

export function composeMatrix(random: Random, level: Level): Composed<NumberMatrix> | null {
  const kind = pickOne(random, MATRIX_KINDS[level]);
  for (let n = 0; n < MAX_TRIES; n++) {
    const rows = kind.of === 'row' || kind.of === 'column' ? throwLines(random, kind, LINES[level]) : throwNeighbours(random, kind, 3, 4);
    const key = rows.at(-1)?.at(-1) ?? 0;
    if (!isFit(rows)) continue;
    const asked = rows.map((row, i) => (i === rows.length - 1 ? [...row.slice(0, -1), null] : row));
    return { puzzle: { rows: asked }, key: String(key), rules: kind.name };
  }
  return null;
}

/** Nothing too large, not much twice, no line like another, and no last row or column of one number only: that would be no rule to find. */
const isFit = (rows: readonly (readonly number[])[]): boolean =>
  rows.flat().every((number) => number >= 1 && number <= MAX_NUMBER) &&
  new Set(rows.flat()).size > rows.flat().length / 2 &&
  new Set(rows.at(-1)).size > 1 &&
  new Set(rows.map((row) => row.at(-1))).size > 1 &&
  !hasRepeatedLine(rows) &&
  !hasRepeatedLine(transpose(rows));

/** The last number of a line does not tell it from others, since one of them is asked for. */
const hasRepeatedLine = (lines: readonly (readonly number[])[]): boolean =>
  new Set(lines.map((line) => line.slice(0, -1).join())).size < lines.length;

function throwLines(random: Random, { of, from, throwCoefficients }: MatrixKind, lines: number): number[][] {
  const between = (low: number, high: number): number => intBetween(random, low, high);
  const coefficients = throwCoefficients(between);
  const rows = Array.from({ length: lines }, () => {
    const [a, b] = [between(...from), between(...from)];
    return [a, b, applyRule({ coefficients }, a, b)];
  });
  return of === 'row' ? rows : transpose(rows);
}

const transpose = (rows: readonly (readonly number[])[]): number[][] => (rows[0] ?? []).map((_, i) => rows.map((row) => row[i] ?? 0));

/** The first row and the first column are thrown, all others are made of their neighbours. */
function throwNeighbours(random: Random, { of, from, throwCoefficients }: MatrixKind, height: number, width: number): number[][] {
  const between = (low: number, high: number): number => intBetween(random, low, high);
  const coefficients = throwCoefficients(between);
  const rows: number[][] = [];
  for (let row = 0; row < height; row++) {
    const cells: number[] = [];
    rows.push(cells);
    for (let column = 0; column < width; column++) {
      const [left, above, diagonal] = [cells[column - 1] ?? 0, rows[row - 1]?.[column] ?? 0, rows[row - 1]?.[column - 1] ?? 0];
      const [a, b] = of === 'left and above' ? [left, above] : of === 'left and diagonal' ? [left, diagonal] : [diagonal, above];
      cells.push(row === 0 || column === 0 ? between(...from) : applyRule({ coefficients }, a, b));
    }
  }
  return rows;
}
