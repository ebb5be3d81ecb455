import { foldText } from '../fold-text.ts';
import type { SpeechText } from '../player/speech/speech-schema.ts';
import { runOf } from './aloud/document-sentences.ts';
import type { Locator } from './locator.ts';

/** Enough of the words to know the place by; fewer, where something stands among them that is not said. */
const HEAD_LETTERS = [40, 16];

/**
 * When words of a book are read aloud: the beginning of the sentence that they begin in. Of words that are said twice,
 * the ones nearest to the place in the book. Where nobody says them, about as far through as the place.
 */
export function findSpokenSecond(
  speech: Pick<SpeechText, 'cues' | 'documents' | 'durationSec'>,
  { text, href, fraction }: Pick<Locator, 'text' | 'href' | 'fraction'>,
): number {
  const aboutSec = fraction * speech.durationSec;
  const { first, end } = runOf(speech, href) ?? { first: 0, end: speech.cues.length };
  const cues = speech.cues.slice(first, end);
  const wanted = lettersOf(text);
  for (const head of HEAD_LETTERS) {
    const seconds = findSaid(cues, wanted.slice(0, head)).toSorted((a, b) => Math.abs(a - aboutSec) - Math.abs(b - aboutSec));
    if (seconds[0] !== undefined) return seconds[0];
  }
  return aboutSec;
}

/** The beginnings of the sentences in which some letters begin, whatever sentence they go on to. */
function findSaid(cues: SpeechText['cues'], letters: string): number[] {
  if (letters === '') return [];
  const starts: number[] = [];
  let all = '';
  for (const cue of cues) {
    starts.push(all.length);
    all += lettersOf(cue.text);
  }
  const seconds: number[] = [];
  for (let at = all.indexOf(letters); at !== -1; at = all.indexOf(letters, at + 1)) {
    const cue = cues[starts.findLastIndex((start) => start <= at)];
    if (cue) seconds.push(cue.startSec);
  }
  return seconds;
}

const lettersOf = (text: string): string => foldText(text).replace(/[^\p{L}\p{N}]+/gu, '');
