import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { isWorkFinished } from '#core/progress/finished.ts';
import { writeInstant } from '#core/progress/instant.ts';
import type { PlaceView } from '#core/progress/place-schema.ts';
import type { PlaceReport } from '#core/progress/place.ts';
import { readLocator } from '#core/reader/locator.ts';
import { arrivedPlace, mergePlace, shownMs } from '#core/progress/stored-place.ts';
import { quartersOf, spreadStudy, type StudyQuarter } from '#core/days/study-time.ts';
import type { Database } from '../../db/database.ts';
import { isUnitFinished } from '../../db/finished.ts';
import { writeTogether } from '../../db/gather-writes.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import { readPlaceRow, readShownPlace, SHOWN_COLUMNS, writePlaceRow, type ProgressRow, type ShownRow } from '../../db/place-row.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';

/** @param nowMs of the server, whose clock may have been ahead when the row was written */
export function presentPlace(row: ShownRow, nowMs: number): PlaceView {
  const { heard, observedMs, ...place } = readShownPlace(row);
  return { ...place, itemId: row.itemId, ...(heard === null ? {} : { heard }), observedAt: writeInstant(shownMs(observedMs, nowMs)) };
}

interface PlaceKey {
  userId: LearnerId;
  unitId: string;
}

const shownPlace = keepStatement((db, { userId, unitId }: PlaceKey) =>
  db.selectFrom('progress').select(SHOWN_COLUMNS).where('userId', '=', userId).where('unitId', '=', unitId),
);

export async function findPlace(house: House, userId: LearnerId, unitId: string): Promise<ShownRow | undefined> {
  const [row] = await shownPlace(house.db, { userId, unitId });
  return row;
}

const placesIn = keepStatement((db, { userId, itemId }: { userId: LearnerId; itemId: string }) =>
  db.selectFrom('progress').select(SHOWN_COLUMNS).where('userId', '=', userId).where('itemId', '=', itemId),
);

export async function listItemPlaces(house: House, userId: LearnerId, itemId: string): Promise<PlaceView[]> {
  const rows = await placesIn(house.db, { userId, itemId });
  return rows.map((row) => presentPlace(row, house.now()));
}

/** When the last unit of a work was first finished; now while none is. */
export async function findFinish(house: House, userId: LearnerId, itemId: string): Promise<number> {
  const { at } = await house.db
    .selectFrom('progress')
    .innerJoin('unit', 'unit.id', 'progress.unitId')
    .where('progress.userId', '=', userId)
    .where('unit.itemId', '=', itemId)
    .where('unit.missingSince', 'is', null)
    .select((eb) => eb.fn.max('progress.finishedAt').as('at'))
    .executeTakeFirstOrThrow();
  return at ?? house.now();
}

const latestPlace = keepStatement((db, { userId, itemId }: { userId: LearnerId; itemId: string }) =>
  db
    .selectFrom('progress')
    .innerJoin('unit', 'unit.id', 'progress.unitId')
    .select(SHOWN_COLUMNS.map((column) => `progress.${column}` as const))
    .select('unit.title as unitTitle')
    .where('progress.userId', '=', userId)
    .where('progress.itemId', '=', itemId)
    .where('unit.missingSince', 'is', null)
    .orderBy('progress.observedAt', 'desc')
    .limit(1),
);

/** Where a learner was last in a work, of the parts that are there. */
export async function findLatestPlace(house: House, userId: LearnerId, itemId: string) {
  const [row] = await latestPlace(house.db, { userId, itemId });
  return row ? { place: presentPlace(row, house.now()), partTitle: readLocator(row.locator)?.chapter || row.unitTitle } : null;
}

/** A learner's places in what is seen, the latest first. The others wait until there is something to show and open again. */
export async function listRecentPlaces(house: House, userId: LearnerId, page: { limit: number; cursor?: string | undefined }) {
  const rows = await readRecentPlaces(house, userId, { ...page, limit: page.limit + 1 });
  const shown = rows.slice(0, page.limit);
  const last = shown.at(-1);
  const { total } = await seenPlaces(house.longReads, { userId, now: house.now() })
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    rows: shown,
    nextCursor: rows.length > page.limit && last ? encodeCursor([last.updatedAt, last.unitId]) : null,
    total: Number(total),
  };
}

const recentPlaces = (db: Database, { limit, ...whose }: WhosePlaces & { limit: number }) =>
  seenPlaces(db, whose)
    .select(SHOWN_COLUMNS.map((column) => `progress.${column}` as const))
    .select('unit.title as unitTitle')
    .orderBy('progress.updatedAt', 'desc')
    .orderBy('progress.unitId', 'desc')
    .limit(limit);

const latestPlaces = keepStatement(recentPlaces);

/** The same without how many there are, which takes a look at all. */
export function readRecentPlaces(house: House, userId: LearnerId, page: { limit: number; cursor?: string | undefined }) {
  const shown = { userId, now: house.now(), limit: page.limit };
  if (page.cursor === undefined) return latestPlaces(house.db, shown);
  const [updatedAt, unitId] = decodeCursor(page.cursor, z.tuple([z.number(), z.string()]));
  return recentPlaces(house.db, shown)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('progress.updatedAt', 'progress.unitId'), '<', tuple(updatedAt, unitId)))
    .execute();
}

interface WhosePlaces {
  userId: LearnerId;
  now: number;
}

