import type { PlayerEpisode } from './episode.ts';
import type { PlaceChoice } from './places/place-choice.ts';
import type { LeftPlace } from './places/place-history.ts';
import { DEFAULT_PLAYBACK } from './playback-defaults.ts';
import type { PlaybackSettings } from './playback-settings.ts';
import { IDLE_PLAYBACK, type PlaybackState } from './playback-state.ts';
import { EMPTY_QUEUE, currentId, type QueueState } from './queue-state.ts';
import type { SleepTimer } from './sleep-timer.ts';
import type { SpeechText } from './speech/speech-schema.ts';
import type { VideoFrame } from './video/video-frame.ts';

/** Side panel of the player; on phones it is a sheet over the full player. */
export type PlayerPanelName = 'transcript' | 'chapters' | 'bookmarks';

/** The specification's states of the video player, and what is remembered of it. */
export interface VideoView {
  readonly mode: 'normal' | 'minimized' | 'fullscreen' | 'closed';
  /** Null until it was moved or resized: it starts in its corner at its default size. */
  readonly frame: VideoFrame | null;
  readonly hasCaptions: boolean;
  /** The one chosen last (`captionLanguage`); null before any choice. */
  readonly captionLanguage: string | null;
  /** The film's page gives it the whole width. */
  readonly isTheatre: boolean;
}

/** Which of the player's surfaces are open. */
export interface PlayerView {
  readonly panel: PlayerPanelName | null;
  readonly isQueueOpen: boolean;
  /** The full-screen player of phones. */
  readonly isFullOpen: boolean;
}

export interface PlayerState {
  queue: QueueState;
  /** The current unit. While the next one is fetched it is still the one before; null when fetching failed. */
  episode: PlayerEpisode | null;
  playback: PlaybackState;
  /** Whether sound is meant to come once there can be some. */
  isPlayWanted: boolean;
  settings: PlaybackSettings;
  /** The text of a spoken item, once it is fetched. */
  speech: SpeechText | null;
  sleep: SleepTimer | null;
  /** Places left by a jump, newest last. */
  history: readonly LeftPlace[];
  placeChoice: PlaceChoice | null;
  view: PlayerView;
  video: VideoView;
}

export const EMPTY_PLAYER: PlayerState = {
  queue: EMPTY_QUEUE,
  episode: null,
  playback: IDLE_PLAYBACK,
  isPlayWanted: false,
  settings: DEFAULT_PLAYBACK,
  speech: null,
  sleep: null,
  history: [],
  placeChoice: null,
  view: { panel: null, isQueueOpen: false, isFullOpen: false },
  video: { mode: 'normal', frame: null, hasCaptions: true, captionLanguage: null, isTheatre: false },
};

/** Whether there is anything for the player bar to show. */
export const hasPlayer = ({ queue }: PlayerState): boolean => currentId(queue) !== null;

export const isVideo = ({ episode }: PlayerState): boolean => episode !== null && findMedia(episode)?.isVideo === true;

/** Sounding, or about to: what the big button stops. */
export const isActive = ({ playback, isPlayWanted }: PlayerState): boolean =>
  playback.status === 'playing' || (playback.status === 'loading' && isPlayWanted);

/** Whether the next press of the one key for both pauses: what was asked for last, also before the engine has answered. */
export const isPlayAsked = ({ playback, isPlayWanted }: PlayerState): boolean => isPlayWanted && playback.status !== 'error';

/** The element's own duration, and before it is known the library's: for showing, not for seeking. */
export const shownDurationSec = ({ playback, episode }: Pick<PlayerState, 'playback' | 'episode'>): number | null =>
  playback.durationSec ?? libraryDurationSec(episode);

/** 0 is unknown. */
export const libraryDurationSec = (episode: PlayerEpisode | null): number | null =>
  episode && episode.duration > 0 ? episode.duration : null;

/** The file to play, or null when the unit has none (a text, a quiz). */
export function findMedia({ kind, audioUrl, video_url }: PlayerEpisode): { url: string; isVideo: boolean } | null {
  if (video_url !== null && (kind === 'video' || audioUrl === null)) return { url: video_url, isVideo: true };
  return audioUrl === null ? null : { url: audioUrl, isVideo: false };
}

/** Whether there are words to follow. */
export const hasTranscript = ({ episode }: PlayerState): boolean =>
  episode !== null && (episode.transcriptUrl !== null || episode.speechUrl !== null);
