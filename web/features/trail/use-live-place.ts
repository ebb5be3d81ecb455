import { useMemo } from 'react';
import { shownDurationSec } from '#core/player/player-state.ts';
import { currentId } from '#core/player/queue-state.ts';
import type { LivePlace } from '#core/trail/item-trail.ts';
import { usePlayer } from '#web/player/use-player.ts';

/** Where the player is in one of these, when it holds one: a unit, or a spoken text. */
export function useLivePlace(ids: readonly string[]): LivePlace | null {
  const unitId = usePlayer(({ queue }) => {
    const id = currentId(queue);
    return id !== null && ids.includes(id) ? id : null;
  });
  // Whole seconds: the player's clock ticks more often than a list has to change.
  const positionSec = usePlayer(({ playback: { status, isPlacing, positionSec: atSec } }) =>
    // While it is being placed, a place that was asked for counts; 0 may only mean that none is known yet.
    status === 'idle' || status === 'error' || (isPlacing && atSec === 0) ? null : Math.floor(atSec),
  );
  const durationSec = usePlayer((state) => (state.episode?.id === unitId ? shownDurationSec(state) : null));
  const isEnded = usePlayer(({ playback }) => playback.status === 'ended');
  return useMemo(
    () => (unitId === null ? null : { unitId, positionSec, durationSec, isEnded }),
    [unitId, positionSec, durationSec, isEnded],
  );
}
