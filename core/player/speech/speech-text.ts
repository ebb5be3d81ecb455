import type { Chapter } from '#core/library/chapter.ts';
import { WORDS_PER_MINUTE } from '#core/library/source/reading-time.ts';
import type { SpeechText } from './speech-schema.ts';

/** A heading and the sentences under it, in the order of reading. */
export interface SpeechPart {
  /** Null before the first heading. */
  title: string | null;
  sentences: readonly string[];
  /** Of books: the document that they stand in. */
  href?: string;
}

/** Of synthetic voices at rate 1, pauses aside. With them it is 13.7, or 160 words a minute, over all narrations of the starter library. */
export const CHARACTERS_PER_SEC = 14.5;
/** The breath after a sentence. */
export const SENTENCE_PAUSE_SEC = 0.35;
/** A Chinese, Japanese or Korean character is a syllable or more: it takes as long as about three letters. */
const DENSE_WEIGHT = 3;
const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** How many letters a text is as long as, when it is spoken. */
export function spokenLength(text: string): number {
  return text.length + (text.match(DENSE)?.length ?? 0) * (DENSE_WEIGHT - 1);
}

/** Lays sentences on a time line. Empty sentences are left out; a part without any adds no chapter. */
export function timeSpeech(parts: readonly SpeechPart[], language: string): SpeechText {
  const cues: SpeechText['cues'] = [];
  const chapters: Chapter[] = [];
  const documents: NonNullable<SpeechText['documents']> = [];
  let atSec = 0;
  for (const { title, sentences, href } of parts) {
    const spoken = sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
    if (title !== null && spoken.length > 0) chapters.push({ title, startSec: atSec });
    if (href !== undefined && href !== documents.at(-1)?.href && spoken.length > 0) documents.push({ href, startSec: atSec });
    for (const text of spoken) {
      const endSec = toMillis(atSec + spokenLength(text) / CHARACTERS_PER_SEC + SENTENCE_PAUSE_SEC);
      cues.push({ startSec: atSec, endSec, text });
      atSec = endSec;
    }
  }
  return { language, durationSec: atSec, cues, chapters, ...(documents.length > 0 && { documents }) };
}

const toMillis = (sec: number): number => Math.round(sec * 1000) / 1000;

const SPOKEN_WORDS_PER_MINUTE = 160;

/** About how long it takes to speak what takes `readingSec` to read in silence: for lists, which do not wait for the text itself. */
export function estimateSpeechSec(readingSec: number): number {
  return Math.round((readingSec * WORDS_PER_MINUTE) / SPOKEN_WORDS_PER_MINUTE);
}

/** Index of the cue that is heard at a time; the last one at and after the end, -1 when there is none. Cues are in order. */
export function cueIndexAt(cues: readonly { startSec: number }[], sec: number): number {
  let low = 0;
  let high = cues.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((cues[middle]?.startSec ?? 0) <= sec) low = middle;
    else high = middle - 1;
  }
  return high < 0 ? -1 : low;
}
