import type { Figure } from '../figures/aspects.ts';

/** Ways to show a set: each has as many places as its bits. */
export const SHOWN_AS = ['sectors', 'spokes', 'dots', 'tiles', 'lines'] as const;
export type ShownAs = (typeof SHOWN_AS)[number];

export const PLACE_COUNT: Record<ShownAs, number> = { sectors: 8, spokes: 8, dots: 8, tiles: 9, lines: 8 };

/** One or two sets of places, as bits, and at times a figure in the middle. */
export interface Wheel {
  readonly sets: readonly number[];
  readonly centre?: Figure;
}

export interface WheelPuzzle {
  /** How the sets are shown, the outer one first. */
  readonly shownAs: readonly ShownAs[];
  /** Eight, row by row; the ninth is asked for. */
  readonly cells: readonly Wheel[];
  readonly options: readonly Wheel[];
}

export const hasPlace = (set: number, place: number): boolean => ((set >> place) & 1) === 1;
export const placesOf = (set: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => n).filter((n) => hasPlace(set, n));
export const setOf = (places: readonly number[]): number => places.reduce((set, place) => set | (1 << place), 0);
