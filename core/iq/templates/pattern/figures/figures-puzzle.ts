import type { Figure } from './aspects.ts';

/** Figures that follow rules, and those of which one goes on with them. */
export interface FiguresPuzzle {
  readonly shown: readonly Figure[];
  readonly options: readonly Figure[];
}
