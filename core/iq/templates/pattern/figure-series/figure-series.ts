import { defineTemplate } from '../../template.ts';
import type { FiguresPuzzle } from '../figures/compose-by-rule.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { traitsOf } from '../figures/describe.ts';
import { answersByLaw, explainByLaw } from '../figures/laws.ts';
import { drawOptions } from '../figures/present-figures.ts';
import { signFigures } from '../figures/sign-figures.ts';
import { composeSeries } from './compose.ts';
import { findSeriesLaws } from './find-laws.ts';

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
  explain: ({ puzzle, key }) => explainByLaw(puzzle.shown, puzzle.options, key, findSeriesLaws),
  optionTraits: ({ options }) => options.map(traitsOf),
});
