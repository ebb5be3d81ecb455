import { isLeftAtEnd } from '../../progress/finished.ts';
import type { Place } from '../../progress/place.ts';

/** Nobody wants to be asked about places that are no further apart. */
const NEAR_SEC = 60;

/** Two places in one unit that the listener has to choose between. Seconds. */
export interface PlaceChoice {
  unitId: string;
  /** Where this browser left it. */
  hereSec: number;
  /** Where another device left it. */
  otherSec: number;
}

/**
 * Whether to ask "resume from there or from here?": another device has reported a place in the unit, and it is more than
 * a minute away from this browser's own. A place that is only an older report of this browser is no other device.
 * @param confirmedMs the time of this browser's last report that the server has acknowledged, or null
 */
export function findPlaceChoice(here: Place | null, onServer: Place | null, confirmedMs: number | null): PlaceChoice | null {
  if (here?.positionSec == null || onServer?.positionSec == null) return null;
  if (onServer.observedMs === here.observedMs || onServer.observedMs === confirmedMs) return null;
  // From the beginning again is not a place that anybody misses.
  if (isLeftAtEnd(here) || isLeftAtEnd(onServer)) return null;
  if (Math.abs(here.positionSec - onServer.positionSec) <= NEAR_SEC) return null;
  return { unitId: here.unitId, hereSec: here.positionSec, otherSec: onServer.positionSec };
}
