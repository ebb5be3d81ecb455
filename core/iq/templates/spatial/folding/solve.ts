import { lettersOf } from '../place-options.ts';
import type { Point } from '../shapes.ts';
import { UNFOLDED, covers, foldLayers } from './layers.ts';
import { reflect, writeHoles, type FoldingPuzzle } from './paper.ts';

/** Folds the outlines of the layers, punches those that lie under each hole, and takes each hole back through their folds. */
export function solveFolding({ folds, punches, options }: FoldingPuzzle): string[] {
  const unfolded = writeHoles(unfoldHoles({ folds, punches }));
  return lettersOf(options, (holes) => writeHoles(holes) === unfolded);
}

/** All the holes when the paper is unfolded, or when only the folds from `from` on are undone. */
export function unfoldHoles({ folds, punches }: Pick<FoldingPuzzle, 'folds' | 'punches'>, from = 0): Point[] {
  const layers = folds.reduce(foldLayers, UNFOLDED);
  const undone = folds.slice(from);
  const holes = punches.flatMap((punch) =>
    layers
      .filter((layer) => covers(layer, punch))
      .map(({ moves }) =>
        moves
          .filter((fold) => undone.includes(fold))
          .toReversed()
          .reduce((hole, fold) => reflect(fold, hole), punch),
      ),
  );
  return from === 0 ? holes : [...new Map(holes.map((hole) => [hole.join(), hole])).values()];
}
