import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { spokenUnitId, toSpeechId } from '#core/player/speech-id.ts';
import { queryClient } from '#web/query-client.ts';
import { findTrail, type ItemTrail, type LivePlace } from './item-trail.ts';
import { leavePlace, withLeftPlaces, type LeftPlace } from './left-places.ts';
import { useLivePlace } from './use-live-place.ts';

/* The player reports the end of a unit as it leaves it; the report has to arrive before the places are read again. */
const REPORT_ARRIVES_MS = 1500;

/** A work's trail that follows the player, whether a unit is heard, seen or read aloud. */
export function useItemTrail(item: Pick<ItemDetail, 'id' | 'kind' | 'units' | 'progress'>): ItemTrail {
  const found = useLivePlace(item.units.flatMap(({ id }) => [id, toSpeechId(id)]));
  const live = found && { ...found, unitId: spokenUnitId(found.unitId) };
  const left = useLeftPlaces(live);
  useFreshPlaces(live && `${live.unitId} ${live.isEnded}`);
  const progress = withLeftPlaces(item.progress ?? [], left, item.id);
  // Where something has ended one is no more.
  return findTrail({ ...item, progress }, live?.isEnded ? null : live);
}

/** The places that the player leaves, at once: the page does not wait until they have been to the server and back. */
function useLeftPlaces(live: LivePlace | null): readonly LeftPlace[] {
  const [left, setLeft] = useState<readonly LeftPlace[]>([]);
  const last = useRef<LivePlace | null>(null);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = live;
    const isLeft = before !== null && before.unitId !== live?.unitId;
    const isOver = live?.isEnded === true && before?.isEnded !== true;
    const place = isOver ? leavePlace(live, Date.now()) : isLeft ? leavePlace(before, Date.now()) : null;
    if (place) setLeft((places) => [...places.filter(({ unitId }) => unitId !== place.unitId), place]);
  });
  return left;
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
