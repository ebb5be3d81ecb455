import type { Fill, Mark } from '../../../item/drawing.ts';
import type { ChartPuzzle } from './puzzle.ts';
import { readShares } from './read-shares.ts';

export const RING_HEIGHT = 260;
const CENTRE = [160, 130] as const;
const OUTER = 72;
const INNER = 38;
const LETTER = 15;
const FILLS: readonly Fill[] = ['light', 'ink', 'mid', 'hatch', 'paper'];

type Point = readonly [x: number, y: number];

/** `turn` is a share of a whole turn, from the top and clockwise. */
const pointAt = (turn: number, wide: number, high = wide): Point => [
  Math.round((CENTRE[0] + wide * Math.sin(turn * 2 * Math.PI)) * 10) / 10,
  Math.round((CENTRE[1] - high * Math.cos(turn * 2 * Math.PI)) * 10) / 10,
];

/** Parts of a ring as large as their shares, with the name and the number of each outside. */
export function drawRing(puzzle: ChartPuzzle): Mark[] {
  const shares = readShares(puzzle);
  const ends = shares.map((_, i) => shares.slice(0, i + 1).reduce((sum, share) => sum + share, 0));
  return shares.flatMap((share, i): Mark[] => {
    const [from, to] = [(ends[i] ?? 0) - share, ends[i] ?? 0];
    const [x, y] = pointAt(from + share / 2, 117, 98);
    const value = puzzle.series[0]?.values[i] ?? '?';
    return [
      { d: drawPart(from, to), fill: FILLS[i] ?? 'paper' },
      { text: puzzle.labels[i]?.short ?? '', x, y: y - 9, size: LETTER },
      { text: `${value}${puzzle.scale === 'percent' ? '%' : ''}`, x, y: y + 9, size: LETTER },
    ];
  });
}

function drawPart(from: number, to: number): string {
  const isLong = to - from > 0.5 ? 1 : 0;
  const [a, b, c, d] = [pointAt(from, OUTER), pointAt(to, OUTER), pointAt(to, INNER), pointAt(from, INNER)];
  return `M${a.join(' ')}A${OUTER} ${OUTER} 0 ${isLong} 1 ${b.join(' ')}L${c.join(' ')}A${INNER} ${INNER} 0 ${isLong} 0 ${d.join(' ')}Z`;
}
