import type { EngineCommand } from '../engine-command.ts';
import type { EngineEvent } from '../playback.ts';
import type { SpeechPiece, SpeechVoice } from './speech-piece.ts';
import { BEGINNING, type SpeechPlace } from './speech-places.ts';
import type { SpeechText } from './speech-schema.ts';

/**
 * `place` confirms the start, `speak` waits until the browser can be spoken to, `waiting` and `voices` say how long is too
 * long, `tick` shows the time, `watch` finds an utterance that does not begin or does not end.
 */
export const SPEECH_TIMERS = ['place', 'speak', 'waiting', 'voices', 'tick', 'watch'] as const;
export type SpeechTimer = (typeof SPEECH_TIMERS)[number];

/** A text that is spoken, or will be. */
export interface SpeechState {
  readonly text: SpeechText | null;
  /** What is being said. */
  readonly piece: SpeechPiece | null;
  /** What is said next when there is no piece. */
  readonly next: SpeechPlace;
  readonly positionSec: number;
  /** Whether the starting place was confirmed. */
  readonly isPlaced: boolean;
  readonly isPlayWanted: boolean;
  /** What was last told of the sound. */
  readonly told: 'still' | 'playing' | 'waiting';
  /** Utterances in a row that were taken and never began. */
  readonly misses: number;
  /** How many pieces there were. */
  readonly pieces: number;
  /** When the browser can be spoken to again after a cancel. */
  readonly settledMs: number;
  /** Whether nothing was loaded yet in this page. */
  readonly isFresh: boolean;
  readonly rate: number;
  readonly volume: number;
  readonly fade: number;
  readonly isMuted: boolean;
  /** When each timer goes off, in milliseconds; null while it is not set. */
  readonly due: Readonly<Record<SpeechTimer, number | null>>;
}

export const NO_TIMERS: SpeechState['due'] = { place: null, speak: null, waiting: null, voices: null, tick: null, watch: null };

export const SILENT_SPEECH: SpeechState = {
  text: null,
  piece: null,
  next: BEGINNING,
  positionSec: 0,
  isPlaced: true,
  isPlayWanted: false,
  told: 'still',
  misses: 0,
  pieces: 0,
  settledMs: 0,
  isFresh: true,
  rate: 1,
  volume: 1,
  fade: 1,
  isMuted: false,
  due: NO_TIMERS,
};

/** The player's commands, then what the browser says of an utterance, of its voices, and of time. */
export type SpeechEvent =
  | { type: 'load'; text: SpeechText; startSec: number; rate: number }
  | EngineCommand
  | { type: 'utterance-started'; id: number }
  /** `charIndex` counts from the beginning of the utterance. */
  | { type: 'utterance-word'; id: number; charIndex: number }
  | { type: 'utterance-ended'; id: number }
  /** `error` as in the Web Speech API (`SpeechSynthesisErrorCode`). */
  | { type: 'utterance-failed'; id: number; error: string }
  | { type: 'voices-changed' }
  | { type: 'timer'; timer: SpeechTimer };

export type SpeechEffect =
  /** `volume` 0 to 1; an utterance keeps the one it began with. */
  | { type: 'speak'; id: number; words: string; language: string; rate: number; volume: number }
  | { type: 'cancel' }
  | { type: 'tell'; event: EngineEvent };

/** What is true outside at the moment of an event. */
export interface SpeechMoment {
  readonly nowMs: number;
  /** False in browsers without speech. */
  readonly canSpeak: boolean;
  /** The voice for a BCP 47 language; null while there is none at all. */
  findVoice(language: string): SpeechVoice | null;
  /** How long voices may still take to come; 0 once there are surely none. Counts only while there is none. */
  voicesWithinMs(): number;
}
