import { quotable } from '../../plan/quote.ts';

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
 * The message itself, where somebody writes it as they would send it: between quotation marks, from its greeting on, or behind
 * words that lead to it. An exact stretch of what they wrote; null where there is none for sure.
 */
export function letterIn(content: string): string | null {
  const text = content.slice(0, READ_CHARS);
  const quoted = [...text.matchAll(QUOTED)].map(([, curly, straight, single]) => curly ?? straight ?? single ?? '');
  const [longest = ''] = quoted.toSorted((a, b) => countWords(b) - countWords(a));
  const found = [longest, GREETING.exec(text)?.[0] ?? '', LED_TO.exec(text)?.[1] ?? ''].find((one) => countWords(one) >= LEAST_WORDS);
  return found === undefined ? null : quotableLetter(found);
}

/** As it can stand in a draft: signs that Markdown would take for more than words make no letter. */
export function quotableLetter(letter: string): string | null {
  const lines = letter.trim().replaceAll(/\s+/g, ' ');
  if (lines.length > MAX_LETTER_CHARS || /[\\`*_~[\]<>|]|:\/\/|www\./i.test(lines)) return quotable(lines, { maxChars: MAX_LETTER_CHARS });
  return lines;
}
