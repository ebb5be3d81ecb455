import { sql, type RawBuilder } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import { isGoneThrough, isUnitFinished } from '../../../db/finished.ts';
import { readCards } from './read-cards.ts';
import { presentRow, type Entry, type Row } from './present-row.ts';
import type { Reading } from './reading.ts';
import type { Sort } from './sorts.ts';

/** Rows that are in memory at once: so many, or as few as hold so much. */
const PAGE = { rows: 500, letters: 1_000_000 };

interface Page {
  readonly rows: readonly Row[];
  /** More may follow. */
  readonly isCut: boolean;
}

/** Stands for the title of a work that is to come out again later. */
const AWAY = 'A work that is away';

/** All that a learner has of a sort, in its order. No more than a page lies in memory, and the rows of one entry that has parts. */
export async function* readEntries(house: Reading, sort: Sort, learnerId: LearnerId): AsyncGenerator<Entry> {
  let last: Row | undefined;
  do {
    const { rows, isCut } = await readPage(house, sort, learnerId, last);
    const titles = await readTitles(house, rows);
    const about = await readCards(house, rows);
    const marks = await readMarks(house, sort, learnerId, rows);
    for (const row of rows) yield about({ ...presentRow(row, sort), ...titles(row), ...marks(row), ...(await readPart(house, sort, row)) });
    last = isCut ? rows.at(-1) : undefined;
  } while (last);
}

/**
 * What follows a row, found by the index that its order is of. SQLite begins amid an index at the values of its columns, but at
 * a `rowid` only among rows that are alike in all of them.
 */
export async function readPage(house: Reading, sort: Sort, learnerId: LearnerId, last?: Row): Promise<Page> {
  const { order } = sort;
  const read = (where: RawBuilder<unknown>, most = PAGE.rows) => readRows(house, sort, learnerId, where, most);
  const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));
  const values = (names: readonly string[]) => sql.join(names.map((name) => last?.[name]));
  if (!last) return read(sql``);
  const group = order.slice(0, -1);
  if (order.at(-1) !== 'rowid' || group.length === 0) return read(sql`and (${columns(order)}) > (${values(order)})`);
  const alike = await read(sql`and (${columns(group)}) = (${values(group)}) and rowid > ${last['rowid']}`);
  if (alike.isCut) return alike;
  const others = await read(sql`and (${columns(group)}) > (${values(group)})`, PAGE.rows - alike.rows.length);
  return { rows: [...alike.rows, ...others.rows], isCut: others.isCut };
}

async function readRows({ db }: Reading, sort: Sort, learnerId: LearnerId, where: RawBuilder<unknown>, most: number): Promise<Page> {
  const query = sql<Row>`select rowid as rowid, * from ${sql.table(sort.table)}
    where ${isOwn(sort, learnerId)} ${where} order by ${sql.join(sort.order.map((name) => sql.ref(name)))} limit ${most}`;
  const rows: Row[] = [];
  let letters = 0;
  for await (const { rows: read } of db.getExecutor().stream<Row>(query.compile(db), 1)) {
    for (const row of read) {
      letters += countLetters(row);
      rows.push(row);
    }
    if (letters >= PAGE.letters) return { rows, isCut: true };
  }
  return { rows, isCut: rows.length === most };
}

const countLetters = (row: Row): number =>
  Object.values(row).reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);

/** An address counts once it is confirmed: who signs up with that of somebody else does not get their words. */
function isOwn({ owner = 'userId', address }: Sort, learnerId: LearnerId) {
  const named = sql<boolean>`${sql.ref(owner)} = ${learnerId}`;
  if (!address) return named;
  return sql<boolean>`(${named} or ${sql.ref(owner)} is null and lower(${sql.ref(address)}) =
    (select lower(email) from user where id = ${learnerId} and "emailVerified" = 1))`;
}

async function readPart({ db }: Reading, { part }: Sort, row: Row): Promise<Entry> {
  if (!part) return {};
  const { table, of, order, field } = part;
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${sql.ref(of)} = ${row['id']}
    order by ${sql.join(order.map((name) => sql.ref(name)))}`.execute(db);
  return { [field]: rows.map((own) => presentRow(own, part)) };
}

/** What the works and units of some rows are called: also of works whose files are gone, which ids alone would not tell. */
async function readTitles({ db, now }: Reading, rows: readonly Row[]): Promise<(row: Row) => Entry> {
  const idsOf = (name: string): string[] => rows.flatMap((row) => (typeof row[name] === 'string' ? row[name] : []));
  const itemIds = [...idsOf('itemId'), ...rows.flatMap(linkedIds)];
  const works = await db.selectFrom('item').select(['id', 'title', 'kind', 'publishedAt']).where('id', 'in', itemIds).execute();
  const units = await db.selectFrom('unit').select(['id', 'title', 'kind']).where('id', 'in', idsOf('unitId')).execute();
  const workOf = new Map(works.map((work) => [work.id, work]));
  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  const isOutNow = (work: (typeof works)[number] | undefined) => work === undefined || work.publishedAt <= now();
  return (row) => {
    const { itemId, unitId } = row;
    const work = workOf.get(itemId as string);
    const unit = unitOf.get(unitId as string);
    const isOut = isOutNow(work);
    return {
      ...(row['workIds'] === undefined
        ? {}
        : { works: linkedIds(row).map((id) => (isOutNow(workOf.get(id)) ? (workOf.get(id)?.title ?? id) : AWAY)) }),
      ...(itemId === undefined ? {} : { work: isOut ? (work?.title ?? itemId) : AWAY, workKind: work?.kind ?? null }),
      ...(unitId === undefined ? {} : { unit: isOut ? (unit?.title ?? unitId) : AWAY, unitKind: unit?.kind ?? null }),
    };
  };
}

/** Whether finished units were only marked so, or their end jumped to. Of units that are gone nobody can tell. */
async function readMarks({ db }: Reading, sort: Sort, learnerId: LearnerId, rows: readonly Row[]): Promise<(row: Row) => Entry> {
  if (sort.table !== 'progress') return () => ({});
  const finished = await db
    .selectFrom('progress')
    .innerJoin('unit', 'unit.id', 'progress.unitId')
    .select(['progress.unitId', isGoneThrough(db).as('isGoneThrough')])
    .where('progress.userId', '=', learnerId)
    .where(
      'progress.unitId',
      'in',
      rows.map(({ unitId }) => String(unitId)),
    )
    .where(isUnitFinished)
    .execute();
  const goneThrough = new Map(finished.map((each) => [each.unitId, Boolean(each.isGoneThrough)]));
  return ({ unitId }) => {
    const known = goneThrough.get(String(unitId));
    return known === undefined ? {} : { isMarked: !known };
  };
}

/** Works that a row names besides the one that it is of. */
const linkedIds = ({ workIds }: Row): string[] => (typeof workIds === 'string' ? (JSON.parse(workIds) as string[]) : []);
