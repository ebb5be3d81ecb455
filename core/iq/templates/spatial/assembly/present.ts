import type { Drawing, Fill, Mark } from '../../../item/drawing.ts';
import { OPTION_IDS, type Presentation } from '../../../item/presentation.ts';
import { fitInto, linePath, outlinePath } from '../shapes.ts';
import { sayCount } from '../../say-count.ts';
import { cornersOf, innerLines, traceRim } from './rim.ts';
import { areaOf, extentOf, HALVES, WHOLE, type AssemblyPuzzle, type Patch } from './tiles.ts';

const BOX = 100;
const MARGIN = 7;
/** Small figures are not blown up beyond this. */
const MAX_SCALE = 22;

export function presentAssembly({ pieces, outlines, needsTurns }: AssemblyPuzzle): Presentation {
  const extent = Math.max(...[...pieces, ...outlines].map(extentOf).flatMap(({ width, height }) => [width, height]));
  const scale = Math.min(MAX_SCALE, (BOX - 2 * MARGIN) / extent);
  return {
    prompt: needsTurns
      ? 'Which outline can be filled exactly with all of these pieces, turned by quarter turns where needed but not turned over?'
      : 'Which outline can be filled exactly with all of these pieces as they lie, without turning them?',
    blocks: [{ type: 'series', cells: pieces.map((piece) => ({ drawing: drawPatch(piece, scale, 'mid') })) }],
    format: {
      type: 'choice',
      options: outlines.map((outline, n) => ({ id: OPTION_IDS[n] ?? '', drawing: drawPatch(outline, scale, 'light') })),
    },
  };
}

/** The rim, and the lines of the grid within it. */
function drawPatch(patch: Patch, scale: number, fill: Fill): Drawing {
  const place = fitInto({ left: 0, top: 0, ...extentOf(patch) }, BOX, scale);
  const d = outlinePath(cornersOf(traceRim(patch) ?? []).map(place));
  const lines = innerLines(patch).map((ends) => linePath(ends.map(place)));
  const grid: Mark[] = lines.length > 0 ? [{ d: lines.join(''), stroke: 'soft', strokeWidth: 1 }] : [];
  return {
    width: BOX,
    height: BOX,
    marks: [{ d, fill, stroke: 'none' }, ...grid, { d, strokeWidth: 2.5 }],
    description: describePatch(patch),
  };
}

const RIGHT_ANGLES = ['top left', 'top right', 'bottom right', 'bottom left'];

/** Squares of each row from the top, with their column from the left. */
function describePatch(patch: Patch): string {
  const rows = Array.from({ length: extentOf(patch).height }, (_, row) =>
    patch
      .filter(([, y]) => y === row)
      .map(([x, , quarters]) =>
        quarters === WHOLE
          ? `column ${x + 1} whole`
          : `column ${x + 1} half, right angle ${RIGHT_ANGLES[HALVES.findIndex((half) => half === quarters)]}`,
      )
      .join('; '),
  );
  return `Figure on a grid of squares, ${sayCount(areaOf(patch) / 2, 'square')} large. ${rows.map((row, n) => `Row ${n + 1}: ${row}.`).join(' ')}`;
}
