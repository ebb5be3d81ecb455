import { OPTION_IDS } from '../../../item/presentation.ts';
import { defineTemplate } from '../../template.ts';
import { composeAnalogy } from './compose.ts';
import { solveAnalogy, type AnalogyPuzzle } from './solve.ts';

export const wordAnalogy = defineTemplate<AnalogyPuzzle>({
  id: 'word-analogy',
  compose: composeAnalogy,
  solve: solveAnalogy,
  present: ({ pair: [first, second], third, options }) => ({
    prompt: 'Which word completes the second pair in the same way as the first?',
    blocks: [
      {
        type: 'pairs',
        pairs: [
          [{ text: first }, { text: second }],
          [{ text: third }, { isAsked: true }],
        ],
      },
    ],
    format: { type: 'choice', options: options.map((text, i) => ({ id: OPTION_IDS[i] ?? '', text })) },
  }),
  sign: ({ pair, third, options }) => `${pair.join(':')}::${third} ${options.toSorted().join()}`,
  explain: ({ rules, puzzle, key }) => {
    const right = puzzle.options[OPTION_IDS.indexOf(key)];
    const [from, to] = rules.split(' > ');
    return `In both pairs the first word names ${from} and the second ${to}: “${puzzle.pair[0]}” and “${puzzle.pair[1]}”, “${puzzle.third}” and “${right}”.`;
  },
  // Two or three of the eight go with the third word, and as many are of the sort of the second: whoever knows no more than one of
  // these is right three times in eight.
  guess: () => 3 / 8,
  optionTraits: ({ options }) => options.map((word) => [word.slice(-2)]),
});
