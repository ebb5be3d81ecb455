import type { Figure } from '../figures/aspects.ts';

export interface GroupsPuzzle {
  readonly left: readonly Figure[];
  readonly right: readonly Figure[];
  /** To be put to the left or to the right. */
  readonly asked: readonly Figure[];
}

/** Options of each slot: the left group, the right one. */
export const SIDES = 'AB';
