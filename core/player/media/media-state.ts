import type { EngineCommand } from '../engine-command.ts';
import type { EngineEvent } from '../playback.ts';

/**
 * Two elements of each sort: one sounds, the other makes the next file ready and then takes over, so that there is no gap
 * between two units. Sound goes to an audio element, because phones stop a video element when the screen is locked.
 */
export const MEDIA_SLOTS = ['audio-1', 'audio-2', 'video-1', 'video-2'] as const;
export type MediaSlot = (typeof MEDIA_SLOTS)[number];
export type VideoSlot = Extract<MediaSlot, `video-${string}`>;

export const isVideoSlot = (slot: MediaSlot): slot is VideoSlot => slot === 'video-1' || slot === 'video-2';

export interface MediaState {
  readonly active: MediaSlot;
  /** The video element that is shown. */
  readonly picture: VideoSlot;
  /** Counts what was loaded: an answer about something earlier is known by its number. */
  readonly loads: number;
  /** The file of the active element; null without one. */
  readonly url: string | null;
  /** Holds the next file. */
  readonly ready: { readonly slot: MediaSlot; readonly url: string } | null;
  /** The element that played before the active one took over: browsers that want a gesture know that one. */
  readonly trusted: MediaSlot | null;
  readonly startSec: number;
  /** Whether the starting place was confirmed. */
  readonly isPlaced: boolean;
  readonly volume: number;
  readonly fade: number;
  readonly rate: number;
}

export const NO_MEDIA: MediaState = {
  active: 'audio-1',
  picture: 'video-1',
  loads: 0,
  url: null,
  ready: null,
  trusted: null,
  startSec: 0,
  isPlaced: true,
  volume: 1,
  fade: 1,
  rate: 1,
};

export interface MediaFile {
  readonly url: string;
  readonly isVideo: boolean;
}

/** Events of a media element that say something to the player. */
export const ELEMENT_EVENTS = [
  'loadedmetadata',
  'durationchange',
  'timeupdate',
  'seeking',
  'seeked',
  'progress',
  'waiting',
  'playing',
  'pause',
  'ended',
  'volumechange',
  'ratechange',
  'error',
] as const;
export type ElementEvent = (typeof ELEMENT_EVENTS)[number];

export type MediaEvent =
  | { type: 'load'; file: MediaFile; startSec: number; rate: number }
  | { type: 'preload'; file: MediaFile | null; startSec: number }
  | EngineCommand
  | { type: 'element'; slot: MediaSlot; event: ElementEvent }
  /** Whoever let an element take over has done the rest of what it wanted. */
  | { type: 'taken-over'; load: number }
  /** The browser does not play without a gesture. */
  | { type: 'refused'; load: number }
  /** Whether the server could be reached when a file failed. */
  | { type: 'explained'; load: number; isLost: boolean };

export type MediaEffect =
  | { type: 'open'; slot: MediaSlot; url: string; atSec: number; rate: number }
  | { type: 'make-ready'; slot: MediaSlot; url: string; atSec: number }
  | { type: 'empty'; slot: MediaSlot }
  | { type: 'place'; slot: MediaSlot; sec: number }
  | { type: 'play'; slot: MediaSlot; load: number }
  | { type: 'pause'; slot: MediaSlot }
  | { type: 'set-rate'; slot: MediaSlot; rate: number; isLoading: boolean }
  /** Of all elements. */
  | { type: 'set-loudness'; volume: number }
  | { type: 'set-muted'; isMuted: boolean }
  | { type: 'show-picture'; slot: VideoSlot }
  /** `taken-over` comes as soon as the code that is running has returned, in the same task. */
  | { type: 'await-takeover'; load: number }
  /** `explained` comes when it is known. */
  | { type: 'explain'; slot: MediaSlot; load: number; url: string }
  | { type: 'tell'; event: EngineEvent };

/** An element as it is at the moment of an event. */
export interface MediaLook {
  readonly positionSec: number;
  readonly durationSec: number;
  /** End of the loaded stretch the position is in. */
  readonly bufferedSec: number;
  readonly hasMetadata: boolean;
  readonly isPaused: boolean;
  readonly isEnded: boolean;
  readonly isSeeking: boolean;
  readonly hasError: boolean;
  readonly volume: number;
  readonly isMuted: boolean;
  readonly rate: number;
}
