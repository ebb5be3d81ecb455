import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { currentId } from '#core/player/queue.ts';
import { usePlayer } from '#web/features/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';
import { findTrail, type ItemTrail } from './item-trail.ts';

/* The player reports the end of a unit as it leaves it; the report has to arrive before the places are read again. */
const REPORT_ARRIVES_MS = 1500;

/** A work's trail that follows the player. */
export function useItemTrail(item: Pick<ItemDetail, 'kind' | 'units' | 'progress'>): ItemTrail {
  const playingId = usePlayer((state) => currentId(state.queue));
  const liveId = item.units.some((unit) => unit.id === playingId) ? playingId : null;
  // Whole seconds: the player's clock ticks more often than a list has to change. Null until a place is confirmed.
  const positionSec = usePlayer(({ queue, playback }) =>
    liveId === null || currentId(queue) !== liveId || playback.isPlacing || playback.status === 'idle' || playback.status === 'error'
      ? null
      : Math.floor(playback.positionSec),
  );
  const isEnded = usePlayer((state) => liveId !== null && state.playback.status === 'ended');
  useFreshPlaces(liveId === null ? null : `${liveId} ${isEnded}`);
  return findTrail(item, liveId !== null && positionSec !== null ? { unitId: liveId, positionSec } : null);
}

/** Reads the places again when the player has come to the end of a unit or gone on to another. */
function useFreshPlaces(playing: string | null): void {
  const { revalidate } = useRevalidator();
  const before = useRef(playing);
  useEffect(() => {
    const isNews = before.current !== null && before.current !== playing;
    before.current = playing;
    if (!isNews) return undefined;
    const timer = window.setTimeout(() => {
      void queryClient.invalidateQueries({ queryKey: ['screen'] });
      void revalidate();
    }, REPORT_ARRIVES_MS);
    return () => window.clearTimeout(timer);
  }, [playing, revalidate]);
}
