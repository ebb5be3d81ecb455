import { isFarIn, pieceEnd, pieceLimit, secOf, wordStart, type SpeechPlace } from './speech-places.ts';
import type { SpeechText } from './speech-schema.ts';

/** What the choice of pieces has to know of a voice of the browser. */
export interface SpeechVoice {
  readonly voiceURI: string;
  /** Whether the device itself speaks, and not a server. */
  readonly localService: boolean;
}

/** What is given to the browser as one utterance: a sentence, or a part of a long one. */
export interface SpeechPiece {
  /** Names the utterance: what others say is not heard. */
  readonly id: number;
  readonly voiceURI: string;
  readonly rate: number;
  readonly place: SpeechPlace;
  readonly toChar: number;
  /** The last word that was surely heard; the clock runs on from it. Null before the voice has begun. */
  readonly heard: { readonly char: number; readonly atMs: number } | null;
  /** The last place that was shown: the clock never goes back. */
  readonly shownSec: number;
}

/** An utterance that takes so many times its length, and a bit, hangs. */
const STUCK_FACTOR = 2.5;
const STUCK_MS = 5000;
/** The end of a sentence is the beginning of the next one on the line: the clock stays short of it. */
const EDGE_SEC = 0.01;

/** The piece that begins at a place, as long as the voice can take it. */
export function cutPiece(
  text: SpeechText,
  place: SpeechPlace,
  voice: SpeechVoice,
  { id, rate }: { id: number; rate: number },
): SpeechPiece {
  const sentence = sentenceOf(text, place);
  const toChar = pieceEnd(sentence, place.char, pieceLimit(rate, !voice.localService));
  return { id, voiceURI: voice.voiceURI, rate, place, toChar, heard: null, shownSec: secOf(text, place) };
}

const sentenceOf = (text: SpeechText, { cueIndex }: SpeechPlace): string => text.cues[cueIndex]?.text ?? '';

export const wordsOf = (text: SpeechText, { place, toChar }: SpeechPiece): string => sentenceOf(text, place).slice(place.char, toChar);

/** The voice has come to a character of the sentence. */
export const hearPiece = (text: SpeechText, piece: SpeechPiece, char: number, nowMs: number): SpeechPiece => ({
  ...showPiece(text, piece, nowMs),
  heard: { char, atMs: nowMs },
});

/** Moves the place that is shown: by the words that were heard, and between them by the time that passes. */
export function showPiece(text: SpeechText, piece: SpeechPiece, nowMs: number): SpeechPiece {
  const { place, heard, rate, shownSec } = piece;
  if (!heard) return piece;
  const { startSec, endSec } = text.cues[place.cueIndex] ?? { startSec: 0, endSec: 0 };
  const sec = secOf(text, { ...place, char: heard.char }) + ((nowMs - heard.atMs) / 1000) * rate;
  return { ...piece, shownSec: Math.max(shownSec, Math.min(sec, Math.max(startSec, endSec - EDGE_SEC))) };
}

/** How long from the last word that was heard until the utterance counts as hanging. */
export function stuckAfterMs(text: SpeechText, { place, heard, toChar, rate }: SpeechPiece): number {
  const leftSec = secOf(text, { ...place, char: toChar }) - secOf(text, { ...place, char: heard?.char ?? place.char });
  return (leftSec / rate) * 1000 * STUCK_FACTOR + STUCK_MS;
}

/** What comes after it. */
export const placeBehind = (text: SpeechText, { place, toChar }: SpeechPiece): SpeechPlace =>
  toChar < sentenceOf(text, place).length ? { ...place, char: toChar } : { cueIndex: place.cueIndex + 1, char: 0 };

/** Where to go on when it is stopped: at the beginning of the sentence, or at the last word that was heard when that is far in. */
export function resumePlace(text: SpeechText, { place, heard }: SpeechPiece): SpeechPlace {
  if (!heard) return place;
  const word = { ...place, char: wordStart(sentenceOf(text, place), heard.char) };
  return isFarIn(text, word) ? word : { ...place, char: 0 };
}
