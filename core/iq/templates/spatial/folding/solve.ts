import { lettersOf } from '../place-options.ts';
import type { Point } from '../shapes.ts';
import { UNFOLDED, covers, foldLayers } from './layers.ts';
import { reflect, writeHoles, type FoldingPuzzle } from './paper.ts';

/** Folds the outlines of the layers, punches those that lie under each hole, and takes each hole back through their folds. */
export function solveFolding({ folds, punches, options }: FoldingPuzzle): string[] {
  const unfolded = writeHoles(unfoldHoles({ folds, punches }));
  return lettersOf(options, (holes) => writeHoles(holes) === unfolded);
}

export function unfoldHoles({ folds, punches }: Pick<FoldingPuzzle, 'folds' | 'punches'>): Point[] {
  const layers = folds.reduce(foldLayers, UNFOLDED);
  return punches.flatMap((punch) =>
    layers
      .filter((layer) => covers(layer, punch))
      .map(({ moves }) => moves.toReversed().reduce((hole, fold) => reflect(fold, hole), punch)),
  );
}
