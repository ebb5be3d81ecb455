import type { Selectable } from 'kysely';
import type { Place } from '#core/progress/place.ts';
import type { ProgressTable } from './tables/learner.ts';

export type ProgressRow = Selectable<ProgressTable>;

export const readPlaceRow = ({ unitId, positionSec, locator, fraction, completed, playedSec, heard, observedAt }: ProgressRow): Place => ({
  unitId,
  positionSec,
  locator,
  fraction,
  completed: completed === 1,
  playedSec,
  heard: heard === null ? null : JSON.parse(heard),
  observedMs: observedAt,
});

export const writePlaceRow = ({ positionSec, locator, fraction, completed, playedSec, heard, observedMs }: Place) => ({
  positionSec,
  locator,
  fraction,
  completed: completed ? 1 : 0,
  playedSec,
  heard: heard === null ? null : JSON.stringify(heard),
  observedAt: observedMs,
});
