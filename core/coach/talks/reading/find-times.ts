import { findPhrases, phrases, type Match } from './phrases.ts';
import type { Word } from './read-text.ts';

const DAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

export const TIME_SETS = {
  day: new Set(DAYS.flatMap((day) => [day, `${day}s`, `${day}'s`])),
  /** "May" is a month only behind "in", "by", "of", a number. */
  month: new Set(MONTHS),
  unit: new Set('minute minutes hour hours day days week weeks month months year years shift shifts quarter term'.split(' ')),
  number: (word: Word): boolean =>
    /^\p{N}/u.test(word.form) ||
    new Set(
      'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty half quarter couple few'.split(' '),
    ).has(word.form),
  part: new Set(
    'morning afternoon evening night lunch lunchtime noon midday midnight week weekend month quarter year shift term spring summer autumn winter'.split(
      ' ',
    ),
  ),
  event: new Set(
    'session talk break lunch keynote panel workshop meeting call shift handover class lesson interview conference event weekend holiday holidays exam exams review demo service standup huddle briefing visit round'.split(
      ' ',
    ),
  ),
} as const;

const NAMED = ['@day', 'tomorrow', 'tonight', 'today', 'next @part|@month', 'this @part', 'end of ~ @part|@day', "@number o'clock"];
/** Times that something can be promised for. */
const FUTURE = phrases(
  [
    ...NAMED,
    'by|before|until|on|from|around|about|at #',
    'by|before|until|on the #',
    'by|before|until|in|from|of @month',
    'by|before|until the? @part|@event|end',
    'after|before|during|at|over|in the|this|your|my|our|that next? @event',
    'at|over|for lunch|coffee',
    'in|within @number @unit',
    'in a @number? @unit',
    '@number|a @unit|minute from|later|call|chat|coffee',
    'for @number minutes|hours|hour',
    '@number minutes|minute',
    '# @month',
    '@month #',
    'every @unit|@day|@part',
    'once|twice a @unit',
    'later today|this',
    'straight after',
    'first thing',
    'within the',
  ],
  TIME_SETS,
);

export const findFutureTimes = (words: readonly Word[]): Match[] => findPhrases(words, FUTURE);
