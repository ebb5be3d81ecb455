import type { PlaybackAction } from '#core/player/playback.ts';

export interface PlayerMedia {
  url: string;
  isVideo: boolean;
}

/** What an engine reports. Volume and rate come also from outside, for example from the keys of a headset. */
export type EngineEvent = Exclude<PlaybackAction, { type: 'load' | 'unload' }>;

/**
 * The one seam to what makes the sound: a media element, or (later) the speech of the browser.
 *
 * Commands promise nothing; what really happened comes back as an event. After `load`, the first `seeked` confirms the
 * starting place, also when that is 0, and no `time` comes before it. Nothing is reported of media that was replaced.
 */
export interface PlayerEngine {
  load(media: PlayerMedia, startSec: number, rate: number): void;
  play(): void;
  pause(): void;
  seek(sec: number): void;
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  setRate(rate: number): void;
  /** Lets go of the media; its file is not loaded any further. */
  unload(): void;
  subscribe(listener: (event: EngineEvent) => void): () => void;
  destroy(): void;
}
