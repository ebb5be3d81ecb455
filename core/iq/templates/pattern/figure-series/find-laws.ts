import { ASPECTS, stepBetween, stepFrom, TURN, valueCount, wordOf, type AspectId } from '../figures/aspects.ts';
import { describeStep } from '../figures/describe.ts';
import type { Law } from '../figures/laws.ts';

const law = (cost: number, value: number | undefined, words: string): Law[] => (value === undefined ? [] : [{ cost, value, words }]);

const isPeriodic = (values: readonly number[], period: number): boolean =>
  values.every((value, n) => n < period || value === values[n - period]);

/** Seen once whole and then as much again, but for one. */
function periods(id: AspectId, values: readonly number[]): Law[] {
  return [2, 3, 4]
    .filter((period) => values.length >= 2 * period - 1 && isPeriodic(values, period))
    .flatMap((period) => {
      const cycle = values.slice(0, period).map((value) => wordOf(id, value));
      return law(period === 4 ? 2 : 1, values[values.length - period], `the ${ASPECTS[id].noun} repeats: ${cycle.join(', ')}`);
    });
}

/** Steps that are all the same, that grow evenly, or that come again after two or three. */
function stepping(id: AspectId, values: readonly number[]): Law[] {
  if (ASPECTS[id].kind === 'nominal') return [];
  const steps = values.slice(1).map((value, n) => stepBetween(id, values[n] ?? 0, value));
  const next = (step: number): number | undefined => stepFrom(id, values.at(-1) ?? 0, step);
  const [first = 0, second = 0] = steps;
  const changes = steps.slice(1).map((step, n) => turnOf(id, step - (steps[n] ?? 0)));
  const [change = 0] = changes;
  if (isPeriodic(steps, 1)) return first === 0 ? [] : law(1, next(first), `${describeStep(id, first)} each time`);
  return [
    ...(isPeriodic(steps, 2)
      ? law(2, next(steps.at(-2) ?? 0), `${describeStep(id, first)}, then ${describeStep(id, second)}, and so on`)
      : []),
    ...(steps.length >= 6 && isPeriodic(steps, 3) ? law(3, next(steps.at(-3) ?? 0), 'three steps repeat') : []),
    ...(isPeriodic(changes, 1) ? law(2, next((steps.at(-1) ?? 0) + change), growthWords(id, change, first)) : []),
  ];
}

const turnOf = (id: AspectId, step: number): number => (ASPECTS[id].kind === 'cyclic' ? ((step % TURN) + TURN) % TURN : step);

const growthWords = (id: AspectId, change: number, first: number): string => {
  const isMore = first > 0 === change < TURN / 2;
  return `${describeStep(id, first)} at first, and each turn is 45° ${isMore ? 'more' : 'less'} than the one before`;
};

/** One up or down each time, turning where it turned before. */
function bouncing(id: AspectId, values: readonly number[]): Law[] {
  if (ASPECTS[id].kind !== 'ordered') return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const steps = values.slice(1).map((value, n) => value - (values[n] ?? 0));
  const turnsAtEnds = steps.every((step, n) => n === 0 || step === steps[n - 1] || values[n] === low || values[n] === high);
  const goesOn = values.slice(1, -1).every((value, n) => (value !== low && value !== high) || steps[n] !== steps[n + 1]);
  if (high - low < 2 || !steps.every((step) => Math.abs(step) === 1) || !turnsAtEnds || !goesOn) return [];
  const last = values.at(-1) ?? 0;
  const step = last === low ? 1 : last === high ? -1 : (steps.at(-1) ?? 0);
  return law(2, last + step, `the ${ASPECTS[id].noun} goes up and down between ${wordOf(id, low)} and ${wordOf(id, high)}`);
}

/** Every second figure by itself: the same, the same step, or two values in turn. */
function interleaved(id: AspectId, values: readonly number[]): Law[] {
  const [odd, even] = [1, 0].map((start) => values.filter((_, n) => n % 2 === start));
  const [mine, others] = values.length % 2 === 1 ? [odd ?? [], even ?? []] : [even ?? [], odd ?? []];
  const simple = (line: readonly number[]): Law[] => {
    if (line.length < 3) return [];
    if (isPeriodic(line, 1)) return law(0, line[0], '');
    return [...stepping(id, line), ...(isPeriodic(line, 2) ? law(1, line.at(-2), '') : [])].filter(({ cost }) => cost === 1);
  };
  const cost = 3;
  return simple(others).length === 0
    ? []
    : simple(mine).flatMap(({ value }) => law(cost, value, 'every second figure follows a rule of its own'));
}

/**
 * What can explain the values of one aspect in a series: the same everywhere (cost 0); the same step, or values that come
 * again after two or three (1); after four, up and down, two steps in turn, steps that grow evenly (2); three steps in
 * turn, every second figure by itself (3).
 */
export function findSeriesLaws(id: AspectId, values: readonly number[]): Law[] {
  if (new Set(values).size === 1) return law(0, values[0], '');
  const laws = [stepping, periods, bouncing, interleaved].flatMap((find) => find(id, values));
  return laws.filter(({ value }) => value >= 0 && value < valueCount(id));
}
