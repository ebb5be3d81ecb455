import { useContext, useEffect, useEffectEvent } from 'react';
import { shownDurationSec, type PlayerState } from '#core/player/player-state.ts';
import { currentId } from '#core/player/queue-state.ts';
import { isAtEnd } from '#core/progress/resume.ts';
import { PlayerContext } from '#web/player/use-player.ts';

/** Hears when a unit has sounded to its end, whether the player then stops or goes on by itself; `playing` is what it then holds. */
export function useLessonEnd(unitId: string | null, onEnd: (playing: string | null) => void): void {
  const store = useContext(PlayerContext)?.store;
  const end = useEffectEvent(onEnd);
  useEffect(
    () =>
      store?.subscribe((now, before) => {
        if (unitId !== null && isEndOf(unitId, now, before)) end(currentId(now.queue));
      }),
    [store, unitId],
  );
}

/** It has stopped there, or the next one has its turn, while the place was near the end. */
export function isEndOf(unitId: string, now: PlayerState, before: PlayerState): boolean {
  if (currentId(before.queue) !== unitId || before.episode?.id !== unitId || before.playback.status === 'ended') return false;
  if (currentId(now.queue) === unitId) return now.playback.status === 'ended';
  return before.isPlayWanted && isAtEnd(before.playback.positionSec, shownDurationSec(before));
}
