import { partIds, splitSentences } from '../../../item/steps.ts';
import { printMinus } from '../../print-minus.ts';
import { defineTemplate } from '../../template.ts';
import { composeSeries } from './compose.ts';
import { explainSeries, type SeriesPuzzle, solveSeries } from './solve.ts';

/** Of so many terms, the last ones; or all, or every second one, where two series take turns. */
function comparedTerms(text: string, shown: number): number[] {
  const all = Array.from({ length: shown + 1 }, (_, n) => n);
  if (text.startsWith('Two series')) return all;
  return text.startsWith('The next number belongs') ? all.filter((n) => n % 2 === shown % 2) : all.slice(-4);
}

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
  explain: ({ puzzle: { terms }, key }) => {
    const words = splitSentences(printMinus(`${explainSeries(terms)[0]?.words} So the next number is ${key}.`));
    return words.map((text) => ({ text, highlight: partIds(comparedTerms(text, terms.length)) }));
  },
});
