import { drawPlot } from './draw-plot.ts';
import { drawRing } from './draw-ring.ts';
import type { ChartPuzzle } from './puzzle.ts';

/** Which mark of the drawing shows an amount, from 0: bars, dots and parts are drawn in the order of their amounts. */
export function findMark(puzzle: ChartPuzzle, series: number, place: number): number {
  const marks = puzzle.kind === 'ring' ? drawRing(puzzle) : drawPlot(puzzle);
  const filled = marks.flatMap((mark, n) => ('d' in mark && mark.fill !== undefined ? [n] : []));
  return filled[series * puzzle.labels.length + place] ?? 0;
}
