import path from 'node:path';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Sort } from '#core/library/catalogue.ts';
import type { AccessLevel, ItemKind } from '#core/library/kind.ts';
import type { OfferedWork } from '#core/library/work-link.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import type { House } from '../house.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { isItemSeen } from '../db/seen.ts';
import { SUMMARY_COLUMNS } from './items.ts';

export interface ListRequest {
  kind?: ItemKind | undefined;
  q?: string | undefined;
  topic?: string | undefined;
  skill?: SkillId | undefined;
  length?: LengthBand | undefined;
  access?: AccessLevel | undefined;
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

/** Rows of a skill carry the order themselves: the works of one lie in an index as the list has them. */
const orderOf = (column: (typeof ORDER)[Sort]['column'], skill: SkillId | undefined) =>
  skill
    ? ([sql.ref(`itemSkill.${column}`), sql.ref('itemSkill.itemId')] as const)
    : ([sql.ref(`item.${column}`), sql.ref('item.id')] as const);

/** One page, by keyset: the cost of a page does not grow with its depth. */
export async function listItems(house: House, request: ListRequest) {
  const filtered = filterItems(house, request);
  const { column, direction, key } = ORDER[request.sort];
  const [place, id] = orderOf(column, request.skill);
  let page = filtered
    .select(SUMMARY_COLUMNS)
    .orderBy(place, direction)
    .orderBy(id, direction)
    .limit(request.limit + 1);
  if (request.cursor !== undefined) {
    const [lastValue, lastId] = decodeCursor(request.cursor, key);
    const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<');
    page = page.where(sql<boolean>`(${place}, ${id}) ${beyond} (${lastValue}, ${lastId})`);
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

export interface NewestRequest {
  kind?: ItemKind | undefined;
  topic?: string | undefined;
  skill?: SkillId | undefined;
  /** Ids of works to pass over; the cost grows with their number. */
  except: readonly string[];
  limit: number;
}

/** The newest works, without what stands elsewhere already. */
export function listNewest(house: House, { except, limit, ...filter }: NewestRequest) {
  const [place, id] = orderOf('publishedAt', filter.skill);
  return filterItems(house, filter)
    .$if(except.length > 0, (qb) => qb.where('item.id', 'not in', except))
    .select(SUMMARY_COLUMNS)
    .orderBy(place, 'desc')
    .orderBy(id, 'desc')
    .limit(limit)
    .execute();
}

/** The newest works of each of these skills, in one statement: first those that name it before any other, as what they are about. */
export async function listNewestOfSkills(house: House, skills: readonly SkillId[], limit: number): Promise<Map<SkillId, OfferedWork[]>> {
  const parts = skills.map((skill) => {
    const [place, id] = orderOf('publishedAt', skill);
    const newest = filterItems(house, { skill })
      .select(['item.id', 'item.kind', 'item.title', 'item.access', 'item.skills', sql<SkillId>`${skill}`.as('skill')])
      .orderBy(place, 'desc')
      .orderBy(id, 'desc')
      .limit(limit);
    return house.db.selectFrom(newest.as('newest')).selectAll();
  });
  const [first, ...others] = parts;
  const rows = first ? await others.reduce((all, part) => all.unionAll(part), first).execute() : [];
  const isAbout = ({ skill, skills: json }: (typeof rows)[number]): boolean => (JSON.parse(json) as SkillId[])[0] === skill;
  const works = new Map<SkillId, OfferedWork[]>(skills.map((skill) => [skill, []]));
  const parted = Map.groupBy(rows, isAbout);
  for (const { skill, skills: _, ...work } of [...(parted.get(true) ?? []), ...(parted.get(false) ?? [])]) works.get(skill)?.push(work);
  return works;
}

/** The works of these folders, by folder, as far as they are in the library; for an episode, its show. */
export async function listInFolders(house: House, folders: readonly string[]): Promise<Map<string, OfferedWork[]>> {
  if (folders.length === 0) return new Map();
  const rows = await filterItems(house, {})
    .where('item.path', 'in', [...folders, ...folders.map((folder) => path.posix.dirname(folder))])
    .select(['item.id', 'item.kind', 'item.title', 'item.access', 'item.path'])
    .execute();
  const works = new Map<string, OfferedWork[]>();
  for (const { path: itemPath, ...work } of rows)
    for (const folder of folders)
      if (folder === itemPath || path.posix.dirname(folder) === itemPath) works.set(folder, [...(works.get(folder) ?? []), work]);
  return works;
}

function filterItems(house: House, { kind, q, topic, skill, length, access }: Partial<ListRequest>) {
  let query = house.db
    .selectFrom('item')
    .where(isItemSeen(house.now()))
    .$if(skill !== undefined, (qb) =>
      qb.innerJoin('itemSkill', 'itemSkill.itemId', 'item.id').where('itemSkill.skill', '=', skill as SkillId),
    );
  const match = q ? house.search.matches(q) : null;
  if (match) query = query.where(match);
  // Beside words the kind is hidden from the indexes: the database begins with what the words match, not with all works of a kind.
  const itsKind = match ? sql`${sql.ref('item.kind')} || ''` : sql.ref(skill ? 'itemSkill.kind' : 'item.kind');
  if (kind) query = query.where(itsKind, '=', kind);
  if (topic) query = query.where('item.id', 'in', (eb) => eb.selectFrom('itemTopic').select('itemId').where('topic', '=', topic));
  if (access) query = query.where('item.access', '=', access);
  if (length)
    query = query.where('item.durationSec', '>=', LENGTH_BANDS[length][0]).where('item.durationSec', '<', LENGTH_BANDS[length][1]);
  return query;
}

/**
 * Counting reads every matching row, so a count is kept for a second: at most that long a total may lag behind an
 * import, the rows themselves never do. Searches are not kept; there is no end of different ones.
 */
const COUNT_KEPT_MS = 1000;
const counts = new WeakMap<House, Map<string, { total: number; at: number }>>();

async function keepCount(
  house: House,
  { kind, q, topic, skill, length, access }: Partial<ListRequest>,
  count: () => Promise<number>,
): Promise<number> {
  if (q) return count();
  const kept = counts.get(house) ?? new Map<string, { total: number; at: number }>();
  counts.set(house, kept);
  const key = JSON.stringify([kind, topic, skill, length, access]);
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

export function listTopics(house: House, kind?: ItemKind) {
  return house.db
    .selectFrom('itemTopic')
    .innerJoin('item', 'item.id', 'itemTopic.itemId')
    .where(isItemSeen(house.now()))
    .$if(kind !== undefined, (qb) => qb.where('item.kind', '=', kind as ItemKind))
    .groupBy('topic')
    .select((eb) => ['topic', eb.fn.countAll<number>().as('items')])
    .orderBy('topic')
    .execute();
}

/** Read from one index alone: there are several rows a work, and every page of a list asks for them all. */
export function listSkillCounts(house: House, kind?: ItemKind) {
  return house.db
    .selectFrom('itemSkill')
    .where('publishedAt', '<=', house.now())
    .$if(kind !== undefined, (qb) => qb.where('kind', '=', kind as ItemKind))
    .groupBy('skill')
    .select((eb) => ['skill', eb.fn.countAll<number>().as('items')])
    .orderBy('skill')
    .execute();
}

export function countVisibleItems(house: House): Promise<number> {
  return keepCount(house, {}, () => countItems(house, {}));
}
