import path from 'node:path';
import { sql, type RawBuilder } from 'kysely';
import { z } from 'zod';
import type { Sort } from '#core/library/list-query.ts';
import type { AccessLevel, ItemKind } from '#core/library/kind.ts';
import type { OfferedWork } from '#core/library/work-link.ts';
import type { SkillId } from '#core/skills/skill-ids.ts';
import type { Database } from '../db/database.ts';
import { keepStatement } from '../db/kept-statement.ts';
import type { House } from '../house.ts';
import { decodeCursor, encodeCursor } from '../http/cursor.ts';
import { isItemSeen } from '../db/seen.ts';
import { SUMMARY_COLUMNS, type SummaryRow } from './items.ts';
import { keepByLibrary, keepOnShelf, type Shelf } from './keep-by-library.ts';

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

type Place = (typeof ORDER)[Sort]['column'];
type Filter = Partial<Omit<ListRequest, 'q' | 'sort' | 'limit' | 'cursor'>>;
type Match = RawBuilder<boolean>;

/** Rows of a skill and of a topic carry the order themselves: the works of one lie in an index as the list has them. */
const orderOf = (column: Place, { skill, topic }: Filter) =>
  skill || topic
    ? ([sql.ref(`tagged.${column}`), sql.ref('tagged.itemId')] as const)
    : ([sql.ref(`item.${column}`), sql.ref('item.id')] as const);

/** To gather so many works and sort them takes less than to walk, in the order of the list, past those that do not fit. */
const FEW = 1000;

/** One page, by keyset: the cost of a page does not grow with its depth. */
export async function listItems(house: House, request: ListRequest) {
  const match = request.q ? house.search.matches(request.q) : null;
  if (match) return listMatches(house, request, match);
  const total = await countItems(house, request);
  const gathered = total <= FEW ? await findRarest(house, request) : null;
  return { ...toPage(await readPage(house, request, gathered), request), total };
}

interface PageValues extends Pick<ListRequest, 'kind' | 'topic' | 'skill' | 'limit'> {
  now: number;
  /** Of the last work of the page before. */
  lastValue?: number | string | undefined;
  lastId?: string | undefined;
}

/** By order, by whether a kind, a topic and a skill are asked for, and by whether it is the first page. */
const keptPages = new Map<string, (db: Database, values: PageValues) => Promise<SummaryRow[]>>();

/** Those that are asked for most are kept compiled; there are too many ways to ask for an access or a length besides. */
function readPage(house: House, request: ListRequest, gathered: 'access' | 'length' | null): Promise<SummaryRow[]> {
  const { kind, topic, skill, length, access, sort, cursor } = request;
  const limit = request.limit + 1;
  const [lastValue, lastId] = cursor === undefined ? [] : decodeCursor(cursor, ORDER[sort].key);
  const now = house.now();
  if (length || access) return buildPage(house.db, { ...request, limit, now, lastValue, lastId }, gathered).execute();
  const given = Object.entries({ kind, topic: topic || undefined, skill, limit, now, lastValue, lastId }).filter(
    ([, value]) => value !== undefined,
  );
  const shape = [sort, ...given.map(([name]) => name)].join(' ');
  const page = keptPages.get(shape) ?? keepStatement((db, values: PageValues) => buildPage(db, { ...values, sort }));
  keptPages.set(shape, page);
  return page(house.db, Object.fromEntries(given) as unknown as PageValues);
}

function buildPage(
  db: Database,
  { now, lastValue, lastId, sort, limit, ...filter }: Filter & PageValues & Pick<ListRequest, 'sort'>,
  gathered: 'access' | 'length' | null = null,
) {
  const { column, direction } = ORDER[sort];
  // A sign hides the order from the indexes.
  const [place, id] = orderOf(column, filter).map((ref) => (gathered === null ? ref : sql`+${ref}`)) as [
    RawBuilder<unknown>,
    RawBuilder<unknown>,
  ];
  const byIndex = gathered ?? (sort === 'length' ? 'length' : null);
  const page = filterItems({ db, now: () => now }, filter, { byIndex })
    .select(SUMMARY_COLUMNS)
    .orderBy(place, direction)
    .orderBy(id, direction)
    .limit(limit);
  if (lastId === undefined) return page;
  const beyond = direction === 'asc' ? sql.raw('>') : sql.raw('<');
  return page.where(sql<boolean>`(${place}, ${id}) ${beyond} (${lastValue}, ${lastId})`);
}

function toPage<Row extends SummaryRow>(rows: readonly Row[], { sort, limit }: ListRequest) {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? encodeCursor([last[ORDER[sort].column], last.id]) : null };
}

