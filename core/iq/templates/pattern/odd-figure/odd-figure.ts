import { OPTION_IDS } from '../../../item/presentation.ts';
import { defineTemplate } from '../../template.ts';
import { describeFigure } from '../figures/describe.ts';
import { drawOptions } from '../figures/present-figures.ts';
import { signFigures } from '../figures/sign-figures.ts';
import { composeOdd } from './compose.ts';
import { findReasons, solveOdd, type OddPuzzle } from './solve.ts';

/** The options are the question: what they show is no hint beside it, so there are no `optionTraits`. */
export const oddFigure = defineTemplate<OddPuzzle>({
  id: 'odd-figure',
  compose: composeOdd,
  solve: solveOdd,
  present: ({ options }) => ({
    prompt: 'Five figures have something in common. Which figure is the odd one out?',
    blocks: [],
    format: drawOptions(options),
  }),
  sign: ({ options }) => signFigures([], options),
  explain: ({ puzzle, key }) => {
    const [reason] = findReasons(puzzle.options);
    const figure = describeFigure(puzzle.options[OPTION_IDS.indexOf(key)] ?? {}).replace(/^A/, 'a');
    return `The odd one out is ${key}, ${figure}: ${reason?.words}.`;
  },
});
