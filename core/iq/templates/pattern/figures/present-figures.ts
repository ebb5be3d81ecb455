import { OPTION_IDS, type AnswerFormat } from '../../../item/presentation.ts';
import type { Figure } from './aspects.ts';
import { drawFigure } from './draw-figure.ts';

export const drawOptions = (options: readonly Figure[]): AnswerFormat => ({
  type: 'choice',
  options: options.map((figure, n) => ({ id: OPTION_IDS.charAt(n), drawing: drawFigure(figure) })),
});
