import type { Point } from '../shapes.ts';
import { SIDE, beyond, reflect, type Fold } from './paper.ts';

/** The paper after some folds, cell by cell. Cells and places are numbered row by row. */
export interface Way {
  readonly folds: readonly Fold[];
  /** Where each cell lies now. */
  readonly now: readonly number[];
  /** Whether a crease runs through it. */
  readonly isCreased: readonly boolean[];
}

/** What a punch at a place goes through. */
export interface Place {
  readonly layers: number;
  /** The cells that get a hole, each a bit: below 2 ** 36, so that sums of different cells are exact and differ. */
  readonly holes: number;
}

const CELLS = Array.from({ length: SIDE ** 2 }, (_, n) => n);
export const FLAT: Way = { folds: [], now: CELLS, isCreased: CELLS.map(() => false) };

export const pointOf = (cell: number): Point => [(cell % SIDE) + 0.5, Math.floor(cell / SIDE) + 0.5];
const cellAt = ([x, y]: Point): number => (Math.min(x, y) > 0 && Math.max(x, y) < SIDE ? Math.floor(y) * SIDE + Math.floor(x) : NOWHERE);
const NOWHERE = -1;

/** A fold, and for each place how far it is beyond the line and where it comes to lie. */
interface Folder {
  readonly fold: Fold;
  readonly beyond: readonly number[];
  readonly lands: readonly number[];
}

/** Where folds may run, counted from the middle of the paper; along the sides also through the middle of cells. */
const LINES = [-4, -3, -2, -1, 0, 1, 2, 3, 4];
const HALF_LINES = [-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5, 3.5];

const toFolder = (across: Fold['across'], down: Fold['down'], line: number): Folder => {
  const fold: Fold = { across, down, at: line + (SIDE / 2) * (across + down), isBehind: false };
  return {
    fold,
    beyond: CELLS.map((cell) => beyond(fold, pointOf(cell))),
    lands: CELLS.map((cell) => cellAt(reflect(fold, pointOf(cell)))),
  };
};
const FOLDERS = {
  straight: ([-1, 1] as const).flatMap((to) => [...LINES, ...HALF_LINES].flatMap((line) => [toFolder(to, 0, line), toFolder(0, to, line)])),
  diagonal: ([-1, 1] as const).flatMap((across) => ([-1, 1] as const).flatMap((down) => LINES.map((line) => toFolder(across, down, line)))),
};
export type FoldKind = keyof typeof FOLDERS;

/** Smaller flaps are hard to see. */
const LEAST_FLAP = 3;

/** Every way to fold once more: not where too little is folded, or something comes to lie beside the rest of the paper. */
export function foldersOf({ now }: Way, kind: FoldKind): Folder[] {
  const taken = new Set(now);
  return FOLDERS[kind].filter(({ beyond: far, lands }) => {
    let moving = 0;
    for (const place of taken) {
      if ((far[place] ?? 0) <= 0) continue;
      if (!taken.has(lands[place] ?? NOWHERE)) return false;
      moving++;
    }
    return moving >= LEAST_FLAP;
  });
}

export const foldAlong = ({ folds, now, isCreased }: Way, { fold, beyond: far, lands }: Folder): Way => ({
  folds: [...folds, fold],
  now: now.map((place) => ((far[place] ?? 0) > 0 ? (lands[place] ?? NOWHERE) : place)),
  isCreased: isCreased.map((was, cell) => was || far[now[cell] ?? 0] === 0),
});

/** Of each place what a punch goes through; null where there is no paper or a crease. */
export function placesOf({ now, isCreased }: Way): (Place | null)[] {
  const layers = CELLS.map(() => 0);
  const holes = CELLS.map(() => 0);
  const isBare = CELLS.map(() => true);
  now.forEach((place, cell) => {
    layers[place] = (layers[place] ?? 0) + 1;
    holes[place] = (holes[place] ?? 0) + 2 ** cell;
    if (isCreased[cell]) isBare[place] = false;
  });
  return CELLS.map((place) => (layers[place] && isBare[place] ? { layers: layers[place] ?? 0, holes: holes[place] ?? 0 } : null));
}

/** The points of cells that are given as bits. */
export const pointsOf = (holes: number): Point[] => CELLS.filter((cell) => Math.floor(holes / 2 ** cell) % 2 === 1).map(pointOf);

/** Every set of one or two places. */
export const PUNCHES: Record<1 | 2, readonly (readonly number[])[]> = {
  1: CELLS.map((place) => [place]),
  2: CELLS.flatMap((a) => CELLS.slice(a + 1).map((b) => [a, b])),
};
