import { isLeftAtEnd } from '../progress/finished.ts';
import type { Place } from '../progress/place.ts';

/** Whether a learner has gone on in the other edition of a work since they were last in this one. */
export const isNewerElsewhere = (own: readonly Place[], other: Place): boolean =>
  !isLeftAtEnd(other) && other.fraction > 0 && own.every(({ observedMs }) => observedMs < other.observedMs);
