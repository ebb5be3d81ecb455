import { MAX_RATE } from '../progress/heard.ts';
import { IDLE_PLAYBACK, type PlaybackFault, type PlaybackState, type PlaybackStatus } from './playback-state.ts';

export const MIN_RATE = 0.5;
/** One press of the keys for the speed, and of the buttons beside its number. */
export const RATE_STEP = 0.1;
export const FINE_RATE_STEP = 0.05;
/** One press of whatever makes it louder or quieter. */
export const VOLUME_STEP = 0.05;
/** Places nearer than this are the same: seeks land on a frame. */
export const SAME_PLACE_SEC = 0.5;

export type PlaybackAction =
  | { type: 'load'; positionSec: number }
  | { type: 'unload' }
  | { type: 'duration'; durationSec: number | null }
  | { type: 'time'; positionSec: number }
  | { type: 'seeked'; positionSec: number; isPlayWanted: boolean }
  | { type: 'buffered'; bufferedSec: number }
  | { type: 'waiting' }
  | { type: 'playing' }
  | { type: 'paused' }
  | { type: 'ended' }
  | { type: 'failed'; fault: PlaybackFault }
  | { type: 'volume'; volume: number; isMuted: boolean }
  | { type: 'rate'; rate: number };

/** What an engine reports. Volume and rate come also from outside, for example from the keys of a headset. */
export type EngineEvent = Exclude<PlaybackAction, { type: 'load' | 'unload' }>;

/** A speed the player offers; anything that is not a number is normal speed. */
export const clampRate = (rate: number): number => (Number.isFinite(rate) ? Math.min(MAX_RATE, Math.max(MIN_RATE, rate)) : 1);

export const clampVolume = (volume: number): number => (Number.isFinite(volume) ? Math.min(1, Math.max(0, volume)) : 1);

/** Without the dust of floating point. */
const toHundredths = (value: number): number => Math.round(value * 100) / 100;

export const stepRate = (rate: number, by: number): number => clampRate(toHundredths(rate + by));

export const stepVolume = (volume: number, by: number): number => clampVolume(toHundredths(volume + by));

function clampPosition(sec: number, durationSec: number | null): number {
  const position = Number.isFinite(sec) ? Math.max(0, sec) : 0;
  return durationSec === null ? position : Math.min(position, durationSec);
}

/**
 * Where a seek to `sec` goes, within the unit; null when it has to be ignored: the duration is unknown
 * (specification 5), nothing is loaded, or `sec` is not a number.
 */
export function seekTarget(playback: PlaybackState, sec: number): number | null {
  if (playback.durationSec === null || playback.isPlacing || Number.isNaN(sec)) return null;
  return sec === Infinity ? playback.durationSec : clampPosition(sec, playback.durationSec);
}

/** The next state of playback, from what the media element reports. Events of nothing (idle) change only the sound. */
export function reducePlayback(playback: PlaybackState, action: PlaybackAction): PlaybackState {
  switch (action.type) {
    case 'load':
      return {
        ...keepSound(playback),
        status: 'loading',
        positionSec: clampPosition(action.positionSec, null),
        isPlacing: true,
      };
    case 'unload':
      return keepSound(playback);
    case 'volume':
      return { ...playback, volume: clampVolume(action.volume), isMuted: action.isMuted };
    case 'rate':
      return { ...playback, rate: clampRate(action.rate) };
    case 'failed':
      return { ...playback, status: 'error', fault: action.fault, isWaiting: false };
    default:
      return playback.status === 'idle' || playback.status === 'error' ? playback : reduceMedia(playback, action);
  }
}

const keepSound = ({ volume, isMuted, rate }: PlaybackState): PlaybackState => ({
  ...IDLE_PLAYBACK,
  volume,
  isMuted,
  rate,
});

type MediaAction = Exclude<PlaybackAction, { type: 'load' | 'unload' | 'volume' | 'rate' | 'failed' }>;

function reduceMedia(playback: PlaybackState, action: MediaAction): PlaybackState {
  switch (action.type) {
    case 'duration': {
      const sec = action.durationSec;
      const durationSec = sec !== null && Number.isFinite(sec) && sec > 0 ? sec : null;
      return { ...playback, durationSec, positionSec: clampPosition(playback.positionSec, durationSec) };
    }
    case 'time':
      return playback.isPlacing ? playback : place(playback, action.positionSec);
    case 'seeked':
      return {
        ...place(playback, action.positionSec),
        isPlacing: false,
        status: statusAfterSeek(playback, action.isPlayWanted),
      };
    case 'buffered':
      return { ...playback, bufferedSec: clampPosition(action.bufferedSec, playback.durationSec) };
    case 'waiting':
      return playback.status === 'playing' ? { ...playback, isWaiting: true } : playback;
    case 'playing':
      return { ...playback, status: 'playing', isWaiting: false };
    case 'paused':
      return playback.status === 'ended' ? playback : { ...playback, status: 'paused', isWaiting: false };
    case 'ended':
      return {
        ...playback,
        status: 'ended',
        isWaiting: false,
        isPlacing: false,
        positionSec: playback.durationSec ?? playback.positionSec,
      };
  }
}

const place = (playback: PlaybackState, sec: number): PlaybackState => ({
  ...playback,
  positionSec: clampPosition(sec, playback.durationSec),
});

/** Loading ends here unless the sound is still to come; a seek back from the end leaves the end. */
function statusAfterSeek(playback: PlaybackState, isPlayWanted: boolean): PlaybackStatus {
  const isStill = playback.status === 'loading' || playback.status === 'ended';
  return isStill && !isPlayWanted ? 'paused' : playback.status;
}
