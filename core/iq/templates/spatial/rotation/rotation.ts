import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { defineTemplate, type Composed } from '../../template.ts';
import { composeRotation, type RotationPuzzle } from './compose.ts';
import { ALL_TURNS, mirrorFigure, shapeOf, turnFigure, writeFigure, type Figure } from './cubes.ts';
import { commonScale, drawFigure } from './draw.ts';
import { solveRotation } from './solve.ts';

export const rotation = defineTemplate<RotationPuzzle>({
  id: 'rotation',
  compose: composeRotation,
  solve: solveRotation,
  present: presentRotation,
  sign: ({ figure, options }) => `${writeFigure(figure)} | ${options.map(writeFigure).toSorted().join(' | ')}`,
  explain: explainRotation,
  optionTraits: ({ options }) => options.map(seenOf),
});

const OPTION_BOX = 100;
const FIGURE_BOX = 150;

function presentRotation({ view, figure, options }: RotationPuzzle): Presentation {
  const scale = commonScale([figure, ...options], view, OPTION_BOX);
  const drawn = drawFigure(figure, view, FIGURE_BOX, (scale * FIGURE_BOX) / OPTION_BOX);
  return {
    prompt:
      view === 'front'
        ? 'Which is the same figure, turned on the page but not turned over?'
        : 'Which is the same figure, seen after it was turned?',
    blocks: [
      { type: 'figure', drawing: drawn },
      { type: 'statements', lines: [`Each figure is made of ${figure.length} cubes, and some of every cube can be seen.`] },
    ],
    format: {
      type: 'choice',
      options: options.map((option, n) => ({ id: OPTION_IDS[n] ?? '', drawing: drawFigure(option, view, OPTION_BOX, scale) })),
    },
  };
}

/** What it is but for its turn, which of the two mirror images, and how far it reaches to the right, back and up. */
function seenOf(option: Figure): string[] {
  const [shape, mirrored] = [shapeOf(option), shapeOf(mirrorFigure(option))];
  const extents = [0, 1, 2].map((axis) => `extent:${Math.max(...option.map((cube) => cube[axis] ?? 0))}`);
  return [`shape:${shape < mirrored ? shape : mirrored}`, `hand:${shape < mirrored ? 1 : 2}`, ...extents];
}

const AXIS_WORDS: Record<string, string> = { x: 'the axis from left to right', y: 'the axis from front to back', z: 'the upright axis' };
const ANGLE_WORDS: Record<string, string> = { '90': 'a quarter turn', '180': 'half a turn', '270': 'a quarter turn' };

const sayTurn = (turn: string): string => `${ANGLE_WORDS[turn.slice(1)]} about ${AXIS_WORDS[turn[0] ?? '']}`;

function explainRotation({ puzzle: { figure, options }, key }: Composed<RotationPuzzle>): string {
  const right = writeFigure(options[OPTION_IDS.indexOf(key)] ?? []);
  const turn = ALL_TURNS.find((each) => writeFigure(turnFigure(figure, each)) === right)?.name ?? '';
  return `The right option is the figure after ${turn.split(' ').map(sayTurn).join(' and then ')}. One of the others is its mirror image, which no turning makes the same; in the rest cubes sit elsewhere.`;
}
