import type { Drawing, Mark } from '../../../item/drawing.ts';
import type { Presentation } from '../../../item/presentation.ts';
import { sayCount } from '../../say-count.ts';
import { discPath } from '../shapes.ts';
import { COLUMNS, COMPASS, SIDE, goOn, nameOf, turnBy, type Crossing, type RoutePuzzle, type Step } from './streets.ts';

/** Units of the drawing. */
const BLOCK = 24;
const STREET = 7;
const LEFT = 26;
const TOP = 26;
const FAR = LEFT + BLOCK * (SIDE - 1);
const PAGE_SIDES = ['up', 'right', 'down', 'left'] as const;

const placeOnPage = ({ column, row }: Crossing): [number, number] => [LEFT + column * BLOCK, TOP + row * BLOCK];

export function presentRoute(puzzle: RoutePuzzle): Presentation {
  const lines = puzzle.steps.map(({ turn, blocks }) => `${WORDS[turn]} ${sayCount(blocks, 'block')}`);
  return {
    prompt: PROMPTS[puzzle.asks],
    blocks: [
      { type: 'figure', drawing: drawMap(puzzle) },
      { type: 'statements', lines: [sayStand(puzzle)] },
      { type: 'statements', lines, isOrdered: true },
    ],
    format: { type: 'text', length: 2, alphabet: `${COLUMNS}12345678`, hint: 'A letter and a digit, such as C4.' },
  };
}

const PROMPTS = {
  end: 'Start at the dot and follow the steps: at which crossing do you end?',
  start: 'Somebody followed these steps and ended at the dot: at which crossing did they start?',
} as const;

const WORDS: Record<Step['turn'], string> = {
  ahead: 'Straight on,',
  left: 'Turn left,',
  right: 'Turn right,',
  north: 'Turn north,',
  east: 'Turn east,',
  south: 'Turn south,',
  west: 'Turn west,',
};

/** Where north is up, an arrow on the map shows it; else it is told by the compass. */
const hasArrow = ({ north }: RoutePuzzle): boolean => north === 0;

function sayStand(puzzle: RoutePuzzle): string {
  const way = hasArrow(puzzle) ? 'the way of the arrow' : COMPASS[puzzle.walker.facing];
  return puzzle.asks === 'end' ? `At first you face ${way}.` : `At the end they faced ${way}.`;
}

function drawMap(puzzle: RoutePuzzle): Drawing {
  const { walker, north } = puzzle;
  const shown = hasArrow(puzzle) ? drawArrow(walker.at, turnBy(walker.facing, north)) : drawCompass(north);
  const seen = hasArrow(puzzle) ? `an arrow there points ${PAGE_SIDES[walker.facing]}` : `a compass shows that north is ${sayNorth(north)}`;
  const [x, y] = placeOnPage(walker.at);
  return {
    width: FAR + (hasArrow(puzzle) ? 20 : 72),
    height: FAR + 20,
    marks: [...drawStreets(), ...drawNames(), ...shown, { d: discPath([x, y], 5.5), fill: 'ink', stroke: 'none' }],
    description: `A street map. The streets A to H run up and down the page, A on the left; the streets 1 to 8 run across, 1 at the top. A dot is at the crossing ${nameOf(walker.at)}; ${seen}.`,
  };
}

const sayNorth = (north: number): string => ['at the top', 'on the right', 'at the bottom', 'on the left'][north] ?? '';

function drawStreets(): Mark[] {
  const side = BLOCK - STREET;
  const corners = Array.from({ length: SIDE - 1 }, (_, n) => n * BLOCK + STREET / 2);
  const d = corners.flatMap((x) => corners.map((y) => `M${LEFT + x} ${TOP + y}h${side}v${side}h${-side}Z`)).join('');
  const streets = Array.from({ length: SIDE }, (_, n) => `M${LEFT + n * BLOCK} ${TOP}V${FAR}M${LEFT} ${TOP + n * BLOCK}H${FAR}`).join('');
  return [
    { d, fill: 'light', stroke: 'none' },
    { d: streets, stroke: 'soft', strokeWidth: 1 },
  ];
}

function drawNames(): Mark[] {
  return Array.from({ length: SIDE }, (_, n): Mark[] => [
    { text: COLUMNS[n] ?? '', x: LEFT + n * BLOCK, y: TOP - 15, size: 11 },
    { text: String(n + 1), x: LEFT - 15, y: TOP + n * BLOCK, size: 11 },
  ]).flat();
}

/** A shaft of three quarters of a block and its head. */
function drawArrow(at: Crossing, onPage: 0 | 1 | 2 | 3): Mark[] {
  const [x, y] = placeOnPage(at);
  const { column: dx, row: dy } = goOn({ column: 0, row: 0 }, onPage, 1);
  const point = (along: number, aside: number): string => `${x + dx * along - dy * aside} ${y + dy * along + dx * aside}`;
  return [
    { d: `M${x} ${y}L${point(15, 0)}`, strokeWidth: 3 },
    { d: `M${point(21, 0)}L${point(12, 5.5)}L${point(12, -5.5)}Z`, fill: 'ink', stroke: 'none' },
  ];
}

function drawCompass(north: 0 | 1 | 2 | 3): Mark[] {
  const [x, y] = [FAR + 40, TOP + 30];
  const { column: dx, row: dy } = goOn({ column: 0, row: 0 }, north, 1);
  const point = (along: number, aside: number): string => `${x + dx * along - dy * aside} ${y + dy * along + dx * aside}`;
  return [
    { d: discPath([x, y], 15), stroke: 'soft', strokeWidth: 1.5 },
    { d: `M${point(13, 0)}L${point(-8, 7)}L${point(-4, 0)}L${point(-8, -7)}Z`, fill: 'ink', stroke: 'none' },
    { text: 'N', x: x + dx * 24, y: y + dy * 24, size: 12 },
  ];
}
