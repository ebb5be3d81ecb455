import type { PlaybackSettings } from '#core/player/playback-settings.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import type { SpeechText } from '#core/player/speech/speech-text.ts';
import type { ProgressInput } from '#core/progress/progress.ts';

/** A learner's place in a unit, as the server has it. `observedAt` is ISO 8601. */
export interface ServerPlace {
  positionSec: number | null;
  fraction: number;
  completed: boolean;
  observedAt: string;
}

/** The part of `Storage` that the player needs. */
export type PlayerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Everything the player needs from outside, so that its controller runs without a browser. */
export interface PlayerDependencies {
  fetchEpisode(unitId: string): Promise<PlayerEpisode>;
  fetchSpeech(unitId: string): Promise<SpeechText>;
  /** A visitor hears samples, and keeps nothing on the server. */
  hasLearner: boolean;
  /** Null for a visitor. */
  fetchSettings(): Promise<PlaybackSettings | null>;
  addBookmark(unitId: string, positionSec: number): Promise<{ remove(): Promise<void> }>;
  /** Null when the learner has no place in the unit. */
  fetchProgress(unitId: string): Promise<ServerPlace | null>;
  /** `keepalive`: the page may be gone before the answer comes. */
  saveProgress(unitId: string, input: ProgressInput, options: { keepalive: boolean }): Promise<void>;
  storage: PlayerStorage;
  /** Time in milliseconds. */
  now(): number;
  /** Does it later, unless it is called off. */
  schedule(work: () => void, ms: number): () => void;
  /** A seed for the next shuffle. */
  makeSeed(): number;
}