/** What words match is found once, for the page and for the number of all, and may take long. Only what is shown is read whole. */
async function listMatches(house: House, request: ListRequest, match: Match) {
  const { column, direction, key } = ORDER[request.sort];
  const [place, id] = orderOf(column, request);
  const found = house.longReads.with(
    (cte) => cte('hit').materialized(),
    () => filterItems(house, request, { match }).select([sql<number | string>`${place}`.as('place'), sql<string>`${id}`.as('hitId')]),
  );
  const isBeyond = (cursor: string) => {
    const [lastValue, lastId] = decodeCursor(cursor, key);
    return sql<boolean>`(place, ${sql.ref('hitId')}) ${sql.raw(direction === 'asc' ? '>' : '<')} (${lastValue}, ${lastId})`;
  };
  const { cursor, limit } = request;
  const rows = await found
    .selectFrom((eb) =>
      eb
        .selectFrom('hit')
        .selectAll()
        .$if(cursor !== undefined, (hits) => hits.where(isBeyond(cursor as string)))
        .orderBy('place', direction)
        .orderBy('hitId', direction)
        .limit(limit + 1)
        .as('shown'),
    )
    .innerJoin('item', 'item.id', 'shown.hitId')
    .select(SUMMARY_COLUMNS)
    .select((eb) => eb.selectFrom('hit').select(eb.fn.countAll<number>().as('all')).as('total'))
    .$narrowType<{ total: number }>()
    .orderBy('shown.place', direction)
    .orderBy('shown.hitId', direction)
    .execute();
  const [first] = rows;
  // Beyond the last page.
  const count = () =>
    found
      .selectFrom('hit')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
  const { total } = first ?? (cursor === undefined ? { total: 0 } : await count());
  return { ...toPage(rows, request), total: Number(total) };
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
  const [place, id] = orderOf('publishedAt', filter);
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
    const [place, id] = orderOf('publishedAt', { skill });
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

/**
 * Works that are seen and fit.
 * @param match the condition of words, if there are some
 * @param byIndex for which of these an index may be taken; the others are looked at row by row, in the order of the list
 */
function filterItems(
  { db, now }: Pick<House, 'db' | 'now'>,
  { kind, topic, skill, length, access }: Filter,
  { byIndex = null, match = null }: { byIndex?: 'access' | 'length' | null; match?: Match | null } = {},
) {
  // Beside words the others are hidden from the indexes: the database begins with what the words match, not with all works of a kind.
  const column = (name: string) => (match ? sql`${sql.ref(name)} || ''` : sql.ref(name));
  let query = db.selectFrom('item').where(isItemSeen(now()));
  if (skill) query = query.innerJoin('itemSkill as tagged', 'tagged.itemId', 'item.id').where(column('tagged.skill'), '=', skill);
  else if (topic) query = query.innerJoin('itemTopic as tagged', 'tagged.itemId', 'item.id').where(column('tagged.topic'), '=', topic);
  if (skill && topic)
    query = query.where(({ exists, selectFrom }) =>
      exists(selectFrom('itemTopic').select('topic').whereRef('itemId', '=', 'item.id').where('topic', '=', topic)),
    );
  if (match) query = query.where(match);
  if (kind) query = query.where(column(skill || topic ? 'tagged.kind' : 'item.kind'), '=', kind);
  if (access) query = query.where(byIndex === 'access' ? sql.ref('item.access') : sql`+${sql.ref('item.access')}`, '=', access);
  if (length) {
    const durationSec = byIndex === 'length' ? sql<number>`${sql.ref('item.durationSec')}` : sql<number>`+${sql.ref('item.durationSec')}`;
    query = query.where(durationSec, '>=', LENGTH_BANDS[length][0]).where(durationSec, '<', LENGTH_BANDS[length][1]);
  }
  return query;
}

/** Of access and length the one that fewer works have; null where what is asked for is found by something else. */
async function findRarest(house: House, { kind, topic, skill, access, length }: Filter): Promise<'access' | 'length' | null> {
  if (topic || skill) return null;
  if (access && (!length || (await sumTally(house, { kind, access })) <= (await sumTally(house, { kind, length })))) return 'access';
  return length ? 'length' : null;
}

/** Topics come from requests, and those that there are not must push nothing else out. */
const COUNTS: Shelf<number> = { name: 'counts', room: 500, sizeOf: () => 1 };

async function countItems(house: House, { kind, topic, skill, length, access }: Filter): Promise<number> {
  if (!topic && !skill) return sumTally(house, { kind, length, access });
  const isMore = length || access || (topic && skill);
  if (topic && !isMore) return (await listTopics(house, kind)).find((one) => one.topic === topic)?.items ?? 0;
  if (skill && !isMore) return (await listSkillCounts(house, kind)).find((one) => one.skill === skill)?.items ?? 0;
  const filter = { kind, topic, skill, length, access };
  return keepOnShelf(house, COUNTS, JSON.stringify(filter), async () => {
    const { total } = await filterItems(house, filter)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  });
}

export function countVisibleItems(house: House): Promise<number> {
  return countItems(house, {});
}

/** How many works of a kind, an access and a length there are: all kinds are read at once, from one index alone. */
async function sumTally(house: House, { kind, access, length }: Filter): Promise<number> {
  const tally = await keepByLibrary(house, `tally ${length}`, () =>
    filterItems(house, { length })
      .groupBy(['access', 'kind'])
      .select((eb) => ['access', 'kind', eb.fn.countAll<number>().as('items')])
      .execute(),
  );
  return tally
    .filter((row) => (!kind || row.kind === kind) && (!access || row.access === access))
    .reduce((sum, { items }) => sum + items, 0);
}

/** Topics and how many works have each: read from one index alone, as there are several rows a work. */
export function listTopics(house: House, kind?: ItemKind) {
  return keepByLibrary(house, `topics ${kind}`, () =>
    house.db
      .selectFrom('itemTopic')
      .where('publishedAt', '<=', house.now())
      .$if(kind !== undefined, (qb) => qb.where('kind', '=', kind as ItemKind))
      .groupBy('topic')
      .select((eb) => ['topic', eb.fn.countAll<number>().as('items')])
      .orderBy('topic')
      .execute(),
  );
}

/** Skills in the same way; every page of a list asks for them all. */
export function listSkillCounts(house: House, kind?: ItemKind) {
  return keepByLibrary(house, `skills ${kind}`, () =>
    house.db
      .selectFrom('itemSkill')
      .where('publishedAt', '<=', house.now())
      .$if(kind !== undefined, (qb) => qb.where('kind', '=', kind as ItemKind))
      .groupBy('skill')
      .select((eb) => ['skill', eb.fn.countAll<number>().as('items')])
      .orderBy('skill')
      .execute(),
  );
}
