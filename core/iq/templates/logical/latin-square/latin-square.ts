import type { Cell, Presentation } from '../../../item/presentation.ts';
import { OPTION_IDS } from '../../../item/presentation.ts';
import { partIds, writeStep, type ItemStep } from '../../../item/steps.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { composeLatin, type LatinPuzzle } from './compose.ts';
import { proveCell, type Step } from './deduce.ts';
import { CELLS, columnOf, EMPTY, LATIN_SQUARES, rowOf, SIDE } from './square.ts';

/** Which symbols two cells of a Latin square must have. By level: from one line; from row and column; in 2, 3 and 4 steps. */
export const LATIN_SQUARE = defineTemplate<LatinPuzzle>({
  id: 'latin-square',
  compose: composeLatin,
  solve: solveLatin,
  present: presentLatin,
  sign: signLatin,
  explain: explainLatin,
});

/** Goes through all 576 squares. */
export function solveLatin({ square, asked }: LatinPuzzle): string[] {
  const fitting = LATIN_SQUARES.filter((full) => CELLS.every((cell) => square[cell] === EMPTY || square[cell] === full[cell]));
  return [...new Set(fitting.map((full) => asked.map((cell) => OPTION_IDS.charAt(full[cell] ?? 0)).join('')))];
}

const LABELS = ['1', '2'];

function presentLatin({ square, asked, symbols }: LatinPuzzle): Presentation {
  const cellAt = (cell: number): Cell => {
    const label = LABELS[asked.indexOf(cell)];
    if (label !== undefined) return { isAsked: true, label };
    return { text: symbols[square[cell] ?? EMPTY] ?? '' };
  };
  return {
    prompt: 'Each row and each column holds each of the four letters once: which belong in cells 1 and 2?',
    blocks: [{ type: 'grid', rows: Array.from({ length: SIDE }, (_, row) => CELLS.filter((cell) => rowOf(cell) === row).map(cellAt)) }],
    format: {
      type: 'choices',
      slots: LABELS.map((label) => `Cell ${label}`),
      options: symbols.map((text, i) => ({ id: OPTION_IDS.charAt(i), text })),
    },
  };
}

const TURNS: readonly ((row: number, column: number) => readonly [number, number])[] = [
  (row, column) => [row, column],
  (row, column) => [column, 3 - row],
  (row, column) => [3 - row, 3 - column],
  (row, column) => [3 - column, row],
  (row, column) => [column, row],
  (row, column) => [row, 3 - column],
  (row, column) => [3 - row, column],
  (row, column) => [3 - column, 3 - row],
];

/** Turned, mirrored and with other symbols it is the same: the least of the eight ways to write it, symbols by first appearance. */
function signLatin({ square, asked }: LatinPuzzle): string {
  const written = TURNS.map((turn) => {
    const from = CELLS.map((cell) => {
      const [row, column] = turn(rowOf(cell), columnOf(cell));
      return row * SIDE + column;
    });
    const seen: number[] = [];
    return from
      .map((cell) => {
        if (asked.includes(cell)) return '?';
        const symbol = square[cell] ?? EMPTY;
        if (symbol === EMPTY) return '.';
        if (!seen.includes(symbol)) seen.push(symbol);
        return String(seen.indexOf(symbol));
      })
      .join('');
  });
  return written.toSorted()[0] ?? '';
}

function explainLatin({ puzzle: { square, asked, symbols } }: Composed<LatinPuzzle>): ItemStep[] {
  const proofs = asked.map((cell) => proveCell(square, cell, CELLS.length) ?? []);
  const told = new Set<number>();
  const steps = proofs.flat().filter(({ cell }) => !told.has(cell) && told.add(cell));
  return steps.map((step) => writeStep(sayStep(step, asked, symbols), partIds(linesOf(step))));
}

/** The cells of the row, of the column or of both that a step goes by. */
const linesOf = ({ cell, reason }: Step): number[] =>
  CELLS.filter(
    (other) =>
      (reason !== 'column' && reason !== 'place in column' && rowOf(other) === rowOf(cell)) ||
      (reason !== 'row' && reason !== 'place in row' && columnOf(other) === columnOf(cell)),
  );

const BECAUSE: Readonly<Record<Step['reason'], string>> = {
  row: 'the only one missing from its row',
  column: 'the only one missing from its column',
  cross: 'the only one that neither its row nor its column has',
  'place in row': 'which has no other place left in that row',
  'place in column': 'which has no other place left in that column',
};

function sayStep({ cell, symbol, reason }: Step, asked: readonly number[], symbols: readonly string[]): string {
  const label = LABELS[asked.indexOf(cell)];
  const place = label === undefined ? `row ${rowOf(cell) + 1}, column ${columnOf(cell) + 1}` : `cell ${label}`;
  return `${place} holds ${symbols[symbol]}, ${BECAUSE[reason]}`;
}
