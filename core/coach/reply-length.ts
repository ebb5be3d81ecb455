import { REPLY_WORDS_BELOW } from './constants.ts';

/** What a reply ends with that was longer, so that nobody takes it for all there is to say. */
export const CUT_SHORT = 'I keep replies short, so I stop here. Ask me to go on.';

/** So many are shown as they come; what follows is shown sentence by sentence, as it may be more than there is room for. */
const FREE_WORDS = 120;

const WORD = /\S+/g;
/** Its marks and whatever closes after them; an empty line ends a sentence without marks. */
const SENTENCE_END = /[.!?…。！？]+[”"’')\]*_]*(?=\s|$)|(?=\n\s*\n)/g;

const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

/** Up to the end of so many words. */
function firstWords(text: string, most: number): string {
  let count = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    count += 1;
    if (count === most) return text.slice(0, index + word.length);
  }
  return text;
}

/** Sentences that have ended within so many words. */
function wholeSentences(text: string, most: number): string {
  const room = firstWords(text, most);
  const ends = [...room.matchAll(SENTENCE_END)].map(({ 0: marks, index }) => index + marks.length);
  return room.slice(0, ends.at(-1) ?? 0);
}

const ROOM = REPLY_WORDS_BELOW - 1 - countWords(CUT_SHORT);

/** What can be shown of a reply while it is written: a beginning of what it will be, as long as its sentences are. */
export function showReply(written: string): string {
  const free = firstWords(written, FREE_WORDS);
  if (free === written) return written;
  const whole = wholeSentences(written, ROOM);
  return whole.length > free.length ? whole : free;
}

/**
 * A reply that has ended: under 200 words (specification 9). A longer one ends with its last whole sentence, and says so; within
 * a sentence only where that one is so long that much of it has been shown. What was shown of it stays its beginning.
 */
export function boundReply(written: string): string {
  if (countWords(written) < REPLY_WORDS_BELOW) return written;
  const whole = wholeSentences(written, ROOM);
  const kept = whole.length < firstWords(written, FREE_WORDS).length ? `${firstWords(written, ROOM)}…` : whole;
  return `${kept}\n\n${CUT_SHORT}`;
}
