import { useCallback, useContext } from 'react';
import { seekTarget } from '#core/player/playback.ts';
import type { PlayerState } from '#core/player/player-state.ts';
import { currentId } from '#core/player/queue-state.ts';
import { PlayerContext, usePlayerCommands } from './use-player.ts';

/** Whether times in the state are times in this unit. While the next one is fetched, the episode is still the one before. */
export const isCurrentUnit = ({ queue, episode, playback }: PlayerState, unitId: string): boolean =>
  episode?.id === unitId && currentId(queue) === unitId && playback.status !== 'idle';

export interface PlayFromTarget {
  readonly unitId: string;
  readonly sec: number;
  /** What to play around it, when it is not in the queue yet. */
  readonly queue?: readonly string[] | undefined;
}

/** Plays from a place, also where its unit is loaded and paused. */
export function usePlayFrom(): (target: PlayFromTarget) => void {
  const store = useContext(PlayerContext)?.store;
  const { playUnit } = usePlayerCommands();
  return useCallback(
    ({ unitId, sec, queue }) => {
      // A queue that holds it already is the learner's own.
      const isQueued = store?.getState().queue.items.includes(unitId) === true;
      playUnit(unitId, { queue: isQueued ? undefined : queue, startSec: sec });
    },
    [store, playUnit],
  );
}

/** Goes to a place: in the unit that is loaded, playing or paused as it was; any other unit starts playing there. */
export function useGoTo(): (target: PlayFromTarget) => void {
  const store = useContext(PlayerContext)?.store;
  const { seek } = usePlayerCommands();
  const playFrom = usePlayFrom();
  return useCallback(
    (target) => {
      const state = store?.getState();
      const isLoaded = state !== undefined && isCurrentUnit(state, target.unitId) && state.playback.status !== 'error';
      if (isLoaded && seekTarget(state.playback, target.sec) !== null) seek(target.sec);
      else playFrom(target);
    },
    [store, seek, playFrom],
  );
}
