import { ASKED, toLetters, toPlaces, type SeriesPuzzle } from './series.ts';

interface Guess {
  readonly next: readonly number[];
  /** What has to be kept in mind: a constant 1, a step 2, a step that grows 4, and what binds them. */
  readonly cost: number;
}

type Continue = (values: readonly number[], count: number) => Guess | null;

const differences = (values: readonly number[]): number[] => values.slice(1).map((value, i) => value - (values[i] ?? 0));
const isConstant = (values: readonly number[]): boolean => values.every((value) => value === values[0]);
const upTo = (count: number): number[] => Array.from({ length: count }, (_, i) => i + 1);
const lastOf = (values: readonly number[]): number => values.at(-1) ?? 0;

/** The cheapest of constant, steady and growing that has been seen to hold at least once more than it takes to state it. */
const continueOne: Continue = (values, count) => {
  if (values.length >= 2 && isConstant(values)) return { next: upTo(count).map(() => lastOf(values)), cost: 1 };
  const steps = differences(values);
  const step = lastOf(steps);
  if (values.length >= 3 && isConstant(steps)) return { next: upTo(count).map((k) => lastOf(values) + k * step), cost: 2 };
  const growths = differences(steps);
  const growth = lastOf(growths);
  if (values.length < 4 || !isConstant(growths)) return null;
  return { next: upTo(count).map((k) => lastOf(values) + k * step + (growth * k * (k + 1)) / 2), cost: 4 };
};

/** `streams` series that take turns. */
function continueStreams(values: readonly number[], count: number, streams: number): Guess | null {
  const continued = Array.from({ length: streams }, (_, s) =>
    continueOne(
      values.filter((_, i) => i % streams === s),
      count,
    ),
  );
  const next: number[] = [];
  let cost = 0;
  for (const stream of continued) {
    if (!stream) return null;
    cost += stream.cost;
  }
  const taken = continued.map(() => 0);
  for (let n = values.length; n < values.length + count; n++) {
    const s = n % streams;
    next.push(continued[s]?.next[taken[s] ?? 0] ?? 0);
    taken[s] = (taken[s] ?? 0) + 1;
  }
  return { next, cost };
}

/** The same for the steps from letter to letter. */
function continueSteps(values: readonly number[], count: number, streams: number): Guess | null {
  const steps = continueStreams(differences(values), count, streams);
  if (!steps) return null;
  let place = lastOf(values);
  return { next: steps.next.map((step) => (place += step)), cost: steps.cost + 1 };
}

/**
 * Groups whose first letters form one series and whose steps within form another, `sizeOf` letters each.
 * Two whole groups and a letter must be there, or nothing has been seen to hold.
 */
function continueGroups(values: readonly number[], count: number, sizeOf: (group: number) => number, cost: number): Guess | null {
  const places: { group: number; index: number }[] = [];
  for (let group = 0; places.length < values.length + count; group++)
    for (let index = 0; index < sizeOf(group); index++) places.push({ group, index });
  const valueAt = (group: number, index: number): number | undefined =>
    values[places.findIndex((place) => place.group === group && place.index === index)];
  const groups = (places[values.length - 1]?.group ?? 0) + 1;
  const starts = upTo(groups).map((n) => valueAt(n - 1, 0) ?? 0);
  const steps = upTo(groups).map((n) => {
    const second = valueAt(n - 1, 1);
    return second === undefined ? null : second - (starts[n - 1] ?? 0);
  });
  const known = steps.flatMap((step, group) => (step === null ? [] : [{ step, group }]));
  const [firstKnown, secondKnown] = known;
  const start = continueOne(starts, count);
  if (!start || !firstKnown || !secondKnown) return null;
  const growth = (secondKnown.step - firstKnown.step) / (secondKnown.group - firstKnown.group);
  const stepOf = (group: number): number => firstKnown.step + (group - firstKnown.group) * growth;
  const startOf = (group: number): number => starts[group] ?? start.next[group - groups] ?? 0;
  const all = places.map(({ group, index }) => startOf(group) + index * stepOf(group));
  if (values.some((value, i) => all[i] !== value)) return null;
  return { next: all.slice(values.length, values.length + count), cost: cost + start.cost + 1 + (growth === 0 ? 0 : 1) };
}

const MAX_STREAMS = 4;

function guesses(values: readonly number[]): Guess[] {
  const found: (Guess | null)[] = [];
  for (let streams = 1; streams <= MAX_STREAMS; streams++) {
    found.push(continueStreams(values, ASKED, streams));
    if (streams < MAX_STREAMS) found.push(continueSteps(values, ASKED, streams));
  }
  for (const size of [2, 3, 4]) if (values.length > 2 * size) found.push(continueGroups(values, ASKED, () => size, 1));
  found.push(continueGroups(values, ASKED, (group) => group + 1, 1));
  return found.filter((guess) => guess !== null);
}

/**
 * Space of rules: one to four series in turn (each constant, steady or growing), the same of the steps between letters,
 * groups of equal length, and groups that grow by a letter. All continuations of the cheapest rule and of those that cost
 * one more, as far as they stay in the alphabet.
 */
export function solveSeries({ shown }: SeriesPuzzle): string[] {
  const found = guesses(toPlaces(shown)).flatMap(({ next, cost }) => {
    const letters = toLetters(next);
    return letters === null ? [] : [{ letters, cost }];
  });
  const cheapest = Math.min(...found.map(({ cost }) => cost));
  return [...new Set(found.filter(({ cost }) => cost <= cheapest + 1).map(({ letters }) => letters))];
}
