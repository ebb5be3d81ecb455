import type { Stretch } from '../../language/clauses.ts';
import { quotable } from '../plan/quote.ts';

/** Fewer words are no message: "put \"Thursday\"". */
const LEAST_WORDS = 4;
const READ_CHARS = 2000;
const MAX_LETTER_CHARS = 400;

/** Between quotation marks. A mark within a word is an apostrophe. */
const QUOTED = /“([^“”]{8,})”|(?<![\p{L}\d])"([^"]{8,})"|(?<![\p{L}\d])['‘]([^"“”\n]{8,})['’](?![\p{L}\d])/gu;
/** "Hi Aoife, ...", to the end. "Say hi to Steve" greets nobody. */
const GREETING = /(?<![\p{L}\d])(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?! to\b| and\b)[\s,]+\p{L}[^]*$/iu;
/** What leads to the words themselves: "I'd say something like: ...", "the message is: ...". */
const LED_TO =
  /(?:\b(?:something|somthing|sth) like(?: this)?|\b(?:say|write|put|text|ask|send|message|words)\b[^.:?!\n]{0,40}?|\b(?:it|this) (?:could|should|would|can|might) (?:just )?(?:be|say|read))\s*:\s+(\p{L}[^]*)$/iu;

const countWords = (text: string): number => text.match(/[\p{L}\d][\p{L}\d'’-]*/gu)?.length ?? 0;

/**
 * The words themselves, where somebody writes them as they would say or send them: between quotation marks, else from a greeting on,
 * else behind what leads to them. Exact stretches, in their order; none where nobody can tell.
 */
export function wordsToSay(content: string): Stretch[] {
  const text = content.slice(0, READ_CHARS);
  const quoted = [...text.matchAll(QUOTED)].map(({ 0: whole, index }) => ({ start: index + 1, end: index + whole.length - 1 }));
  const long = quoted.filter(({ start, end }) => countWords(text.slice(start, end)) >= LEAST_WORDS);
  if (long.length > 0) return long;
  const greeting = GREETING.exec(text);
  const led = LED_TO.exec(text);
  const start = greeting ? greeting.index : led ? led.index + led[0].length - (led[1] ?? '').length : text.length;
  return countWords(text.slice(start)) >= LEAST_WORDS ? [{ start, end: text.length }] : [];
}

/** The longest of them, as a message: null where there is none. */
export function letterIn(content: string): string | null {
  const [longest] = wordsToSay(content).toSorted((a, b) => b.end - b.start - (a.end - a.start));
  return longest ? quotableLetter(content.slice(longest.start, longest.end)) : null;
}

/** The same text with all but these words left out, each letter in its place; as it is where there are none. */
export function onlyWordsToSay(content: string): string {
  const words = wordsToSay(content);
  if (words.length === 0) return content;
  return (
    words.map(({ start, end }, i) => ' '.repeat(start - (words[i - 1]?.end ?? 0)) + content.slice(start, end)).join('') +
    ' '.repeat(content.length - (words.at(-1)?.end ?? 0))
  );
}

/** As it can stand in a draft: signs that Markdown would take for more than words make no letter. */
export function quotableLetter(letter: string): string | null {
  const lines = letter.trim().replaceAll(/\s+/g, ' ');
  if (lines.length > MAX_LETTER_CHARS || /[\\`*_~[\]<>|]|:\/\/|www\./i.test(lines)) return quotable(lines, { maxChars: MAX_LETTER_CHARS });
  return lines;
}
