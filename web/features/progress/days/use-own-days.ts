import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { zoneHere } from '#web/zone-here.ts';

/** The first document is written by the server, which does not know where the device is: there days may be others. */
export function useOwnDays(timeZone: string | undefined): void {
  const { revalidate } = useRevalidator();
  const isForeign = timeZone === 'UTC';
  useEffect(() => {
    if (isForeign && zoneHere() !== 'UTC') void revalidate();
  }, [isForeign, revalidate]);
}
