import { readDay } from './read-day.ts';

interface Seen {
  /** No more than the words that were looked for can show: neither what was meant by them nor how good it was. */
  readonly words: string;
  /** Where the quotation holds a day or a time as well. */
  readonly withDay?: string;
}

/** What a learner did, as the rest of a sentence that begins with "you": one for each part of a rubric. */
const SEEN: Readonly<Record<string, Seen>> = {
  'follow-up': { words: 'asked about something they had said' },
  'next-step': { words: 'left with a next step', withDay: 'left with a next step and a time for it' },
  reflection: { words: 'came back to what the other had said' },
  offer: { words: 'made an offer' },
  'open-question': { words: 'asked an open question' },
  thanks: { words: 'said thanks or something kind' },
  'shared-past': { words: 'named what you have in common' },
  'clear-ask': { words: 'asked for something' },
  'easy-no': { words: 'left room for a no' },
  'both-named': { words: 'introduced somebody by name' },
  'why-each': { words: 'told something about the people who meet' },
  'kind-close': { words: 'brought the talk to a close' },
  situation: { words: 'said when or how often it was' },
  behaviour: { words: 'said what happened' },
  effect: { words: 'said what followed from it' },
  listening: { words: 'used words that show listening' },
  request: { words: 'made a request' },
  'own-view': { words: 'spoke for yourself' },
  why: { words: 'gave a reason' },
  what: { words: 'said what is to be done' },
  authority: { words: 'said what they may decide' },
  'by-when': { words: 'named a time', withDay: 'said by when' },
  'check-in': { words: 'arranged to look at it again', withDay: 'set a time to look at it again' },
  support: { words: 'asked what is needed, or offered help' },
  'both-sides': { words: 'made room for more than one side' },
  criteria: { words: 'spoke of what the work needs' },
  'past-example': { words: 'asked about something that happened' },
  'what-stays': { words: 'said what changes and what is not known yet' },
  goal: { words: 'said what is wanted', withDay: 'said what is wanted, and by when' },
  reality: { words: 'looked at how it stands now' },
  options: { words: 'left more than one way open' },
  will: { words: 'said what will be done', withDay: 'said what will be done, and when' },
};

/**
 * What the product says of a person who said this.
 * @param quote the learner's words that show it
 * @returns null where the part has no words
 */
export function seenWords(id: string, quote: string): string | null {
  const seen = SEEN[id];
  if (!seen) return null;
  return seen.withDay !== undefined && readDay(quote) !== null ? seen.withDay : seen.words;
}
