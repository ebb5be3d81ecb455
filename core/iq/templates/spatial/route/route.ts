import { defineTemplate } from '../../template.ts';
import type { Composed } from '../../template.ts';
import { composeRoute } from './compose.ts';
import { presentRoute } from './present.ts';
import { solveRoute } from './solve.ts';
import { walk } from './walk.ts';
import { SIDE, nameOf, type RoutePuzzle, type Step, type Walker } from './streets.ts';

export const route = defineTemplate<RoutePuzzle>({
  id: 'route',
  compose: composeRoute,
  solve: solveRoute,
  present: presentRoute,
  sign: signRoute,
  explain: explainRoute,
  guess: () => 1 / SIDE ** 2,
});

const MIRRORED: Record<Step['turn'], Step['turn']> = {
  ahead: 'ahead',
  left: 'right',
  right: 'left',
  north: 'north',
  east: 'west',
  south: 'south',
  west: 'east',
};

/** The way and how it lies on the page, as it is or in a mirror; not from which crossing it starts. */
function signRoute({ north, walker, steps, asks }: RoutePuzzle): string {
  const plain = [north, walker.facing, ...steps.map(({ turn, blocks }) => `${turn}${blocks}`)].join();
  const mirrored = [(4 - north) % 4, (4 - walker.facing) % 4, ...steps.map(({ turn, blocks }) => `${MIRRORED[turn]}${blocks}`)].join();
  return `${asks} ${plain < mirrored ? plain : mirrored}`;
}

function explainRoute({ puzzle, key }: Composed<RoutePuzzle>): string {
  if (puzzle.asks === 'start')
    return `Undo the steps one by one from the last to the first, with each turn the other way round: that leads back to ${key}.`;
  const stops = puzzle.steps.map((_, n) => nameOf((walk({ ...puzzle, steps: puzzle.steps.slice(0, n + 1) }, puzzle.walker) as Walker).at));
  return `From ${nameOf(puzzle.walker.at)} the steps lead by ${stops.join(', ')}. So you end at ${key}.`;
}
