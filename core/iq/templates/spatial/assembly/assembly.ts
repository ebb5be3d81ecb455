import { defineTemplate } from '../../template.ts';
import { composeAssembly } from './compose.ts';
import { explainAssembly } from './explain.ts';
import { presentAssembly } from './present.ts';
import { cornersOf, traceRim } from './rim.ts';
import { solveAssembly } from './solve.ts';
import { extentOf, mirrorPatch, shapeOf, WHOLE, type AssemblyPuzzle, type Patch } from './tiles.ts';

export const assembly = defineTemplate<AssemblyPuzzle>({
  id: 'assembly',
  compose: composeAssembly,
  solve: solveAssembly,
  present: presentAssembly,
  sign: signAssembly,
  explain: explainAssembly,
  optionTraits: ({ outlines }) => outlines.map(seenOf),
});

/** However anything is turned, and mirrored as a whole. */
function signAssembly({ pieces, outlines, needsTurns }: AssemblyPuzzle): string {
  const write = (shapes: readonly Patch[]): string => shapes.map(shapeOf).toSorted().join('|');
  const plain = `${write(pieces)} > ${write(outlines)}`;
  const mirrored = `${write(pieces.map(mirrorPatch))} > ${write(outlines.map(mirrorPatch))}`;
  return `${needsTurns} ${plain < mirrored ? plain : mirrored}`;
}

/** Corners and length of its rim, sizes, whole squares, its shape but for turning and mirroring, and which of the two. */
function seenOf(outline: Patch): string[] {
  const { width, height } = extentOf(outline);
  const [shape, mirrored] = [shapeOf(outline), shapeOf(mirrorPatch(outline))];
  const rim = traceRim(outline) ?? [];
  return [
    `corners:${cornersOf(rim).length}`,
    `rim:${rim.length}`,
    `width:${width}`,
    `height:${height}`,
    `whole squares:${outline.filter(([, , quarters]) => quarters === WHOLE).length}`,
    `shape:${shape < mirrored ? shape : mirrored}`,
    `hand:${shape < mirrored}`,
  ];
}
