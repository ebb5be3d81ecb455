import { useMemo } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { isFinished } from '#core/progress/finished.ts';
import { spokenUnitId, toSpeechId } from '#core/player/speech/speech-id.ts';
import { findTrail, type ItemTrail } from '#core/trail/item-trail.ts';
import { usePlaces } from '#web/places.ts';
import { useLivePlace } from './use-live-place.ts';

/**
 * A work's trail that follows the player, whether a unit is heard, seen or read aloud.
 * @param openId the unit whose page this is: another one that is done stays done there, even while it still sounds
 */
export function useItemTrail(item: Pick<ItemDetail, 'kind' | 'units' | 'progress'>, openId?: string): ItemTrail {
  const ids = item.units.map(({ id }) => id);
  const found = useLivePlace([...ids, ...ids.map(toSpeechId)]);
  const live = useMemo(() => found && { ...found, unitId: spokenUnitId(found.unitId) }, [found]);
  const places = usePlaces(ids, item.progress);
  const isElsewhere = openId !== undefined && live?.unitId !== openId;
  const isLeft = isElsewhere && places.some((place) => place.unitId === live?.unitId && isFinished(place));
  // Where something has ended one is no more.
  return findTrail(item, places, live?.isEnded || isLeft ? null : live);
}
