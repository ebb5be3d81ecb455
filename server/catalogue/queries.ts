import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Openable } from '#core/account/may-open.ts';
import type { Sort } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { isSpeechId, spokenUnitId, toSpeechId } from '#core/player/speech/speech-id.ts';
import type { ItemTable } from '../db/tables/library.ts';
import type { Tables } from '../db/tables/tables.ts';
import type { House } from '../house.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';

export type ItemRow = Selectable<ItemTable>;

/** Columns that lists need; the long texts stay in the database. */
const SUMMARY_COLUMNS = [
  'item.id',
  'item.kind',
  'item.title',
  'item.author',
  'item.description',
  'item.coverMediaId',
  'item.durationSec',
  'item.topics',
  'item.unitCount',
  'item.access',
  'item.publishedAt',
  'item.sortTitle',
] as const;
export type SummaryRow = Pick<
  ItemRow,
  | 'id'
  | 'kind'
  | 'title'
  | 'author'
  | 'description'
  | 'coverMediaId'
  | 'durationSec'
  | 'topics'
  | 'unitCount'
  | 'access'
  | 'publishedAt'
  | 'sortTitle'
>;

export interface ListRequest {
  kind?: ItemKind | undefined;
  q?: string | undefined;
  topic?: string | undefined;
  length?: LengthBand | undefined;
  sort: Sort;
  limit: number;
  cursor?: string | undefined;
}

/** Bounds in seconds, the upper one exclusive. */
export const LENGTH_BANDS = { short: [0, 600], medium: [600, 3600], long: [3600, Number.MAX_SAFE_INTEGER] } as const;
export type LengthBand = keyof typeof LENGTH_BANDS;

const ORDER = {
  new: { column: 'publishedAt', direction: 'desc', key: z.tuple([z.number(), z.string()]) },
  title: { column: 'sortTitle', direction: 'asc', key: z.tuple([z.string(), z.string()]) },
  length: { column: 'durationSec', direction: 'asc', key: z.tuple([z.number(), z.string()]) },
} as const;

/**
 * Items that a learner may see now: not missing, not announced for later. Nearly all items are; the sum keeps the
 * database from taking the index of `publishedAt` for this condition and then sorting, when the list has another order.
 */
export function isVisible(eb: ExpressionBuilder<Tables, 'item'>, now: number) {
  return eb.and([eb('item.missingSince', 'is', null), eb(eb('item.publishedAt', '+', 0), '<=', now)]);
}

/** One page, by keyset: the cost of a page does not grow with its depth. */
export async function listItems(house: House, request: ListRequest) {
  const filtered = filterItems(house, request);
  const { column, direction, key } = ORDER[request.sort];
  let page = filtered
    .select(SUMMARY_COLUMNS)
    .orderBy(`item.${column}`, direction)
    .orderBy('item.id', direction)
    .limit(request.limit + 1);
  if (request.cursor !== undefined) {
    const [value, id] = decodeCursor(request.cursor, key);
    const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<');
    page = page.where(sql<boolean>`(${sql.ref(`item.${column}`)}, item.id) ${beyond} (${value}, ${id})`);
  }
  const rows = await page.execute();
  const items = rows.slice(0, request.limit);
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > request.limit && last ? encodeCursor([last[column], last.id]) : null,
    total: await keepCount(house, request, () => countItems(house, request)),
  };
}

function filterItems(house: House, { kind, q, topic, length }: Partial<ListRequest>) {
  let query = house.db.selectFrom('item').where((eb) => isVisible(eb, house.now()));
  if (kind) query = query.where('item.kind', '=', kind);
  if (topic) query = query.where('item.id', 'in', (eb) => eb.selectFrom('itemTopic').select('itemId').where('topic', '=', topic));
  if (length)
    query = query.where('item.durationSec', '>=', LENGTH_BANDS[length][0]).where('item.durationSec', '<', LENGTH_BANDS[length][1]);
  const match = q ? house.search.matches(q) : null;
  if (match) query = query.where(match);
  return query;
}

/**
 * Counting reads every matching row, so a count is kept for a second: at most that long a total may lag behind an
 * import, the rows themselves never do. Searches are not kept; there is no end of different ones.
 */
const COUNT_KEPT_MS = 1000;
const counts = new WeakMap<House, Map<string, { total: number; at: number }>>();

async function keepCount(house: House, { kind, q, topic, length }: Partial<ListRequest>, count: () => Promise<number>): Promise<number> {
  if (q) return count();
  const kept = counts.get(house) ?? new Map<string, { total: number; at: number }>();
  counts.set(house, kept);
  const key = JSON.stringify([kind, topic, length]);
  const known = kept.get(key);
  const now = house.now();
  if (known && Math.abs(now - known.at) < COUNT_KEPT_MS) return known.total;
  const total = await count();
  // Topics come from the request: unknown ones must not fill the memory.
  if (kept.size > 500) kept.clear();
  kept.set(key, { total, at: now });
  return total;
}

