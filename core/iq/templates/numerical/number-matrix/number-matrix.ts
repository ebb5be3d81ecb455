import { partIds, writeStep } from '../../../item/steps.ts';
import { defineTemplate } from '../../template.ts';
import { writeTwoPlaceRule } from '../say-two-place-rule.ts';
import { composeMatrix } from './compose.ts';
import type { NumberMatrix } from './grid.ts';
import { MATRIX_KINDS, type MatrixKind } from './kinds.ts';
import { explainMatrix, type MatrixRule, solveMatrix } from './solve.ts';

const VIEW_WORDS: Record<MatrixRule['view'], string> = {
  row: 'The last number of each row is made of the two to its left',
  column: 'The last number of each column is made of the two above it',
  'left and above': 'Each number inside is made of the one to its left and the one above it',
  'left and diagonal': 'Each number inside is made of the one to its left and the one above that',
  'diagonal and above': 'Each number inside is made of the one above it and the one to the left of that',
};

/** The cells, by row and column, that a number is made of, and itself. */
const SEEN_IN: Record<MatrixRule['view'], (row: number, column: number) => readonly (readonly [number, number])[]> = {
  row: (y, x) => [[y, x - 2], [y, x - 1], [y, x]],
  column: (y, x) => [[y - 2, x], [y - 1, x], [y, x]],
  'left and above': (y, x) => [[y, x - 1], [y - 1, x], [y, x]],
  'left and diagonal': (y, x) => [[y, x - 1], [y - 1, x - 1], [y, x]],
  'diagonal and above': (y, x) => [[y - 1, x - 1], [y - 1, x], [y, x]],
}; // prettier-ignore

/** A grid of numbers that follow one rule, with the last one asked for. */
export const numberMatrix = defineTemplate<NumberMatrix>({
  id: 'number-matrix',
  compose: composeMatrix,
  solve: solveMatrix,
  present: ({ rows }) => ({
    prompt: 'Which number belongs in the empty place?',
    blocks: [{ type: 'grid', rows: rows.map((row) => row.map((cell) => (cell === null ? { isAsked: true } : { text: String(cell) }))) }],
    format: { type: 'number' },
  }),
  sign: ({ rows }) => rows.map((row) => row.map((cell) => cell ?? '?').join()).join('/'),
  explain: ({ puzzle, key, rules }) => {
    const kind = Object.values(MATRIX_KINDS)
      .flat()
      .find(({ name }) => name === rules);
    const rule = explainMatrix(puzzle).find((found) => kind && isOfKind(found, kind) && String(found.answer[2]) === key);
    if (!rule) return '';
    const [high, wide] = [puzzle.rows.length, puzzle.rows[0]?.length ?? 0];
    const seenAt = (row: number, column: number) => partIds(SEEN_IN[rule.view](row, column).map(([y, x]) => y * wide + x));
    const sum = writeTwoPlaceRule(rule.rule.coefficients, ...rule.answer);
    return [
      {
        text: sayRule(rule),
        highlight: rule.view === 'column' ? seenAt(high - 1, 0) : rule.view === 'row' ? seenAt(0, wide - 1) : seenAt(1, 1),
      },
      writeStep(`so the missing number is ${key}: ${sum}`, seenAt(high - 1, wide - 1)),
    ];
  },
});

/** Made of the same cells in the same way, whatever the factors are. */
function isOfKind({ view, rule }: MatrixRule, { of, throwCoefficients }: MatrixKind): boolean {
  const signs = throwCoefficients((low) => low).map(Math.sign);
  return view === of && rule.coefficients.every((coefficient, i) => Math.sign(coefficient) === signs[i]);
}

/** A rule in words; one total is seen as such, not as a number made of two others. */
function sayRule({ view, rule, example }: MatrixRule): string {
  const [a, b, ab, aa, bb, constant] = rule.coefficients;
  const isLine = (view === 'row' || view === 'column') && ab === 0 && aa === 0 && bb === 0;
  if (isLine && a === -1 && b === -1) return `The three numbers of each ${view} add up to ${constant}.`;
  return `${VIEW_WORDS[view]}: ${writeTwoPlaceRule(rule.coefficients, ...example)}.`;
}
