import type { ChartPuzzle, ChartQuestion, Group } from './puzzle.ts';

/** The question, and how exactly the chart is to be read. */
export const askChart = (puzzle: ChartPuzzle): string =>
  [sayReading(puzzle), sayQuestion(puzzle, puzzle.question)].filter(Boolean).join(' ');

function sayReading({ kind, scale }: ChartPuzzle): string {
  if (typeof scale === 'string') return '';
  return kind === 'line'
    ? 'Each dot lies on a line or halfway between two lines.'
    : 'Each bar ends on a line or halfway between two lines.';
}

const join = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What is counted in a group: "children", or all that there are. */
export const nounOf = ({ series, noun }: ChartPuzzle, group: Group): string =>
  group.series === undefined ? noun : (series[group.series]?.name ?? noun);

/** "on Monday and on Tuesday together", "in the month with the most visitors". */
export function sayPlaces(puzzle: ChartPuzzle, group: Group): string {
  const [first] = group.places;
  if (first === 'most' || first === 'fewest')
    return `${puzzle.period === 'day' ? 'on the day' : 'in the month'} with the ${first} ${nounOf(puzzle, group)}`;
  const words = group.places.map((place) => (typeof place === 'number' ? puzzle.labels[place]?.at : '') ?? '');
  return `${join(words)}${words.length > 1 ? ' together' : ''}`;
}

export const saySpan = ({ labels }: ChartPuzzle): string => `from ${labels[0]?.name} to ${labels.at(-1)?.name}`;

function sayQuestion(puzzle: ChartPuzzle, question: ChartQuestion): string {
  const { did, period, noun } = puzzle;
  const said = (group: Group) => sayPlaces(puzzle, group);
  switch (question.ask) {
    case 'amount':
      return `How many ${nounOf(puzzle, question.of)} ${did} ${said(question.of)}?`;
    case 'more':
      return sayMore(puzzle, question);
    case 'paid-more':
      return `For each of the ${noun}, ${question.price} coins are paid. How many more coins are paid for ${nameOf(puzzle, question.of)} than for ${nameOf(puzzle, question.than)}?`;
    case 'share':
      return sayShare(puzzle, question);
    case 'rise':
    case 'fall':
      return `By what percentage did the number of ${noun} ${question.ask} from ${nameOf(puzzle, question.from)} to ${nameOf(puzzle, question.to)}?`;
    case 'above-average':
    case 'below-average': {
      const more = question.ask === 'above-average' ? 'more' : 'fewer';
      return `How many ${more} ${noun} ${did} ${said(question.of)} than on average a ${period} ${saySpan(puzzle)}?`;
    }
    case 'again':
      return `From ${nameOf(puzzle, question.from)} to ${nameOf(puzzle, question.to)} the number of ${noun} changed by a certain percentage. If it changes by the same percentage once more, what will it be ${question.next.at}?`;
    case 'rest':
      return `The chart shows ${question.percent}% of all ${noun} of a whole ${period === 'day' ? 'month' : 'year'}. How many ${noun} of that ${period === 'day' ? 'month' : 'year'} does it not show?`;
    case 'since-earlier': {
      const [more, earlier] = [question.percent > 0 ? 'more' : 'fewer', period === 'day' ? 'a week' : 'a year'];
      const where = said(question.of);
      return `${where.charAt(0).toUpperCase()}${where.slice(1)} there were ${Math.abs(question.percent)}% ${more} ${noun} than ${earlier} earlier. How many ${more} ${noun} is that?`;
    }
    case 'from-shares':
      return sayFromShares(puzzle, question);
  }
}

const nameOf = ({ labels }: ChartPuzzle, { places: [place] }: Group): string =>
  typeof place === 'number' ? (labels[place]?.name ?? '') : '';

function sayMore(puzzle: ChartPuzzle, { of, than }: ChartQuestion & { ask: 'more' }): string {
  const isOnePlace = of.series !== than.series;
  if (isOnePlace) return `How many more ${nounOf(puzzle, of)} than ${nounOf(puzzle, than)} ${puzzle.did} ${sayPlaces(puzzle, of)}?`;
  return `How many more ${nounOf(puzzle, of)} ${puzzle.did} ${sayPlaces(puzzle, of)} than ${sayPlaces(puzzle, than)}?`;
}

function sayShare(puzzle: ChartPuzzle, { part, whole }: ChartQuestion & { ask: 'share' }): string {
  const where = sayPlaces(puzzle, part);
  if (part.series !== whole.series) return `Of all ${puzzle.noun} shown ${where}, what percentage are ${nounOf(puzzle, part)}?`;
  const series = part.series === undefined && puzzle.kind === 'grouped' ? `, ${join(puzzle.series.map(({ name }) => name))} together,` : '';
  return `What percentage of all ${nounOf(puzzle, part)} shown${series} ${puzzle.did} ${where}?`;
}

function sayFromShares(puzzle: ChartPuzzle, { of, than, amount, asked, over }: ChartQuestion & { ask: 'from-shares' }): string {
  const { did, noun } = puzzle;
  const known = than
    ? `${amount} more ${noun} ${did} ${sayPlaces(puzzle, of)} than ${sayPlaces(puzzle, than)}.`
    : `${amount} ${noun} ${did} ${sayPlaces(puzzle, of)}.`;
  const more = over ? `more ${noun} ${did} ${sayPlaces(puzzle, asked)} than ${sayPlaces(puzzle, over)}` : null;
  const where = asked.places.length === 0 ? 'in all' : sayPlaces(puzzle, asked);
  return `The ring shows the shares of all ${noun}. ${known} How many ${more ?? `${noun} ${did} ${where}`}?`;
}
