import type { Calibration } from '#core/iq/scoring/calibration.ts';
import { MIN_ANSWERS, type Estimate } from './estimate.ts';

const toHundredth = (value: number): number => Number(value.toFixed(2));

/** What `core/iq/scoring/calibration.ts` takes. Before one template and level was answered often enough, nothing. */
export function toCalibration({ cells, slope, spread }: Estimate): Calibration {
  const enough = cells.filter(({ answers }) => answers >= MIN_ANSWERS);
  if (enough.length === 0) return { difficulties: {}, slope: null, spread: null, pace: null };
  const difficulties: Record<string, Record<number, { b: number; error: number }>> = {};
  for (const { template, level, difficulty, error } of enough)
    (difficulties[template] ??= {})[level] = { b: toHundredth(difficulty), error: toHundredth(error) };
  return { difficulties, slope: toHundredth(slope), spread: toHundredth(spread), pace: null };
}
