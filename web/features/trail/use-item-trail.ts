import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { spokenUnitId, toSpeechId } from '#core/player/speech/speech-id.ts';
import { queryClient } from '#web/query-client.ts';
import { findTrail, type ItemTrail, type LivePlace } from './item-trail.ts';
import { leavePlace, withLeftPlaces, type LeftPlace } from './left-places.ts';
import { useLivePlace } from './use-live-place.ts';

/* The player reports the end of a unit as it leaves it; the report has to arrive before places are read again. */
const REPORT_ARRIVES_MS = 1500;

/** A work's trail that follows the player, whether a unit is heard, seen or read aloud. */
export function useItemTrail(item: Pick<ItemDetail, 'id' | 'kind' | 'units' | 'progress'>): ItemTrail {
  const found = useLivePlace(item.units.flatMap(({ id }) => [id, toSpeechId(id)]));
  const live = useMemo(() => found && { ...found, unitId: spokenUnitId(found.unitId) }, [found]);
  const left = useLeftPlaces(live);
  useFreshPages(live && `${live.unitId} ${live.isEnded}`);
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
  }, [live]);
  return left;
}

/**
 * Pages that are kept know nothing of what the player has left since; they are loaded again when they are next opened.
 * The one that is open does not need it.
 */
function useFreshPages(playing: string | null): void {
  const before = useRef(playing);
  useEffect(() => {
    const isNews = before.current !== null && before.current !== playing;
    before.current = playing;
    // Not called off by leaving the page: it is the others that wait for it.
    if (isNews) window.setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['screen'] }), REPORT_ARRIVES_MS);
  }, [playing]);
}
