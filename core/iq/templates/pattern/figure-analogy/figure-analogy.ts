import type { Cell } from '../../../item/presentation.ts';
import { defineTemplate } from '../../template.ts';
import type { FiguresPuzzle } from '../figures/figures-puzzle.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { traitsOf } from '../figures/describe.ts';
import { answersByLaw, explainByLaw } from '../figures/laws.ts';
import { drawOptions } from '../figures/present-figures.ts';
import { signFigures } from '../figures/sign-figures.ts';
import { composeAnalogy } from './compose.ts';
import { findAnalogyLaws } from './find-laws.ts';

/** The figures of the pairs that are whole. */
const WHOLE_PAIRS = [0, 1, 2, 3];

export const figureAnalogy = defineTemplate<FiguresPuzzle>({
  id: 'figure-analogy',
  compose: composeAnalogy,
  solve: ({ shown, options }) => answersByLaw(shown, options, findAnalogyLaws),
  present: ({ shown, options }) => {
    const [a, b, c, d, e] = shown.map((figure) => ({ drawing: drawFigure(figure) })) as [Cell, Cell, Cell, Cell, Cell];
    return {
      prompt: 'The second figure of each pair is made from the first in the same way. Which figure completes the last pair?',
      blocks: [{ type: 'pairs', pairs: [[a, b], [c, d], [e, { isAsked: true }]] }], // prettier-ignore
      format: drawOptions(options),
    };
  },
  sign: ({ shown, options }) => signFigures(shown, options),
  explain: ({ puzzle, key }) => explainByLaw(puzzle, key, findAnalogyLaws, () => WHOLE_PAIRS),
  optionTraits: ({ options }) => options.map(traitsOf),
});
