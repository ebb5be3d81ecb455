import type { Drawing, Mark } from '../../../item/drawing.ts';
import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { discPath, linePath, outlinePath, type Point } from '../shapes.ts';
import { sayCount } from '../../say-count.ts';
import { SQUARE, UNFOLDED, foldLayers, type Layer } from './layers.ts';
import { SIDE, beyond, reflect, type Fold, type FoldingPuzzle } from './paper.ts';

const BOX = 100;
const MARGIN = 8;
const CELL = (BOX - 2 * MARGIN) / SIDE;
const HOLE = 3.3;
/** Along the sides of the paper one tells the columns and rows from each other. */
const TICK = 3;

const place = ([x, y]: Point): Point => [MARGIN + x * CELL, MARGIN + y * CELL];

export function presentFolding({ folds, punches, options }: FoldingPuzzle): Presentation {
  const states = folds.reduce<(readonly Layer[])[]>((before, fold) => [...before, foldLayers(before.at(-1) ?? UNFOLDED, fold)], [UNFOLDED]);
  const isHidden = folds.some(({ isBehind }) => isBehind);
  return {
    prompt: 'The square of paper is folded and punched as shown: how does it look when it is unfolded again?',
    blocks: [
      {
        type: 'series',
        cells: states.map((layers, n) => ({ drawing: drawState(layers, folds[n] ?? null, n === folds.length ? punches : []) })),
      },
      ...(isHidden ? [{ type: 'statements' as const, lines: ['A dashed arrow means: folded behind the paper.'] }] : []),
    ],
    format: { type: 'choice', options: options.map((holes, n) => ({ id: OPTION_IDS[n] ?? '', drawing: drawUnfolded(holes) })) },
  };
}

const ticks: Mark = {
  d: Array.from({ length: SIDE - 1 }, (_, n) => MARGIN + (n + 1) * CELL)
    .flatMap((at) =>
      [MARGIN - 1.5, BOX - MARGIN + 1.5 + TICK].flatMap((end) => [
        linePath([
          [at, end],
          [at, end - TICK],
        ]),
        linePath([
          [end, at],
          [end - TICK, at],
        ]),
      ]),
    )
    .join(''),
  stroke: 'soft',
  strokeWidth: 1,
};
const frame: Mark = { d: outlinePath(SQUARE.map(place)), stroke: 'soft', strokeWidth: 1, isDashed: true };
const drawHole = (hole: Point): Mark => ({ d: discPath(place(hole), HOLE), fill: 'ink', stroke: 'none' });

function drawState(layers: readonly Layer[], next: Fold | null, punches: readonly Point[]): Drawing {
  const paper = layers.map(({ outline, isTurned }): Mark => ({ d: outlinePath(outline.map(place)), fill: isTurned ? 'light' : 'paper' }));
  const saysFold = next ? ` ${sayFold(next)}` : '';
  const saysHoles = punches.length > 0 ? ` Punched at ${sayHoles(punches)}.` : '';
  return {
    width: BOX,
    height: BOX,
    marks: [ticks, frame, ...paper, ...(next ? drawFold(layers, next) : []), ...punches.map(drawHole)],
    description: `The paper, ${SIDE} by ${SIDE} cells, ${layers.length === 1 ? 'flat' : 'folded'}.${saysFold}${saysHoles}`,
  };
}

/** The line to fold along and an arrow from the middle of what is folded to where it comes to lie. */
function drawFold(layers: readonly Layer[], fold: Fold): Mark[] {
  const outlines = layers.map(({ outline }) => outline);
  const ends = outlines.flatMap((outline) => crossings(outline, fold)).toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const moving = outlines.flat().filter((point) => beyond(fold, point) > 0);
  const farthest = Math.max(...moving.map((point) => beyond(fold, point)));
  const rim = moving.filter((point) => farthest - beyond(fold, point) < 1e-9);
  const tip = middleOf(rim);
  const foot = middleOf([tip, reflect(fold, tip)]);
  const start = middleOf([tip, middleOf([tip, foot])]);
  return [
    { d: linePath([ends[0] ?? foot, ends.at(-1) ?? foot].map(place)), isDashed: true, strokeWidth: 2 },
    ...drawArrow(place(start), place(reflect(fold, start)), fold.isBehind),
  ];
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** Where an outline meets the fold line. */
function crossings(outline: readonly Point[], fold: Fold): Point[] {
  return outline.flatMap((point, n): Point[] => {
    const next = outline[(n + 1) % outline.length] as Point;
    const [here, there] = [beyond(fold, point), beyond(fold, next)];
    if (Math.abs(here) < 1e-9) return [point];
    if (here * there >= 0) return [];
    const part = here / (here - there);
    return [[point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])]];
  });
}

/** Units of the drawing. */
const HEAD = 9;
const BEND = 0.22;

function drawArrow([ax, ay]: Point, [bx, by]: Point, isDashed: boolean): Mark[] {
  const [dx, dy] = [bx - ax, by - ay];
  const bent: Point = [(ax + bx) / 2 + dy * BEND * 2, (ay + by) / 2 - dx * BEND * 2];
  const [hx, hy] = [bx - bent[0], by - bent[1]];
  const length = Math.hypot(hx, hy);
  const [ux, uy] = [hx / length, hy / length];
  const neck: Point = [bx - ux * HEAD, by - uy * HEAD];
  const side = (sign: number): Point => [neck[0] - uy * sign * HEAD * 0.5, neck[1] + ux * sign * HEAD * 0.5];
  const number = (value: number): number => Math.round(value * 100) / 100;
  return [
    { d: `M${number(ax)} ${number(ay)}Q${bent.map(number).join(' ')} ${neck.map(number).join(' ')}`, isDashed, strokeWidth: 2.5 },
    { d: outlinePath([[bx, by], side(1), side(-1)]), fill: 'ink', stroke: 'none' },
  ];
}

const drawUnfolded = (holes: readonly Point[]): Drawing => ({
  width: BOX,
  height: BOX,
  marks: [ticks, { d: outlinePath(SQUARE.map(place)), fill: 'paper' }, ...holes.map(drawHole)],
  description: `The square with ${sayCount(holes.length, 'hole')}: ${sayHoles(holes)}.`,
});

/** Columns from the left, rows from the top, counted from 1. */
export const sayHoles = (holes: readonly Point[]): string =>
  holes
    .toSorted((a, b) => a[1] - b[1] || a[0] - b[0])
    .map(([x, y]) => `column ${x + 0.5} row ${y + 0.5}`)
    .join(', ');

function sayFold({ across, down, at, isBehind }: Fold): string {
  const to = isBehind ? 'behind' : 'over';
  if (down === 0)
    return `The part to the ${across > 0 ? 'right' : 'left'} of a line ${sayCount(Math.abs(at), 'cell')} from the left edge is folded ${to}.`;
  if (across === 0)
    return `The part ${down > 0 ? 'below' : 'above'} a line ${sayCount(Math.abs(at), 'cell')} from the top edge is folded ${to}.`;
  const corner = `${down > 0 ? 'lower' : 'upper'} ${across > 0 ? 'right' : 'left'}`;
  const sum = across === down ? `column and row add up to ${Math.abs(at) + 1}` : `column less row is ${at * across}`;
  return `The part towards the ${corner} of the slanting line through the cells whose ${sum} is folded ${to}.`;
}
