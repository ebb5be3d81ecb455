import type { Mark } from '../../../item/drawing.ts';
import { linePath, outlinePath, type Point } from '../shapes.ts';

/** Marks that look different after each quarter turn. */
export const TURNED_KINDS = ['arrow', 'pin', 'tee', 'cup', 'flag', 'half'] as const;
/** Marks that look the same after each quarter turn. */
export const EVEN_KINDS = ['dot', 'ring', 'plus', 'square', 'dots'] as const;
export type TurnedKind = (typeof TURNED_KINDS)[number];
export type EvenKind = (typeof EVEN_KINDS)[number];
export type Kind = TurnedKind | EvenKind;

/** What is on a square: quarter turns clockwise from upright; 0 where they cannot be seen. */
export interface Stamp {
  readonly kind: Kind;
  readonly turn: number;
}

export const isTurnedKind = (kind: Kind): kind is TurnedKind => TURNED_KINDS.some((turned) => turned === kind);

export const NAMES: Record<Kind, string> = {
  arrow: 'arrow',
  pin: 'pin',
  tee: 'letter T',
  cup: 'cup',
  flag: 'flag',
  half: 'half-filled circle',
  dot: 'dot',
  ring: 'ring',
  plus: 'plus sign',
  square: 'square',
  dots: 'four dots',
};

/** The part of a mark that is up when it is upright. */
export const HEADS: Record<TurnedKind, string> = {
  arrow: 'tip',
  pin: 'head',
  tee: 'bar',
  cup: 'opening',
  flag: 'top',
  half: 'filled half',
};

/** Where a point of a square, 0 to 1 to the right and down, is on the page. */
export type Placing = (point: Point) => Point;

const turned = (quarters: number): Placing => {
  if (quarters === 0) return (point) => point;
  const before = turned(quarters - 1);
  return (point) => {
    const [x, y] = before(point);
    return [1 - y, x];
  };
};

const circle = ([cx, cy]: Point, radius: number, from = 0, to = 360): Point[] =>
  Array.from({ length: 25 }, (_, n): Point => {
    const angle = ((from + ((to - from) * n) / 24) * Math.PI) / 180;
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
  });

interface Piece {
  readonly points: readonly Point[];
  /** `line` is open and bold, `rim` closed and empty. */
  readonly as: 'solid' | 'rim' | 'line';
}
const MIDDLE: Point = [0.5, 0.5];

const PIECES: Record<Kind, readonly Piece[]> = {
  arrow: [
    {
      as: 'solid',
      points: [
        [0.5, 0.14],
        [0.8, 0.5],
        [0.6, 0.5],
        [0.6, 0.86],
        [0.4, 0.86],
        [0.4, 0.5],
        [0.2, 0.5],
      ],
    },
  ],
  pin: [
    { as: 'solid', points: circle([0.5, 0.33], 0.19) },
    {
      as: 'line',
      points: [
        [0.5, 0.4],
        [0.5, 0.86],
      ],
    },
  ],
  tee: [
    {
      as: 'solid',
      points: [
        [0.18, 0.18],
        [0.82, 0.18],
        [0.82, 0.38],
        [0.6, 0.38],
        [0.6, 0.84],
        [0.4, 0.84],
        [0.4, 0.38],
        [0.18, 0.38],
      ],
    },
  ],
  cup: [
    {
      as: 'solid',
      points: [
        [0.2, 0.2],
        [0.38, 0.2],
        [0.38, 0.62],
        [0.62, 0.62],
        [0.62, 0.2],
        [0.8, 0.2],
        [0.8, 0.82],
        [0.2, 0.82],
      ],
    },
  ],
  flag: [
    {
      as: 'line',
      points: [
        [0.32, 0.16],
        [0.32, 0.86],
      ],
    },
    {
      as: 'solid',
      points: [
        [0.32, 0.14],
        [0.82, 0.34],
        [0.32, 0.54],
      ],
    },
  ],
  half: [
    { as: 'rim', points: circle(MIDDLE, 0.31) },
    { as: 'solid', points: circle(MIDDLE, 0.31, 180, 360) },
  ],
  dot: [{ as: 'solid', points: circle(MIDDLE, 0.22) }],
  ring: [{ as: 'rim', points: circle(MIDDLE, 0.28) }],
  plus: [
    {
      as: 'line',
      points: [
        [0.5, 0.2],
        [0.5, 0.8],
      ],
    },
    {
      as: 'line',
      points: [
        [0.2, 0.5],
        [0.8, 0.5],
      ],
    },
  ],
  square: [
    {
      as: 'rim',
      points: [
        [0.24, 0.24],
        [0.76, 0.24],
        [0.76, 0.76],
        [0.24, 0.76],
      ],
    },
  ],
  dots: [0.3, 0.7].flatMap((x) => [0.3, 0.7].map((y): Piece => ({ as: 'solid', points: circle([x, y], 0.12) }))),
};

export const drawStamp = ({ kind, turn }: Stamp, place: Placing): Mark[] => {
  const turnStamp = turned(turn);
  return PIECES[kind].map(({ points, as }): Mark => {
    const placed = points.map((point) => place(turnStamp(point)));
    if (as === 'solid') return { d: outlinePath(placed), fill: 'ink', stroke: 'none' };
    return as === 'rim' ? { d: outlinePath(placed), strokeWidth: 3 } : { d: linePath(placed), strokeWidth: 5 };
  });
};
