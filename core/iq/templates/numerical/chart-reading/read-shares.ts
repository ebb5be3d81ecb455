import type { ChartPuzzle } from './puzzle.ts';

/** Parts of one; what is not written is what the others leave of a hundred percent. */
export function readShares({ series, scale }: ChartPuzzle): number[] {
  const values = series[0]?.values ?? [];
  const shown = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const whole = scale === 'percent' ? 100 : shown;
  return values.map((value) => (value ?? whole - shown) / whole);
}
