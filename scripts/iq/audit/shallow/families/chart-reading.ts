import type { Presentation } from '#core/iq/item/presentation.ts';
import type { Candidate } from '../guess-shallow.ts';
import { shownCells } from '../read-candidates.ts';

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number);

const RANKS = 5;

/** What comes to mind of the amounts of a chart and the numbers of the question: one of them, all together, how far they are apart, and percentages of them. */
export function readChart(presentation: Presentation): Candidate[] {
  const [figure] = shownCells(presentation);
  const amounts = figure && 'drawing' in figure ? numbersIn(figure.drawing.description) : [];
  const told = numbersIn(presentation.prompt.replace(/^Each bar [^.]+\. /, ''));
  const [percent = 0] = told;
  const sum = amounts.reduce((total, value) => total + value, 0);
  const [most = 0, second = 0] = amounts.toSorted((a, b) => b - a);
  const least = Math.min(...amounts);
  const last = amounts.at(-1) ?? 0;
  const first = amounts[0] ?? 0;
  const ways: Record<string, number> = {
    ...{ 'the most': most, 'the fewest': least, 'all together': sum, 'the first': first, 'the last': last, 'the number told': percent },
    ...{ 'most less fewest': most - least, 'most less the next': most - second, 'last less first': last - first, 'first less last': first - last },
    ...{ 'the average': sum / amounts.length, 'most less average': most - sum / amounts.length, 'average less fewest': sum / amounts.length - least },
    ...{ 'the most in percent of all': (100 * most) / sum, 'the fewest in percent of all': (100 * least) / sum, 'what is missing to a hundred': 100 - sum },
    ...{ 'so many percent of all': (sum * percent) / 100, 'the rest of all': (sum * (100 - percent)) / 100, 'all by the percentage': (sum * 100) / percent },
    ...{ 'all by the percentage, less all': (sum * 100) / percent - sum, 'so many percent of the most': (most * percent) / 100 },
    ...{ 'first to last in percent': (100 * Math.abs(last - first)) / first, 'the number told, doubled': 2 * percent },
  }; // prettier-ignore
  const sorted = amounts.toSorted((a, b) => b - a).slice(0, RANKS);
  sorted.forEach((value, n) => {
    ways[`the ${n + 1}. by size`] = value;
    ways[`the ${n + 1}. by size in percent of all`] = (100 * value) / sum;
    sorted.slice(n + 1).forEach((other, k) => {
      const pair = `${n + 1}. and ${n + k + 2}. by size`;
      ways[`gap of the ${pair}`] = value - other;
      ways[`the ${pair} together`] = value + other;
      ways[`gap of the ${pair} in percent`] = (100 * (value - other)) / other;
    });
  });
  return Object.entries(ways).flatMap(([way, value]): Candidate[] =>
    Number.isInteger(value) ? [{ answer: String(value), features: { [way]: 1 } }] : [],
  );
}
