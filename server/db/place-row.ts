import type { Selectable } from 'kysely';
import type { Place } from '#core/progress/place.ts';
import type { StoredPlace } from '#core/progress/stored-place.ts';
import type { ProgressTable } from './tables/learner.ts';

export type ProgressRow = Selectable<ProgressTable>;

/** All that is shown of a place; the rest is longer and puts further reports into order. */
export const SHOWN_COLUMNS = [
  'unitId',
  'itemId',
  'positionSec',
  'locator',
  'fraction',
  'completed',
  'playedSec',
  'heard',
  'observedAt',
  'updatedAt',
] as const satisfies readonly (keyof ProgressRow)[];

export type ShownRow = Pick<ProgressRow, (typeof SHOWN_COLUMNS)[number]>;

export const readShownPlace = (row: ShownRow): Place => ({
  unitId: row.unitId,
  positionSec: row.positionSec,
  locator: row.locator,
  fraction: row.fraction,
  completed: row.completed === 1,
  playedSec: row.playedSec,
  heard: row.heard === null ? null : JSON.parse(row.heard),
  observedMs: row.observedAt,
});

export const readPlaceRow = (row: ProgressRow): StoredPlace => ({
  ...readShownPlace(row),
  deviceMs: row.deviceAt ?? row.observedAt,
  serverMs: row.serverAt ?? row.observedAt,
  finishedMs: row.finishedAt,
  counted: row.counted === null ? [row.observedAt] : addDistances(JSON.parse(row.counted)),
});

export const writePlaceRow = (place: StoredPlace) => ({
  positionSec: place.positionSec,
  locator: place.locator,
  fraction: place.fraction,
  completed: place.completed ? 1 : 0,
  finishedAt: place.finishedMs,
  playedSec: place.playedSec,
  heard: place.heard === null ? null : JSON.stringify(place.heard),
  observedAt: place.observedMs,
  deviceAt: place.deviceMs,
  serverAt: place.serverMs,
  counted: JSON.stringify(takeDistances(place.counted)),
});

/** Whole instants would be three times as long. */
const takeDistances = (instants: readonly number[]): number[] => instants.map((ms, i) => ms - (instants[i - 1] ?? 0));

function addDistances(distances: readonly number[]): number[] {
  let ms = 0;
  return distances.map((distance) => (ms += distance));
}
