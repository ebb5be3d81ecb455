import type { Premise } from './premise.ts';
import type { ScaleId } from './scale.ts';

export interface OrderPuzzle {
  readonly scale: ScaleId;
  readonly names: readonly string[];
  readonly premises: readonly Premise[];
  readonly isFromTop: boolean;
}
