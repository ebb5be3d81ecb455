import type { ChartPuzzle, ChartQuestion, Group, Place } from './puzzle.ts';

/** More than any item is about. */
const MOST = 20_000;
/** A value is told from others when it lies on a line or halfway between two. */
const READINGS_PER_TICK = 2;

/**
 * Every whole number above 0 that fits what is shown and asked: each amount, percentage or whole there is gets tried. None
 * when the chart cannot be read exactly, or when several places have the most or the fewest.
 */
export function solveChart(puzzle: ChartPuzzle): string[] {
  const values = readValues(puzzle);
  if (!values) return [];
  const answers = answer(puzzle.question, (group) => amountsOf(values, group));
  return [...new Set(answers.filter((number) => Number.isInteger(number) && number > 0).map(String))];
}

type Amounts = (group: Group) => readonly number[];
const EVERYTHING: Group = { places: [] };

/** By series and place. One share that is not shown is what the others leave of a hundred. */
function readValues({ series, scale }: ChartPuzzle): number[][] | null {
  const shown = series.map(({ values }) => values.filter((value) => value !== null));
  const hidden = series.reduce((count, { values }, i) => count + values.length - (shown[i]?.length ?? 0), 0);
  const left = 100 - shown.flat().reduce((sum, value) => sum + value, 0);
  if (hidden > (scale === 'percent' ? 1 : 0) || (scale === 'percent' && (hidden === 0 ? left !== 0 : left <= 0))) return null;
  if (typeof scale === 'object' && shown.flat().some((value) => (value * READINGS_PER_TICK) % scale.tick !== 0)) return null;
  return series.map(({ values }) => values.map((value) => value ?? left));
}

/** No place named means all of them. */
function amountsOf(values: readonly (readonly number[])[], { places, series }: Group): number[] {
  const rows = values.filter((_, i) => series === undefined || i === series);
  const totals = (rows[0] ?? []).map((_, place) => rows.reduce((sum, row) => sum + (row[place] ?? 0), 0));
  const named = places.length === 0 ? totals.map((_, place) => place) : places;
  return named.reduce<number[]>((sums, place) => sums.flatMap((sum) => find(totals, place).map((amount) => sum + amount)), [0]);
}

function find(totals: readonly number[], place: Place): number[] {
  if (typeof place === 'number') return totals.slice(place, place + 1);
  const amount = place === 'most' ? Math.max(...totals) : Math.min(...totals);
  const found = totals.filter((total) => total === amount);
  return found.length === 1 ? found : [];
}

function answer(question: ChartQuestion, amounts: Amounts): number[] {
  const pairs = (one: Group, other: Group) => amounts(one).flatMap((a) => amounts(other).map((b) => [a, b] as const));
  switch (question.ask) {
    case 'amount':
      return [...amounts(question.of)];
    case 'more':
      return pairs(question.of, question.than).map(([a, b]) => a - b);
    case 'paid-more':
      return pairs(question.of, question.than).map(([a, b]) => (a - b) * question.price);
    case 'share':
      return pairs(question.part, question.whole).flatMap(([part, whole]) => numbersSuch((percent) => percent * whole === part * 100));
    case 'rise':
      return pairs(question.from, question.to).flatMap(([from, to]) => numbersSuch((percent) => from * (100 + percent) === to * 100));
    case 'fall':
      return pairs(question.from, question.to).flatMap(([from, to]) => numbersSuch((percent) => from * (100 - percent) === to * 100));
    case 'again':
      return pairs(question.from, question.to).flatMap(([from, to]) => numbersSuch((next) => next * from === to * to));
    case 'rest':
      return amounts(EVERYTHING).flatMap((shown) => numbersSuch((rest) => (rest + shown) * question.percent === shown * 100));
    case 'since-earlier':
      return amounts(question.of).flatMap((now) =>
        numbersSuch((earlier) => earlier * (100 + question.percent) === now * 100).map((earlier) => Math.abs(now - earlier)),
      );
    case 'above-average':
    case 'below-average':
      return averageGaps(question.ask === 'above-average' ? 1 : -1, question.of, amounts);
    case 'from-shares':
      return fromShares(question, amounts);
  }
}

const numbersSuch = (isSo: (number: number) => boolean): number[] => {
  const found: number[] = [];
  for (let number = 1; number <= MOST; number++) if (isSo(number)) found.push(number);
  return found;
};

function averageGaps(signOf: 1 | -1, of: Group, amounts: Amounts): number[] {
  const series = of.series === undefined ? {} : { series: of.series };
  const [whole = 0] = amounts({ places: [], ...series });
  const count = [...Array(12).keys()].filter((place) => amounts({ places: [place], ...series }).length > 0).length;
  return amounts(of).map((amount) => signOf * (amount - whole / count));
}

function fromShares({ of, than, amount, asked, over }: ChartQuestion & { ask: 'from-shares' }, amounts: Amounts): number[] {
  const known = amounts(of).flatMap((share) => (than ? amounts(than).map((other) => share - other) : [share]));
  return known.flatMap((share) =>
    numbersSuch((whole) => whole * share === amount * 100).flatMap((whole) =>
      amounts(asked).flatMap((part) => (over ? amounts(over) : [0]).map((less) => (whole * (part - less)) / 100)),
    ),
  );
}
