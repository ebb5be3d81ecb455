import type { Cell } from '../../../item/presentation.ts';
import { partIds, writeStep } from '../../../item/steps.ts';
import { defineTemplate } from '../../template.ts';
import type { Figure } from '../figures/aspects.ts';
import { drawFigure } from '../figures/draw-figure.ts';
import { inOrder, signFigures } from '../figures/sign-figures.ts';
import { composeGroups } from './compose.ts';
import { findRules, solveGroups } from './solve.ts';
import { SIDES, type GroupsPuzzle } from './two-groups-puzzle.ts';

const drawn = (figures: readonly Figure[]): Cell[] => figures.map((figure) => ({ drawing: drawFigure(figure) }));

/** With its number in a corner that figures leave free. */
const numbered = (figures: readonly Figure[]): Cell[] =>
  figures.map((figure, n) => {
    const drawing = drawFigure(figure);
    const number = { text: String(n + 1), x: 8, y: 10, size: 15, isSoft: true };
    return { drawing: { ...drawing, marks: [...drawing.marks, number], description: `Figure ${n + 1}: ${drawing.description}` } };
  });

/** Three figures are sorted at once, so that a guess is as rarely right as among eight options. */
export const twoGroups = defineTemplate<GroupsPuzzle>({
  id: 'two-groups',
  compose: composeGroups,
  solve: solveGroups,
  present: ({ left, right, asked }) => ({
    prompt: 'One rule tells the left group from the right group. To which group does each new figure belong?',
    blocks: [
      {
        type: 'groups',
        groups: [
          { title: 'Left', cells: drawn(left) },
          { title: 'Right', cells: drawn(right) },
          { title: 'New figures', cells: numbered(asked) },
        ],
      },
    ],
    format: {
      type: 'choices',
      slots: asked.map((_, n) => `Figure ${n + 1}`),
      options: [
        { id: SIDES.charAt(0), text: 'Left' },
        { id: SIDES.charAt(1), text: 'Right' },
      ],
    },
  }),
  sign: ({ left, right, asked }) => signFigures([...inOrder(left), ...inOrder(right)], asked),
  explain: ({ puzzle, key }) => {
    const [rule] = findRules(puzzle);
    const sides = Array.from(key, (side, n) => `figure ${n + 1} ${side === SIDES.charAt(0) ? 'left' : 'right'}`);
    const ofLeft = puzzle.left.map((_, n) => n);
    const ofRight = puzzle.right.map((_, n) => puzzle.left.length + n);
    const ofAsked = puzzle.asked.map((_, n) => puzzle.left.length + puzzle.right.length + n);
    return [
      writeStep(
        `for every figure ${rule?.words}, and for none of the other group`,
        partIds(rule?.words.startsWith('on the right') ? ofRight : ofLeft),
      ),
      writeStep(`so ${sides.join(', ')}`, partIds(ofAsked)),
    ];
  },
});