async function countItems(house: House, request: Partial<ListRequest>): Promise<number> {
  const { total } = await filterItems(house, request)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

export function findItem(house: House, id: string) {
  return house.db
    .selectFrom('item')
    .selectAll()
    .where('id', '=', id)
    .where((eb) => isVisible(eb, house.now()))
    .executeTakeFirst();
}

export function listUnits(house: House, itemId: string) {
  return house.db
    .selectFrom('unit')
    .selectAll()
    .where('itemId', '=', itemId)
    .where('missingSince', 'is', null)
    .orderBy('position')
    .execute();
}
export type UnitRow = Awaited<ReturnType<typeof listUnits>>[number];

/** A unit whose item may be seen now, with that item. */
export async function findUnit(house: House, unitId: string): Promise<{ unit: UnitRow; item: ItemRow } | undefined> {
  const unit = await house.db.selectFrom('unit').selectAll().where('id', '=', unitId).where('missingSince', 'is', null).executeTakeFirst();
  const item = unit && (await findItem(house, unit.itemId));
  return item && { unit, item };
}

/** Whether a unit has text that can be read aloud; a PDF has pages, not text. */
export function isSpeakable({ kind, path }: Pick<UnitRow, 'kind' | 'path'>): boolean {
  return kind === 'text' || (kind === 'ebook' && path.toLowerCase().endsWith('.epub'));
}

/** The ids to look for when `id` is asked for: a unit may have it, or be the one whose text it speaks (`tts-…`). */
const candidatesOf = (ids: readonly string[]): string[] => [
  ...new Set(ids.flatMap((id) => (isSpeechId(id) ? [id, spokenUnitId(id)] : [id]))),
];

/** Of the units found, the one that `id` means: that of the very id before the one whose text it speaks. */
function choose<Unit extends { id: string }>(units: readonly Unit[], id: string): Unit | undefined {
  return units.find((unit) => unit.id === id) ?? units.find((unit) => toSpeechId(unit.id) === id);
}

/**
 * The unit whose place and notes belong to an id: what is read and what is heard is one work. Units whose files are
 * missing count, so that nothing a learner did is refused; so do those that come out later.
 */
export async function findMeantUnit(house: House, id: string) {
  const units = await house.db
    .selectFrom('unit')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .select(['unit.id', 'unit.itemId', 'unit.kind', 'unit.path', 'item.publishedAt'])
    .where('unit.id', 'in', candidatesOf([id]))
    .execute();
  const unit = choose(units, id);
  return unit && (unit.id === id || isSpeakable(unit)) ? unit : undefined;
}

/** A unit as `mayOpen` asks of it. */
export function toOpenable({ unit, item }: { unit: Pick<UnitRow, 'sample' | 'missingSince'>; item: ItemRow }): Openable {
  const { access, publishedAt } = item;
  return { access, publishedAt, isSample: unit.sample === 1, missingSince: unit.missingSince ?? item.missingSince };
}

/** A unit under the id it was asked for, with its item, which may be seen now. */
export interface Episode {
  id: string;
  unit: UnitRow;
  item: ItemRow;
}

/** Whether the unit is to be read aloud: asked for by the id of a spoken item, and nothing else. */
export function isSpoken({ id, unit }: Pick<Episode, 'id' | 'unit'>): boolean {
  return isSpeechId(id) && (id !== unit.id || isSpeakable(unit));
}

/**
 * The units that these ids mean, in their order and each once, in two statements however many there are. One that is
 * asked for as a spoken item may have nothing to speak.
 */
export async function findEpisodes(house: House, ids: readonly string[]): Promise<Episode[]> {
  const asked = [...new Set(ids)];
  const units = await house.db
    .selectFrom('unit')
    .selectAll()
    .where('id', 'in', candidatesOf(asked))
    .where('missingSince', 'is', null)
    .execute();
  const itemIds = [...new Set(units.map((unit) => unit.itemId))];
  const items = await house.db
    .selectFrom('item')
    .selectAll()
    // An empty list is no SQL everywhere.
    .where('id', 'in', itemIds.length === 0 ? [''] : itemIds)
    .where((eb) => isVisible(eb, house.now()))
    .execute();
  const itemById = new Map(items.map((item) => [item.id, item]));
  return asked.flatMap((id) => {
    const unit = choose(units, id);
    const item = unit && itemById.get(unit.itemId);
    return item ? [{ id, unit, item }] : [];
  });
}

export function listTopics(house: House, kind?: ItemKind) {
  return house.db
    .selectFrom('itemTopic')
    .innerJoin('item', 'item.id', 'itemTopic.itemId')
    .where((eb) => isVisible(eb, house.now()))
    .$if(kind !== undefined, (qb) => qb.where('item.kind', '=', kind as ItemKind))
    .groupBy('topic')
    .select((eb) => ['topic', eb.fn.countAll<number>().as('items')])
    .orderBy('topic')
    .execute();
}

export function countVisibleItems(house: House): Promise<number> {
  return keepCount(house, {}, () => countItems(house, {}));
}

/** Visible items among these ids, by id. */
export async function findSummaries(house: House, ids: readonly string[]): Promise<Map<string, SummaryRow>> {
  if (ids.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('item')
    .select(SUMMARY_COLUMNS)
    .where('item.id', 'in', [...new Set(ids)])
    .where((eb) => isVisible(eb, house.now()))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

export async function findUnitTitles(house: House, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('unit')
    .select(['id', 'title'])
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}

/** What names a unit, by id; units whose files are missing are left out. */
export async function findUnitSummaries(house: House, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await house.db
    .selectFrom('unit')
    .select(['id', 'title', 'kind', 'position', 'sample'])
    .where('id', 'in', [...new Set(ids)])
    .where('missingSince', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}
