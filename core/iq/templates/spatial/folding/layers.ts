import type { Point } from '../shapes.ts';
import { SIDE, beyond, reflect, type Fold } from './paper.ts';

/** A flat part of the folded paper: a convex outline where it lies now. */
export interface Layer {
  readonly outline: readonly Point[];
  /** The folds that moved it, in their order. */
  readonly moves: readonly Fold[];
  /** Its back is up. */
  readonly isTurned: boolean;
}

export const SQUARE: readonly Point[] = [
  [0, 0],
  [SIDE, 0],
  [SIDE, SIDE],
  [0, SIDE],
];
export const UNFOLDED: readonly Layer[] = [{ outline: SQUARE, moves: [], isTurned: false }];

/** Layers from the bottom to the top after one more fold: what moves lies the other way up and in reverse order. */
export function foldLayers(layers: readonly Layer[], fold: Fold): Layer[] {
  const stays = layers.flatMap((layer): Layer[] => cut(layer, (point) => -beyond(fold, point)));
  const moved = layers
    .flatMap((layer) => cut(layer, (point) => beyond(fold, point)))
    .map(({ outline, moves, isTurned }): Layer => ({
      outline: outline.map((point) => reflect(fold, point)),
      moves: [...moves, fold],
      isTurned: !isTurned,
    }))
    .toReversed();
  return fold.isBehind ? [...moved, ...stays] : [...stays, ...moved];
}

/** The part of a layer where `inside` is not below zero; none when that is but a line. */
function cut(layer: Layer, inside: (point: Point) => number): Layer[] {
  const outline = layer.outline.flatMap((point, n): Point[] => {
    const next = layer.outline[(n + 1) % layer.outline.length] as Point;
    const [here, there] = [inside(point), inside(next)];
    const kept = here >= 0 ? [point] : [];
    if (here * there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, [point[0] + part * (next[0] - point[0]), point[1] + part * (next[1] - point[1])]];
  });
  return outline.some((point) => inside(point) > 0) ? [{ ...layer, outline }] : [];
}

/** Strictly inside of a convex outline. */
export function covers({ outline }: Layer, [x, y]: Point): boolean {
  const sides = outline.map(([ax, ay], n) => {
    const [bx, by] = outline[(n + 1) % outline.length] as Point;
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  });
  return sides.every((side) => side > 1e-9) || sides.every((side) => side < -1e-9);
}
