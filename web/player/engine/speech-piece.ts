import type { SpeechText } from '#core/player/speech-text.ts';
import { isFarIn, pieceEnd, pieceLimit, secOf, wordStart, type SpeechPlace } from './speech-places.ts';

export interface Speaking {
  synthesis: Pick<SpeechSynthesis, 'speak'>;
  makeUtterance(text: string): SpeechSynthesisUtterance;
  now(): number;
  /** Does it later, unless it is called off. */
  schedule(work: () => void, ms: number): () => void;
}

export interface PieceOrder {
  text: SpeechText;
  place: SpeechPlace;
  voice: SpeechSynthesisVoice;
  rate: number;
  /** 0 to 1; an utterance keeps the one it began with. */
  volume: number;
}

export interface PieceEvents {
  onBegin(): void;
  /** `unsaid`: it ended without having begun; `late`: it does not begin; `stuck`: it began, and does not end. */
  onOver(how: 'said' | 'unsaid' | 'late' | 'stuck'): void;
  onError(error: SpeechSynthesisErrorCode): void;
}

/** What is being said: a sentence, or a part of a long one. */
export interface Piece {
  readonly voiceURI: string;
  /** What comes after it. */
  readonly nextPlace: SpeechPlace;
  isBegun(): boolean;
  /** The place on the line: by the words that were heard, and between them by the time that passes. */
  readSec(): number;
  /** At the beginning of the sentence, or at the last word that was heard when that is far in. */
  resumePlace(): SpeechPlace;
  /** Nothing is heard of it any more: the events of a cancelled utterance come late. */
  drop(): void;
}

const START_MS = 8000;
/** An utterance that takes so many times its length, and a bit, hangs. */
const STUCK_FACTOR = 2.5;
const STUCK_MS = 5000;
/** The end of a sentence is the beginning of the next one on the line: the clock stays short of it. */
const EDGE_SEC = 0.01;
const MIN_VOICE_RATE = 0.1;
const MAX_VOICE_RATE = 10;

/** Gives one utterance to the browser. */
export function sayPiece({ synthesis, makeUtterance, now, schedule }: Speaking, order: PieceOrder, events: PieceEvents): Piece {
  const { text, place, voice, rate, volume } = order;
  const { cueIndex } = place;
  const cue = text.cues[cueIndex] ?? { startSec: text.durationSec, endSec: text.durationSec, text: '' };
  const toChar = pieceEnd(cue.text, place.char, pieceLimit(rate, !voice.localService));
  const lastSec = Math.max(cue.startSec, cue.endSec - EDGE_SEC);
  let isDropped = false;
  let isBegun = false;
  /** The last word that was surely heard; the clock runs on from it. */
  let heard = place;
  let heardMs = 0;
  let shownSec = secOf(text, place);
  let endWatch = (): void => undefined;

  function watch(ms: number, how: 'late' | 'stuck'): void {
    endWatch();
    endWatch = schedule(() => events.onOver(how), ms);
  }

  function mark(at: SpeechPlace): void {
    heard = at;
    heardMs = now();
    const endSec = secOf(text, { cueIndex, char: toChar });
    watch(((endSec - secOf(text, at)) / rate) * 1000 * STUCK_FACTOR + STUCK_MS, 'stuck');
  }

  function begin(): void {
    if (isBegun) return;
    isBegun = true;
    mark(place);
    events.onBegin();
  }

  function readSec(): number {
    if (!isBegun) return shownSec;
    const sec = secOf(text, heard) + ((now() - heardMs) / 1000) * rate;
    shownSec = Math.max(shownSec, Math.min(sec, lastSec));
    return shownSec;
  }

  // The closures hold it, because Chrome forgets the events of an utterance that nobody holds.
  const utterance = makeUtterance(cue.text.slice(place.char, toChar));
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = Math.min(MAX_VOICE_RATE, Math.max(MIN_VOICE_RATE, rate));
  utterance.volume = volume;
  utterance.addEventListener('start', () => !isDropped && begin());
  utterance.addEventListener('boundary', ({ charIndex }) => {
    if (isDropped) return;
    begin();
    const char = place.char + charIndex;
    // Some voices say 0 for every word.
    if (isDropped || !(char > heard.char && char < toChar)) return;
    readSec();
    mark({ cueIndex, char });
  });
  utterance.addEventListener('end', () => !isDropped && events.onOver(isBegun ? 'said' : 'unsaid'));
  utterance.addEventListener('error', ({ error }) => !isDropped && events.onError(error));
  watch(START_MS, 'late');
  synthesis.speak(utterance);

  return {
    voiceURI: voice.voiceURI,
    nextPlace: toChar < cue.text.length ? { cueIndex, char: toChar } : { cueIndex: cueIndex + 1, char: 0 },
    isBegun: () => isBegun,
    readSec,
    resumePlace() {
      if (!isBegun) return place;
      const word = { cueIndex, char: wordStart(cue.text, heard.char) };
      return isFarIn(text, word) ? word : { cueIndex, char: 0 };
    },
    drop() {
      isDropped = true;
      endWatch();
    },
  };
}
