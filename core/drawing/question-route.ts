import type { Point } from './terrain.ts';

/** The way over the map `questions`: every second point is a station, the last one is the summit with the plan. */
export const QUESTION_ROUTE: readonly Point[] = [
  [790, 486],
  [838, 440],
  [902, 434],
  [966, 446],
  [1010, 404],
  [1006, 358],
  [940, 336],
  [900, 296],
  [946, 250],
  [1010, 226],
  [1052, 172],
];

/** The five questions, and the plan above them. */
export const QUESTION_STATIONS: readonly Point[] = QUESTION_ROUTE.filter((_, i) => i % 2 === 0);

/** How much of the way lies below a station, 0 to 1. */
export function shareBelow(station: number): number {
  const lengthTo = (end: number): number =>
    QUESTION_ROUTE.slice(1, end + 1).reduce((sum, [x, y], i) => {
      const [fromX, fromY] = QUESTION_ROUTE[i] ?? [x, y];
      return sum + Math.hypot(x - fromX, y - fromY);
    }, 0);
  return lengthTo(station * 2) / lengthTo(QUESTION_ROUTE.length - 1);
}
