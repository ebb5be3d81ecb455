import { findFutureTimes, TIME_SETS } from './find-times.ts';
import { hasPhrase, phrases, type Match } from './phrases.ts';
import type { Word } from './read-text.ts';

/** How long, how often, how many, and for what: no day by which something could be done. */
const NO_DATE = phrases(
  ['for @any @unit', 'every', 'once|twice a', '@days', '@any minutes|minute|hours|hour|call|chat|coffee', 'for|over lunch|coffee'],
  {
    any: (word) => TIME_SETS.number(word) || word.form === 'a' || word.form === 'an',
    unit: TIME_SETS.unit,
    days: ({ form }) => form.endsWith('days') && TIME_SETS.day.has(form),
  },
);
/** "At ten" needs its day, and "about 30" may count anything. */
const NUMBER_ALONE = phrases(['from|around|about|at|on #']);
/** Not how long it takes, but how far off it is. */
const AHEAD = phrases(['in|within|before|by']);
const BETWEEN: ReadonlySet<string> = new Set(['the', 'of', 'at', 'on', 'in']);
const MAX_BETWEEN = 2;

const isFiller = ({ form }: Word): boolean => BETWEEN.has(form) || /^\p{N}/u.test(form);
const isYear = ({ form }: Word): boolean => /^20\d\d$/.test(form);

/** Whether two parts say one date: "Sunday" and "10 January", "Friday" and "at ten". */
const goTogether = (words: readonly Word[], before: Match, after: Match): boolean =>
  after.from - before.to <= MAX_BETWEEN && words.slice(before.to, after.from).every(isFiller);

/** The fullest phrase in a sentence that says by when; undefined where none does. */
export function findDate(words: readonly Word[]): Match | undefined {
  const joined: Match[] = [];
  for (const { from, to } of findFutureTimes(words)) {
    const part = { from: startOf(words, from), to: endOf(words, to) };
    const last = joined.at(-1);
    if (last && goTogether(words, last, part)) joined[joined.length - 1] = { from: last.from, to: part.to };
    else joined.push(part);
  }
  return joined.filter((match) => isDate(words.slice(match.from, match.to))).reduce<Match | undefined>(longer, undefined);
}

/** "The 10th of January" begins before "of". */
const startOf = (words: readonly Word[], from: number): number =>
  words[from]?.form === 'of' && words[from - 1] && TIME_SETS.number(words[from - 1] as Word) ? from - 1 : from;

/** The year behind a month, the hour behind a day, and what an article belongs to. */
function endOf(words: readonly Word[], to: number): number {
  const [next, hour] = [words[to], words[to + 1]];
  if (next?.form === 'at' && hour && (TIME_SETS.number(hour) || hour.form === 'noon')) return to + 2;
  return next && (isYear(next) || words[to - 1]?.form === 'the') ? to + 1 : to;
}

const isDate = (words: readonly Word[]): boolean =>
  hasPhrase(words.slice(0, 1), AHEAD) ||
  words.some(({ form }) => TIME_SETS.month.has(form)) ||
  !(hasPhrase(words, NO_DATE) || (words.length === 2 && hasPhrase(words, NUMBER_ALONE)));

const longer = (longest: Match | undefined, match: Match): Match =>
  longest === undefined || match.to - match.from > longest.to - longest.from ? match : longest;
