import { printMinus } from '../../print-minus.ts';
import { defineTemplate } from '../../template.ts';
import { composeSeries } from './compose.ts';
import { explainSeries, type SeriesPuzzle, solveSeries } from './solve.ts';

/** A series of numbers that is to be continued. */
export const numberSeries = defineTemplate<SeriesPuzzle>({
  id: 'number-series',
  compose: composeSeries,
  solve: solveSeries,
  present: ({ terms }) => ({
    prompt: 'Which number comes next?',
    blocks: [{ type: 'series', cells: [...terms.map((term) => ({ text: printMinus(String(term)) })), { isAsked: true }] }],
    format: { type: 'number' },
  }),
  sign: ({ terms }) => terms.join(),
  explain: ({ puzzle, key }) => printMinus(`${explainSeries(puzzle.terms)[0]?.words} So the next number is ${key}.`),
});
