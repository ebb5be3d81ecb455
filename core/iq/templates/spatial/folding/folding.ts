import { defineTemplate, type Composed } from '../../template.ts';
import { partIds, writeStep, type ItemStep } from '../../../item/steps.ts';
import { sayCount } from '../../say-count.ts';
import type { Point } from '../shapes.ts';
import { composeFolding } from './compose.ts';
import { SIDE, reflect, type FoldingPuzzle } from './paper.ts';
import { presentFolding, sayHoles } from './present.ts';
import { solveFolding, unfoldHoles } from './solve.ts';

export const folding = defineTemplate<FoldingPuzzle>({
  id: 'folding',
  compose: composeFolding,
  solve: solveFolding,
  present: presentFolding,
  sign: signFolding,
  explain: explainFolding,
  optionTraits: ({ options }) => options.map(seenOf),
});

/** The eight ways to lay a square onto itself, about its middle. */
const SYMMETRIES: readonly ((point: Point) => Point)[] = [1, -1].flatMap((a) =>
  [1, -1].flatMap((b) => [([x, y]: Point): Point => [a * x, b * y], ([x, y]: Point): Point => [b * y, a * x]]),
);

function signFolding({ folds, punches }: FoldingPuzzle): string {
  const texts = SYMMETRIES.map((move) => {
    const lines = folds.map(({ across, down, at, isBehind }) => {
      const [a, d] = move([across, down]);
      return `${a} ${d} ${at - (SIDE / 2) * (across + down)} ${isBehind}`;
    });
    const holes = punches.map(([x, y]) => move([x - SIDE / 2, y - SIDE / 2]).join(' ')).toSorted();
    return [...lines, ...holes].join('|').replaceAll('-0', '0');
  });
  return texts.toSorted()[0] ?? '';
}

/** From the folded paper back to the flat one, one fold at a time. */
function explainFolding({ puzzle }: Composed<FoldingPuzzle>): ItemStep[] {
  const { folds } = puzzle;
  const undone = folds.map((_, n) => folds.length - 1 - n);
  const holes = unfoldHoles(puzzle);
  return [
    writeStep('unfold in reverse order: each unfolding mirrors the holes of what was folded over its fold line', partIds([folds.length])),
    ...undone.map((from, n) => {
      const so = sayCount(unfoldHoles(puzzle, from).length, 'hole');
      const which = folds.length === 1 ? 'the fold' : `the ${n === 0 ? 'last fold' : from === 0 ? 'first fold' : 'fold before it'}`;
      return writeStep(`undo ${which}: what was folded swings back over the dashed line, which leaves ${so}`, partIds([from]));
    }),
    writeStep(`unfolded, the paper has ${sayCount(holes.length, 'hole')}: ${sayHoles(holes)}`),
  ];
}

/** How many holes, how many of them left and above of the middle, and over which lines they are their own mirror image. */
function seenOf(holes: readonly Point[]): string[] {
  const written = new Set(holes.map((hole) => hole.join()));
  const mirrors = [
    { across: 1, down: 0, at: SIDE / 2 },
    { across: 0, down: 1, at: SIDE / 2 },
    { across: 1, down: 1, at: SIDE },
    { across: 1, down: -1, at: 0 },
  ] as const;
  return [
    `holes:${holes.length}`,
    `left:${holes.filter(([x]) => x < SIDE / 2).length}`,
    `above:${holes.filter(([, y]) => y < SIDE / 2).length}`,
    ...mirrors.map((line, n) => `mirror ${n}:${holes.every((hole) => written.has(reflect({ ...line, isBehind: false }, hole).join()))}`),
  ];
}
