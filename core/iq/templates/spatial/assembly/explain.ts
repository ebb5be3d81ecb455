import { OPTION_IDS } from '../../../item/presentation.ts';
import type { Composed } from '../../template.ts';
import { fill } from './solve.ts';
import { extentOf, fourTurns, movePatch, type AssemblyPuzzle, type Patch } from './tiles.ts';

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];
const TURNS = ['as it lies', 'a quarter turn to the right', 'half a turn', 'a quarter turn to the left'];

/** Where each piece lies in the right outline. */
export function explainAssembly({ puzzle: { pieces, outlines, needsTurns }, key }: Composed<AssemblyPuzzle>): string {
  const outline = outlines[OPTION_IDS.indexOf(key)] ?? [];
  const ways = pieces.map(fourTurns);
  const lies = fill(outline, ways) ?? [];
  const places = lies.map(({ way, right, down }, n) => {
    const place = placeIn(outline, movePatch(ways[n]?.[way] ?? [], right, down));
    return `the ${ORDINALS[n]} piece ${place}${needsTurns ? ` (${TURNS[way]})` : ''}`;
  });
  const others = `Each of the others would need a piece to be cut${needsTurns ? ' or turned over' : ''}.`;
  return `${key} is filled with ${places.slice(0, -1).join(', ')} and ${places.at(-1)}. ${others} It helps to begin with the piece that fits in the fewest places.`;
}

/** Beside the middle by less than this, in squares, is in the middle. */
const NEAR = 0.5;

function placeIn(outline: Patch, part: Patch): string {
  const { width, height } = extentOf(outline);
  const mean = (axis: 0 | 1): number => part.reduce((sum, tile) => sum + tile[axis] + 0.5, 0) / part.length;
  const [across, down] = [mean(0) - width / 2, mean(1) - height / 2];
  const vertical = Math.abs(down) < NEAR ? '' : down < 0 ? 'top' : 'bottom';
  const horizontal = Math.abs(across) < NEAR ? '' : across < 0 ? 'left' : 'right';
  if (vertical && horizontal) return `at the ${vertical} ${horizontal}`;
  if (vertical) return `at the ${vertical}`;
  return horizontal ? `on the ${horizontal}` : 'in the middle';
}
