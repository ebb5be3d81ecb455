import { useMemo } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { spokenUnitId, toSpeechId } from '#core/player/speech/speech-id.ts';
import { findTrail, type ItemTrail } from '#core/trail/item-trail.ts';
import { usePlaces } from '#web/places.ts';
import { useLivePlace } from './use-live-place.ts';

/** A work's trail that follows the player, whether a unit is heard, seen or read aloud. */
export function useItemTrail(item: Pick<ItemDetail, 'kind' | 'units' | 'progress'>): ItemTrail {
  const ids = item.units.map(({ id }) => id);
  const found = useLivePlace([...ids, ...ids.map(toSpeechId)]);
  const live = useMemo(() => found && { ...found, unitId: spokenUnitId(found.unitId) }, [found]);
  const places = usePlaces(ids, item.progress);
  // Where something has ended one is no more.
  return findTrail(item, places, live?.isEnded ? null : live);
}
