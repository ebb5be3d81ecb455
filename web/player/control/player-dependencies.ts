import type { PlaybackSettings } from '#core/account/playback-settings.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import type { SpeechText } from '#core/player/speech-text.ts';
import type { Place, PlaceReport } from '#core/progress/place.ts';

/** The part of `Storage` that the player needs. */
export type PlayerStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Everything the player needs from outside, so that its controller runs without a browser. */
export interface PlayerDependencies {
  fetchEpisode(unitId: string): Promise<PlayerEpisode>;
  fetchSpeech(url: string): Promise<SpeechText>;
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

/** An answer of the server that is not a success. */
export class RequestFailed extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`The server answered ${status}.`);
    this.name = 'RequestFailed';
    this.status = status;
  }
}

export const isMissing = (error: unknown): boolean => error instanceof RequestFailed && error.status === 404;

export const isSignedOut = (error: unknown): boolean => error instanceof RequestFailed && error.status === 401;

/** Nothing that is fetched is refused with 403 but what is for members. */
export const isForMembers = (error: unknown): boolean => error instanceof RequestFailed && error.status === 403;

/** To send the same again would never succeed. 401 and 403 are not among these: they pass when the session is back. */
export const isRefused = (error: unknown): boolean => error instanceof RequestFailed && [400, 404, 413, 422].includes(error.status);
