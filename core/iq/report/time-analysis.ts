import type { IqTiming } from '../forms.ts';
import type { Belief } from '../scoring/posterior.ts';
import type { SittingResponse } from '../scoring/responses.ts';
import { scoreSpeed, type PaceTable } from '../scoring/speed.ts';
import type { TimeAnalysis } from './result.ts';

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return mean(sorted.slice(Math.floor(middle), Math.ceil(middle) + 1));
}

const toTenth = (seconds: number | null): number | null => (seconds === null ? null : Math.round(seconds * 10) / 10);

/**
 * Times of the answers that were thought about. What is derived from them needs times of other people to compare with.
 * @param pace null until it was measured
 */
export function analyseTime(
  responses: readonly SittingResponse[],
  timing: IqTiming,
  composite: Belief | null,
  pace: PaceTable | null,
): TimeAnalysis {
  const thoughtAbout = responses.filter(({ isRapid }) => !isRapid);
  const times = thoughtAbout.map(({ timeSpentSec }) => timeSpentSec);
  const averages = { averageTimePerQuestion: toTenth(mean(times)), medianTimePerQuestion: toTenth(median(times)) };
  const without = { ...averages, timeEfficiencyScore: null, speedVsAccuracyBalance: null };
  if (timing !== 'standard') return { ...without, withheld: 'other_timing' };
  if (!pace || !composite) return { ...without, withheld: 'not_calibrated' };
  const { timeEfficiencyScore, speedVsAccuracyBalance } = scoreSpeed(thoughtAbout, composite, pace);
  return { ...averages, timeEfficiencyScore, speedVsAccuracyBalance, withheld: null };
}