const seenPlaces = (db: Database, { userId, now }: WhosePlaces) =>
  db
    .selectFrom('progress')
    .innerJoin('unit', 'unit.id', 'progress.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where('progress.userId', '=', userId)
    .where(isUnitSeen(now));

/**
 * Merges a report into the stored place, and counts its new seconds for the day. Seconds for which no day has room are
 * counted nowhere: certificates speak of those of a place. Read and write are one transaction, so
 * that two devices reporting at once cannot overwrite each other.
 */
export function savePlace(
  house: House,
  userId: LearnerId,
  unit: { id: string; itemId: string; itemKind: ItemKind },
  report: PlaceReport,
): Promise<ProgressRow> {
  return writeTogether(house.db, async (trx) => {
    const [stored] = await storedPlace(trx, { userId, unitId: unit.id });
    const now = house.now();
    const before = stored ? readPlaceRow(stored) : null;
    const sinceMs = await readSince(trx, userId);
    const arrived = arrivedPlace(unit.id, report, now, sinceMs);
    const merged = mergePlace(before, arrived, now);
    if (stored && merged === before) return stored;
    const newSec = merged.playedSec - (before?.playedSec ?? 0);
    const seen = { serverMs: arrived.serverMs, nowMs: now, sinceMs };
    const quarters = newSec > 0 ? spreadStudy(newSec, seen, await readHeld(trx, userId, quartersOf(seen))) : [];
    const lostMs = Math.round((newSec - quarters.reduce((sum, { seconds }) => sum + seconds, 0)) * 1000);
    const playedSec = merged.playedSec - lostMs / 1000;
    const place = { ...writePlaceRow({ ...merged, playedSec }), itemId: unit.itemId, updatedAt: now };
    const row: ProgressRow = { userId, unitId: unit.id, ...place };
    await putPlace(trx, row);
    for (const quarter of quarters) await addStudyTime(trx, { userId, kind: unit.itemKind, ...quarter });
    return row;
  });
}

const storedPlace = keepStatement((db, { userId, unitId }: PlaceKey) =>
  db.selectFrom('progress').selectAll().where('userId', '=', userId).where('unitId', '=', unitId),
);

const putPlace = keepStatement((db, row: ProgressRow) => {
  const { userId: _, unitId: _unit, ...place } = row;
  return db
    .insertInto('progress')
    .values(row)
    .onConflict((oc) => oc.columns(['userId', 'unitId']).doUpdateSet(place));
});

const accountBegun = keepStatement((db, { userId }: { userId: LearnerId }) =>
  db.selectFrom('user').select('createdAt').where('id', '=', userId),
);

/** Since when there has been the account. */
async function readSince(trx: Transaction<Tables>, userId: LearnerId): Promise<number> {
  const [account] = await accountBegun(trx, { userId });
  if (!account) throw new Error('There is no such account any more.');
  return new Date(account.createdAt).getTime();
}

const heldSeconds = keepStatement((db, { userId, from, to }: { userId: LearnerId; from: number; to: number }) =>
  db
    .selectFrom('studyTime')
    .where('userId', '=', userId)
    .where('at', '>=', from)
    .where('at', '<=', to)
    .groupBy('at')
    .select((eb) => ['at', eb.fn.sum<number>('seconds').as('seconds')]),
);

/** Seconds of all kinds by quarter of an hour. */
async function readHeld(
  trx: Transaction<Tables>,
  userId: LearnerId,
  quarters: ReturnType<typeof quartersOf>,
): Promise<Map<number, number>> {
  const rows = await heldSeconds(trx, { userId, ...quarters });
  return new Map(rows.map(({ at, seconds }) => [at, seconds]));
}

const addStudyTime = keepStatement((db, row: StudyQuarter & { userId: LearnerId; kind: ItemKind }) =>
  db
    .insertInto('studyTime')
    .values(row)
    .onConflict((oc) =>
      oc.columns(['userId', 'at', 'kind']).doUpdateSet((eb) => ({ seconds: eb('studyTime.seconds', '+', eb.ref('excluded.seconds')) })),
    ),
);

export interface ItemShare {
  /** 0 to 1, each unit weighing as much as it is long. */
  readonly fraction: number;
  readonly finishedUnits: number;
  readonly isFinished: boolean;
}

/** How much of each item is done: summed by the database, since works may have thousands of units. */
export async function itemShares({ longReads }: House, userId: LearnerId, itemIds: readonly string[]): Promise<Map<string, ItemShare>> {
  if (itemIds.length === 0) return new Map();
  // A unit of unknown length still counts for something.
  const weight = sql`case when ${sql.ref('unit.durationSec')} > 1 then ${sql.ref('unit.durationSec')} else 1.0 end`;
  const done = sql`case when ${isUnitFinished} then 1.0 else coalesce(${sql.ref('progress.fraction')}, 0) end`;
  const works = await longReads
    .selectFrom('unit')
    .leftJoin('progress', (join) => join.onRef('progress.unitId', '=', 'unit.id').on('progress.userId', '=', userId))
    .where('unit.itemId', 'in', [...itemIds])
    .where('unit.missingSince', 'is', null)
    .groupBy('unit.itemId')
    .select(({ fn }) => ['unit.itemId', fn.countAll<number>().as('units')])
    .select([
      sql<number>`sum(${weight} * ${done}) / sum(${weight})`.as('fraction'),
      sql<number>`sum(case when ${isUnitFinished} then 1 else 0 end)`.as('finished'),
    ])
    .execute();
  return new Map(
    works.map(({ itemId, fraction, finished, units }) => [
      itemId,
      { fraction, finishedUnits: Number(finished), isFinished: isWorkFinished(Number(finished), Number(units)) },
    ]),
  );
}
