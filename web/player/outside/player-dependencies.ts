import type { PlayerEpisode } from '#core/player/episode.ts';
import type { PlaybackSettings } from '#core/player/playback-settings.ts';
import type { SpeechText } from '#core/player/speech/speech-schema.ts';
import type { Place, PlaceReport } from '#core/progress/place.ts';

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
  fetchProgress(unitId: string): Promise<Place | null>;
  /**
   * What the server has made of it; null for a visitor.
   * `keepalive`: the page may be gone before the answer comes.
   */
  saveProgress(unitId: string, report: PlaceReport, options: { keepalive: boolean }): Promise<Place | null>;
  storage: PlayerStorage;
  /** Time in milliseconds. */
  now(): number;
  /** Does it later, unless it is called off. */
  schedule(work: () => void, ms: number): () => void;
  /** A seed for the next shuffle. */
  makeSeed(): number;
}
