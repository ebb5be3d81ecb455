import { tenth } from '#core/drawing/path.ts';
import type { IqResult } from '#core/iq/report/result.ts';
import type { DrawingSize } from './lay-hill.ts';

/* In units that are about as large as a pixel where each is shown. */
const SIZES = {
  wide: { width: 440, height: 216 },
  narrow: { width: 350, height: 190 },
} as const;
const LEFT = 40;
/** Room for half of the last figure. */
const RIGHT = 6;
const TOP = 12;
const STEPS_SEC = [10, 15, 30, 60, 120, 300, 600, 1800, 3600];
const MOST_LINES = 4;

export type ItemOutcome = 'right' | 'wrong' | 'omitted';

export interface TimedItem {
  readonly number: number;
  readonly x: number;
  readonly y: number;
  readonly outcome: ItemOutcome;
}

/** A stem for each item in the order of the sitting, as high as it took long. */
export function layTimes({ responses, timeAnalysis }: Pick<IqResult, 'responses' | 'timeAnalysis'>, size: DrawingSize) {
  const { width, height } = SIZES[size];
  const longestSec = Math.max(1, ...responses.map(({ timeSpent }) => timeSpent));
  const stepSec = STEPS_SEC.find((step) => longestSec / step <= MOST_LINES) ?? Math.ceil(longestSec / MOST_LINES);
  const topSec = stepSec * Math.ceil(longestSec / stepSec);
  const y = (sec: number): number => tenth(height - (sec / topSec) * (height - TOP));
  const pitch = (width - LEFT - RIGHT) / Math.max(1, responses.length);
  const x = (i: number): number => tenth(LEFT + pitch * (i + 0.5));
  const median = timeAnalysis.medianTimePerQuestion;
  return {
    viewBox: `0 0 ${width} ${height + 24}`,
    ...{ width, left: LEFT, base: height },
    lines: Array.from({ length: topSec / stepSec }, (_, i) => ({ sec: stepSec * (i + 1), y: y(stepSec * (i + 1)) })),
    medianY: median === null ? null : y(median),
    items: responses.map(({ timeSpent, isCorrect, isOmitted, isRapid }, i): TimedItem => ({
      number: i + 1,
      x: x(i),
      y: y(timeSpent),
      outcome: isOmitted || isRapid ? 'omitted' : isCorrect ? 'right' : 'wrong',
    })),
    figures: responses.map((_, i) => ({ number: i + 1, x: x(i) })).filter(({ number }) => number === 1 || number % 10 === 0),
  };
}
