import type { PlayerEpisode } from '../episode.ts';
import type { PlaceChoice } from '../places/place-choice.ts';
import { noteJump } from '../places/place-history.ts';
import { reducePlayback, type EngineEvent, type PlaybackAction } from '../playback.ts';
import type { PlaybackFault } from '../playback-state.ts';
import type { PlayerState } from '../player-state.ts';
import type { SpeechText } from '../speech/speech-schema.ts';

/** A unit that was fetched and is about to be given to the engine. */
export interface ArrivedUnit {
  readonly episode: PlayerEpisode;
  /** Its words, when it is spoken. */
  readonly speech: SpeechText | null;
  /** Set when the learner has to say which of two places is meant. */
  readonly choice: PlaceChoice | null;
}

const play = (state: PlayerState, action: PlaybackAction): PlayerState => ({ ...state, playback: reducePlayback(state.playback, action) });

/** Another unit is asked for. Until it is there, the one before is still shown. */
export const awaitUnit = (state: PlayerState, { positionSec, isPlayWanted }: { positionSec: number; isPlayWanted: boolean }): PlayerState =>
  play({ ...state, isPlayWanted, placeChoice: null }, { type: 'load', positionSec });

export function showUnit(state: PlayerState, { episode, speech, choice }: ArrivedUnit, positionSec: number): PlayerState {
  const { video, isPlayWanted } = state;
  // A film that is started is meant to be seen.
  const isOpened = video.mode === 'closed' && isPlayWanted;
  const shown = { ...state, episode, speech, placeChoice: choice, video: isOpened ? { ...video, mode: 'normal' as const } : video };
  return play(shown, { type: 'load', positionSec });
}

/** The unit cannot be played; without its own title none is shown. */
export const failUnit = (state: PlayerState, unitId: string, fault: PlaybackFault): PlayerState =>
  play({ ...state, episode: state.episode?.id === unitId ? state.episode : null }, { type: 'failed', fault });

/** The engine has said something of what it holds. */
export function hearEngine(state: PlayerState, event: EngineEvent): PlayerState {
  const heard = play(state, event);
  // Also when the system did it, after a call for example.
  if (event.type === 'playing') return { ...heard, isPlayWanted: true };
  return event.type === 'paused' ? { ...heard, isPlayWanted: false } : heard;
}

/** The learner's place was passed over by a start somewhere else: they may want it back. */
export const noteSkipped = (state: PlayerState, jump: { unitId: string; fromSec: number; toSec: number; nowMs: number }): PlayerState =>
  jump.fromSec === 0 ? state : { ...state, history: noteJump(state.history, jump) };
