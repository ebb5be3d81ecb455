import type { Point } from '../shapes.ts';
import { SIDE, beyond, reflect, type Fold } from './paper.ts';

/** The paper after some folds, cell by cell. Cells and places are numbered row by row. */
export interface Way {
  readonly steps: readonly Step[];
  /** Where each cell lies now. */
  readonly now: readonly number[];
  /** Whether a crease runs through it. */
  readonly isCreased: readonly boolean[];
}

/** A fold, and where there was paper without a crease before it. */
interface Step {
  readonly folder: Folder;
  readonly isWhole: readonly boolean[];
}

/** A fold, and for each place how far it is beyond the line and where it comes to lie. */
export interface Folder {
  readonly fold: Fold;
  readonly beyond: readonly number[];
  readonly lands: readonly number[];
}

const CELLS = Array.from({ length: SIDE ** 2 }, (_, n) => n);
export const FLAT: Way = { steps: [], now: CELLS, isCreased: CELLS.map(() => false) };

export const pointOf = (cell: number): Point => [(cell % SIDE) + 0.5, Math.floor(cell / SIDE) + 0.5];
const cellAt = ([x, y]: Point): number => (Math.min(x, y) > 0 && Math.max(x, y) < SIDE ? Math.floor(y) * SIDE + Math.floor(x) : NOWHERE);
const NOWHERE = -1;

/** Where folds may run, counted from the middle of the paper; along the sides also through the middle of cells. */
const LINES = Array.from({ length: 2 * SIDE - 3 }, (_, n) => n - SIDE + 2);
const HALF_LINES = Array.from({ length: SIDE }, (_, n) => n - (SIDE - 1) / 2);

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
const LEAST_FLAP = 6;

/** Every way to fold once more: not where too little is folded, or something comes to lie beside the rest of the paper. */
export const foldersOf = (way: Way, kind: FoldKind): readonly Folder[] => (way === FLAT ? FIRST[kind] : findFolders(way, kind));

function findFolders({ now }: Way, kind: FoldKind): Folder[] {
  const isTaken = CELLS.map(() => false);
  for (const place of now) isTaken[place] = true;
  return FOLDERS[kind].filter(({ beyond: far, lands }) => {
    let moving = 0;
    for (const place of CELLS) {
      if (!isTaken[place] || (far[place] as number) <= 0) continue;
      if (!isTaken[lands[place] as number]) return false;
      moving++;
    }
    return moving >= LEAST_FLAP;
  });
}

const FIRST = { straight: findFolders(FLAT, 'straight'), diagonal: findFolders(FLAT, 'diagonal') };

export function foldAlong(way: Way, folder: Folder): Way {
  const { beyond: far, lands } = folder;
  return {
    steps: [...way.steps, { folder, isWhole: wholePlaces(way) }],
    now: way.now.map((place) => ((far[place] ?? 0) > 0 ? (lands[place] ?? NOWHERE) : place)),
    isCreased: way.isCreased.map((was, cell) => was || far[way.now[cell] ?? 0] === 0),
  };
}

/** Whether there is paper at each place, and no crease in any layer. */
export function wholePlaces({ now, isCreased }: Way): boolean[] {
  const isWhole = CELLS.map(() => false);
  for (const place of now) isWhole[place] = true;
  now.forEach((place, cell) => {
    if (isCreased[cell]) isWhole[place] = false;
  });
  return isWhole;
}

/** So many cells to the right and down. */
export type Shift = readonly [right: number, down: number];

/**
 * The cells that have holes when the paper is unfolded, the punched ones first; null when one would lie where nothing was folded.
 * @param shifts of each fold, how far beside their true place the holes of what was folded over are taken to be
 */
export function unfold({ steps }: Way, punches: readonly number[], shifts: readonly (Shift | undefined)[] = []): number[] | null {
  let holes = [...punches];
  for (let n = steps.length - 1; n >= 0; n--) {
    const { folder, isWhole } = steps[n] as Step;
    const shift = shifts[n];
    const images: number[] = [];
    for (const hole of holes) {
      const image = folder.lands[hole] as number;
      if (!isWhole[image]) continue;
      const seen = shift ? moveBy(image, shift) : image;
      if (shift && (!isWhole[seen] || (folder.beyond[seen] as number) <= 0)) return null;
      images.push(seen);
    }
    holes = [...holes, ...images];
  }
  return holes;
}

function moveBy(cell: number, [right, down]: Shift): number {
  const [x, y] = [(cell % SIDE) + right, Math.floor(cell / SIDE) + down];
  return Math.min(x, y) >= 0 && Math.max(x, y) < SIDE ? y * SIDE + x : NOWHERE;
}
