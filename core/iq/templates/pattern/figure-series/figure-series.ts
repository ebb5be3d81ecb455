import { defineTemplate } from '../../template.ts';
import type { FiguresPuzzle } from '../figures/figures-puzzle.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { traitsOf } from '../figures/describe.ts';
import { answersByLaw, explainByLaw } from '../figures/laws.ts';
import { drawOptions } from '../figures/present-figures.ts';
import { signFigures } from '../figures/sign-figures.ts';
import { composeSeries } from './compose.ts';
import { findSeriesLaws } from './find-laws.ts';

/** Of so many figures, those that a law, by its words, is seen in, and the place that is asked for. */
function comparedTerms(words: string, shown: number): number[] {
  const period = words.split(' repeats: ')[1]?.split(', ').length;
  if (period !== undefined) return [shown - period, shown];
  const from = words.endsWith('each time') ? shown - 2 : words.endsWith('and so on') ? shown - 3 : 0;
  return Array.from({ length: shown + 1 - from }, (_, n) => from + n);
}

export const figureSeries = defineTemplate<FiguresPuzzle>({
  id: 'figure-series',
  compose: composeSeries,
  solve: ({ shown, options }) => answersByLaw(shown, options, findSeriesLaws),
  present: ({ shown, options }) => ({
    prompt: 'Which figure comes next in the series?',
    blocks: [{ type: 'series', cells: [...shown.map((figure) => ({ drawing: drawFigure(figure) })), { isAsked: true }] }],
    format: drawOptions(options),
  }),
  sign: ({ shown, options }) => signFigures(shown, options),
  explain: ({ puzzle, key }) => explainByLaw(puzzle, key, findSeriesLaws, (words) => comparedTerms(words, puzzle.shown.length)),
  optionTraits: ({ options }) => options.map(traitsOf),
});
