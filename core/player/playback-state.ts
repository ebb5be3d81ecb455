// Apart from the reducer, which only a page that plays something needs.

export const PLAYBACK_STATUSES = ['idle', 'loading', 'playing', 'paused', 'ended', 'error'] as const;
export type PlaybackStatus = (typeof PLAYBACK_STATUSES)[number];

/**
 * Why nothing can be heard. `unit`, `text` and `place`: the server did not give the unit, the text to speak, or the saved
 * place; `session`: it is refused, because nobody is signed in any more; `members`: it takes a plan; `gone`: the unit is not in the library any more; `voice`: the browser has nothing to speak with.
 */
export const PLAYBACK_FAULTS = ['unit', 'text', 'place', 'session', 'members', 'gone', 'network', 'media', 'voice'] as const;
export type PlaybackFault = (typeof PLAYBACK_FAULTS)[number];

/** What the media element last confirmed; of sound and place, what was asked of it since. Times are seconds from the start of the unit's media. */
export interface PlaybackState {
  readonly status: PlaybackStatus;
  readonly positionSec: number;
  /** Null until the media element knows it. */
  readonly durationSec: number | null;
  /** End of what is loaded, 0 when nothing is. */
  readonly bufferedSec: number;
  /** It should be playing, but has run dry and waits for data. */
  readonly isWaiting: boolean;
  /** The starting place was asked for, and is not confirmed yet: times that are reported meanwhile mean nothing. */
  readonly isPlacing: boolean;
  readonly fault: PlaybackFault | null;
  /** 0 to 1. */
  readonly volume: number;
  readonly isMuted: boolean;
  /** 0.5 to 3. */
  readonly rate: number;
}

export const IDLE_PLAYBACK: PlaybackState = {
  status: 'idle',
  positionSec: 0,
  durationSec: null,
  bufferedSec: 0,
  isWaiting: false,
  isPlacing: false,
  fault: null,
  volume: 1,
  isMuted: false,
  rate: 1,
};
