import { partIds, splitSentences, type ItemStep } from '../../../item/steps.ts';
import type { Composed } from '../../template.ts';
import { findMark } from './find-mark.ts';
import type { ChartPuzzle, Group, Place } from './puzzle.ts';
import { readShares } from './read-shares.ts';
import { nounOf, sayPlaces } from './say.ts';

/** What is read, with what shows it in the chart, and what is worked out of it. */
export const explainChart = (composed: Composed<ChartPuzzle>): ItemStep[] =>
  splitSentences(sayAnswer(composed)).map((text, n) => ({ text, highlight: n === 0 ? partIds(readMarks(composed.puzzle)) : [] }));

function readMarks(puzzle: ChartPuzzle): number[] {
  const groups = Object.entries(puzzle.question).flatMap(([role, group]) => (GROUP_ROLES.has(role) ? [group as Group] : []));
  const read = groups.length === 0 ? [{ places: [] }] : groups;
  const marks = read.flatMap((group: Group) =>
    placesOf(puzzle, group).flatMap((place) =>
      puzzle.series.flatMap((_, s) => (group.series === undefined || group.series === s ? [findMark(puzzle, s, place)] : [])),
    ),
  );
  return [...new Set(marks)];
}

/** Where a question names amounts that are read. */
const GROUP_ROLES = new Set(['of', 'than', 'part', 'whole', 'from', 'to']);

function sayAnswer({ puzzle, key }: Composed<ChartPuzzle>): string {
  const { question, noun } = puzzle;
  const sum = (group: Group): string => writeSum(numbersOf(puzzle, group));
  const total = (group: Group): number => numbersOf(puzzle, group).reduce((all, number) => all + number, 0);
  switch (question.ask) {
    case 'amount':
      return `${capital(sayFound(puzzle, question.of))} the number of ${nounOf(puzzle, question.of)} is ${key}.`;
    case 'more':
      return `${capital(sum(question.of))} and ${sum(question.than)}: the difference is ${total(question.of)} − ${total(question.than)} = ${key}.`;
    case 'paid-more': {
      const gap = total(question.of) - total(question.than);
      return `The difference is ${total(question.of)} − ${total(question.than)} = ${gap}. At ${question.price} coins each that makes ${gap} × ${question.price} = ${key}.`;
    }
    case 'share':
      return `The part is ${sum(question.part)}, the whole ${sum(question.whole)}. ${total(question.part)} ÷ ${total(question.whole)} is ${key} in a hundred: ${key}%.`;
    case 'rise':
    case 'fall': {
      const [from, to] = [total(question.from), total(question.to)];
      const gap = question.ask === 'rise' ? `rose by ${to} − ${from} = ${to - from}` : `fell by ${from} − ${to} = ${from - to}`;
      return `It ${gap}. ${Math.abs(to - from)} ÷ ${from} is ${key} in a hundred: ${key}%.`;
    }
    case 'above-average':
    case 'below-average': {
      const all = numbersOf(puzzle, { places: [] });
      const whole = all.reduce((one, other) => one + other, 0);
      return `All ${all.length} together are ${whole}, so the average is ${whole} ÷ ${all.length} = ${whole / all.length}. ${capital(sayFound(puzzle, question.of))} the number is ${total(question.of)}, which is ${key} ${question.ask === 'above-average' ? 'more' : 'less'} than that.`;
    }
    case 'again': {
      const [from, to] = [total(question.from), total(question.to)];
      const percent = (to * 100) / from - 100;
      return `From ${from} to ${to} it is ${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'}. ${Math.abs(percent)}% of ${to} is ${Math.abs(Number(key) - to)}, so the next number is ${key}.`;
    }
    case 'rest': {
      const shown = total({ places: [] });
      return `The chart shows ${sum({ places: [] })}. That is ${question.percent}%, so 100% are ${shown + Number(key)} ${noun}, of which the chart does not show ${key}.`;
    }
    case 'since-earlier': {
      const [now, percent] = [total(question.of), 100 + question.percent];
      const earlier = now + Number(key) * (question.percent > 0 ? -1 : 1);
      return `Together it is ${sum(question.of)}. That is ${percent}% of the earlier number, so that was ${earlier}. The difference between ${earlier} and ${now} is ${key}.`;
    }
    case 'from-shares':
      return explainShares(puzzle, key);
  }
}

function explainShares(puzzle: ChartPuzzle, key: string): string {
  const { question } = puzzle;
  if (question.ask !== 'from-shares') return '';
  const shares = readShares(puzzle).map((share) => Math.round(share * 100));
  const shareOf = ({ places }: Group): number => (places.length === 0 ? 100 : (shares[Number(places[0])] ?? 0));
  const hidden = shareOf(question.of);
  const known = hidden - (question.than ? shareOf(question.than) : 0);
  const gap = question.than ? `, and ${hidden}% − ${shareOf(question.than)}% = ${known}%` : '';
  const [asked, over] = [shareOf(question.asked), question.over ? shareOf(question.over) : 0];
  const told = over > 0 ? `${asked}% − ${over}% = ${asked - over}%, which` : `${asked}%`;
  return `The others leave ${hidden}% for the question mark${gap}. So ${known}% are ${question.amount}, and ${told} are ${key}.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const writeSum = (numbers: readonly number[]): string =>
  numbers.length === 1 ? `${numbers[0]}` : `${numbers.join(' + ')} = ${numbers.reduce((sum, number) => sum + number, 0)}`;

/** The place that is read, by its name where it is asked for by what is most or fewest. */
function sayFound(puzzle: ChartPuzzle, group: Group): string {
  const found = placesOf(puzzle, group);
  return group.places.some((place) => typeof place !== 'number')
    ? `${sayPlaces(puzzle, { ...group, places: found })}, ${sayPlaces(puzzle, group).replace(/^(?:on|in) /, '')},`
    : sayPlaces(puzzle, group);
}

const rowsOf = ({ series }: ChartPuzzle, group: Group): number[][] =>
  series.filter((_, i) => group.series === undefined || i === group.series).map(({ values }) => values.map((value) => value ?? 0));

function placesOf(puzzle: ChartPuzzle, group: Group): number[] {
  const rows = rowsOf(puzzle, group);
  const totals = (rows[0] ?? []).map((_, i) => rows.reduce((sum, row) => sum + (row[i] ?? 0), 0));
  const placeOf = (place: Place): number =>
    typeof place === 'number' ? place : totals.indexOf(place === 'most' ? Math.max(...totals) : Math.min(...totals));
  return group.places.length === 0 ? totals.map((_, i) => i) : group.places.map(placeOf);
}

/** Every value that a group is made of. */
const numbersOf = (puzzle: ChartPuzzle, group: Group): number[] =>
  placesOf(puzzle, group).flatMap((place) => rowsOf(puzzle, group).map((row) => row[place] ?? 0));
