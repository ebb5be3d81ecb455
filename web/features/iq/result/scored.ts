import type { IqResult } from '#core/iq/report/result.ts';

/** What is told of a result that has a score. */
export interface Scored extends Pick<IqResult, 'categories' | 'dots'> {
  readonly iqScore: number;
  readonly interval: NonNullable<IqResult['interval']>;
  readonly percentile: number;
  readonly percentileRange: NonNullable<IqResult['percentileRange']>;
  readonly composite: NonNullable<IqResult['composite']>;
}

/** Null where no score can be told. */
export function readScored({
  iqScore,
  interval,
  percentile,
  percentileRange,
  categories,
  dots,
  composite,
}: Pick<IqResult, keyof Scored>): Scored | null {
  if (iqScore === null || interval === null || percentile === null || percentileRange === null || composite === null) return null;
  return { iqScore, interval, percentile, percentileRange, categories, dots, composite };
}
