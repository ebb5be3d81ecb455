import { createStore, type StoreApi } from 'zustand/vanilla';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { IDLE_PLAYBACK, type PlaybackState } from '#core/player/playback.ts';
import { EMPTY_QUEUE, currentId, type QueueState } from '#core/player/queue.ts';

export interface PlayerState {
  queue: QueueState;
  /** The current unit. While the next one is fetched it is still the one before; null when fetching failed. */
  episode: PlayerEpisode | null;
  playback: PlaybackState;
  /** Whether sound is meant to come once there can be some. */
  isPlayWanted: boolean;
}

export type PlayerStore = StoreApi<PlayerState>;

export const EMPTY_PLAYER: PlayerState = {
  queue: EMPTY_QUEUE,
  episode: null,
  playback: IDLE_PLAYBACK,
  isPlayWanted: false,
};

export const createPlayerStore = (): PlayerStore => createStore<PlayerState>(() => EMPTY_PLAYER);

/** Whether there is anything for the player bar to show. */
export const hasPlayer = ({ queue }: PlayerState): boolean => currentId(queue) !== null;

export const isVideo = ({ episode }: PlayerState): boolean => episode !== null && findMedia(episode)?.isVideo === true;

/** Sounding, or about to: what the big button stops. */
export const isActive = ({ playback, isPlayWanted }: PlayerState): boolean =>
  playback.status === 'playing' || (playback.status === 'loading' && isPlayWanted);

/** The element's own duration, and before it is known the library's: for showing, not for seeking. */
export const shownDurationSec = ({ playback, episode }: PlayerState): number | null => playback.durationSec ?? libraryDurationSec(episode);

/** 0 is unknown. */
export const libraryDurationSec = (episode: PlayerEpisode | null): number | null =>
  episode && episode.duration > 0 ? episode.duration : null;

/** The file to play, or null when the unit has none (a text, a quiz). */
export function findMedia({ kind, audioUrl, video_url }: PlayerEpisode): { url: string; isVideo: boolean } | null {
  if (video_url !== null && (kind === 'video' || audioUrl === null)) return { url: video_url, isVideo: true };
  return audioUrl === null ? null : { url: audioUrl, isVideo: false };
}
