import { defineTemplate } from '../../template.ts';
import type { FiguresPuzzle } from '../figures/figures-puzzle.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { traitsOf } from '../figures/describe.ts';
import { answersByLaw, explainByLaw } from '../figures/laws.ts';
import { comparedCells } from '../figures/compared-cells.ts';
import { drawOptions } from '../figures/present-figures.ts';
import { signFigures } from '../figures/sign-figures.ts';
import { composeMatrix } from './compose.ts';
import { findMatrixLaws } from './find-laws.ts';

export const matrixAdditive = defineTemplate<FiguresPuzzle>({
  id: 'matrix-additive',
  compose: composeMatrix,
  solve: ({ shown, options }) => answersByLaw(shown, options, findMatrixLaws),
  present: ({ shown, options }) => {
    const drawn = [...shown.map((figure) => ({ drawing: drawFigure(figure) })), { isAsked: true as const }];
    return {
      prompt: 'Which figure completes the square?',
      blocks: [{ type: 'grid', rows: [drawn.slice(0, 3), drawn.slice(3, 6), drawn.slice(6)] }],
      format: drawOptions(options),
    };
  },
  sign: ({ shown, options }) => signFigures(shown, options),
  explain: ({ puzzle, key }) => explainByLaw(puzzle, key, findMatrixLaws, comparedCells),
  optionTraits: ({ options }) => options.map(traitsOf),
});
