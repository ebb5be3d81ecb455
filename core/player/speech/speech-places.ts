import { CHARACTERS_PER_SEC, cueIndexAt } from './speech-text.ts';
import type { SpeechText } from './speech-schema.ts';

/** Where in a text speaking begins: a sentence, and the word of it that begins at this character. */
export interface SpeechPlace {
  readonly cueIndex: number;
  readonly char: number;
}

export const BEGINNING: SpeechPlace = { cueIndex: 0, char: 0 };

/** Whoever comes back to a sentence hears it from its beginning, unless that is so many seconds of speech ago. */
const REPEAT_SEC = 5;

/** Voices from the network fall silent within one utterance after about 14 s. */
const REMOTE_PIECE_SEC = 11;

/** On the estimated time line. */
export function secOf({ cues, durationSec }: SpeechText, { cueIndex, char }: SpeechPlace): number {
  const cue = cues[cueIndex];
  if (!cue) return durationSec;
  return cue.startSec + (Math.min(char, cue.text.length) / Math.max(1, cue.text.length)) * (cue.endSec - cue.startSec);
}

/** Whether a place is so far into its sentence that the beginning is not said again. */
export const isFarIn = (text: SpeechText, place: SpeechPlace): boolean =>
  secOf(text, place) - secOf(text, { ...place, char: 0 }) > REPEAT_SEC;

/**
 * Where to begin for a time on the line. A step forward within a sentence never leads back to its beginning: a long
 * sentence could not be left otherwise.
 * @param fromSec the place that is left
 */
export function placeAt(text: SpeechText, sec: number, fromSec = Infinity): SpeechPlace {
  const cueIndex = cueIndexAt(text.cues, sec);
  const cue = text.cues[cueIndex];
  if (!cue) return BEGINNING;
  const fraction = (sec - cue.startSec) / (cue.endSec - cue.startSec);
  const place = { cueIndex, char: wordStart(cue.text, Math.floor(fraction * cue.text.length)) };
  const isStepForward = fromSec >= cue.startSec && fromSec < sec;
  return isStepForward || isFarIn(text, place) ? place : { cueIndex, char: 0 };
}

/** First character of the word that is said at `char`; 0 in scripts that do not part words. */
export function wordStart(sentence: string, char: number): number {
  let start = Math.max(0, Math.min(char, sentence.length - 1));
  while (start > 0 && !isSpace(sentence, start - 1)) start--;
  return start;
}

const isSpace = (text: string, at: number): boolean => /\s/.test(text.charAt(at));

/** How many characters may go into one utterance. */
export const pieceLimit = (rate: number, isRemote: boolean): number =>
  isRemote ? Math.floor(REMOTE_PIECE_SEC * CHARACTERS_PER_SEC * rate) : Infinity;

/** Where an utterance that begins at `from` ends: with the sentence, or before the limit at a comma, or else at a space. */
export function pieceEnd(sentence: string, from: number, limit: number): number {
  if (sentence.length - from <= limit) return sentence.length;
  const part = sentence.slice(from, from + limit + 1);
  const clause = part.search(/[,;:–—]\s[^,;:–—]*$/);
  if (clause >= limit / 3) return from + clause + 2;
  const space = part.search(/\s\S*$/);
  if (space > 0) return from + space + 1;
  // Not between the halves of one sign.
  return from + limit + (/[\uDC00-\uDFFF]/.test(sentence.charAt(from + limit)) ? 1 : 0);
}
