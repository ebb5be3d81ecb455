import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { Today } from '#core/discover/today.ts';
import { zoneHere } from '#web/zone-here.ts';

/** The first document is written by the server, which does not know where the device is: there today may be another day. */
export function useOwnToday({ timeZone, review, goal }: Today): void {
  const { revalidate } = useRevalidator();
  const isForeign = timeZone === 'UTC' && (review !== null || goal !== null);
  useEffect(() => {
    if (isForeign && zoneHere() !== 'UTC') void revalidate();
  }, [isForeign, revalidate]);
}
