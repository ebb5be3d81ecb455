import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { NoteFilter } from '#core/notes/note.ts';
import type { NoteOrder } from '#core/notes/note-sorts.ts';
import type { Database } from '../../db/database.ts';
import { placeInUnit } from '../../db/note-place.ts';
import { noteSort } from '../../db/note-sort.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import { selectEntries, type EntryRow } from './queries.ts';

export interface NoteListRequest extends NoteFilter {
  unitId?: string | undefined;
  order: NoteOrder;
  limit: number;
  cursor?: string | undefined;
}

/** A sequence of notes, as columns to sort by. */
interface Sequence {
  readonly columns: readonly RawBuilder<unknown>[];
  readonly direction: 'asc' | 'desc';
  /** Its columns are those of the unit too. */
  readonly isByUnit?: true;
  readonly keyOf: (row: EntryRow) => (string | number)[];
  readonly key: z.ZodType<(string | number)[]>;
}

const refs = (...names: string[]): RawBuilder<unknown>[] => names.map((name) => sql.ref(name));

const SEQUENCES: Record<NoteOrder | 'unit', Sequence> = {
  newest: {
    columns: refs('note.createdAt', 'note.id'),
    direction: 'desc',
    keyOf: ({ createdAt, id }) => [createdAt, id],
    key: z.tuple([z.number(), z.string()]),
  },
  unit: {
    columns: [placeInUnit, ...refs('note.createdAt', 'note.id')],
    direction: 'asc',
    keyOf: ({ place, createdAt, id }) => [place, createdAt, id],
    key: z.tuple([z.number(), z.number(), z.string()]),
  },
  /** Ids of works begin with their titles. */
  work: {
    columns: [...refs('note.itemId', 'unit.position'), placeInUnit, ...refs('note.createdAt', 'note.id')],
    direction: 'asc',
    isByUnit: true,
    keyOf: ({ itemId, position, place, createdAt, id }) => [itemId, position, place, createdAt, id],
    key: z.tuple([z.string(), z.number(), z.number(), z.number(), z.string()]),
  },
};

/** A learner's notes: of one unit in the order of the unit, else the newest first or work by work. */
export async function listNotes(house: House, userId: LearnerId, request: NoteListRequest) {
  const asked = await askFor(house, userId, request);
  return { ...(await readPage(house, asked, request)), total: await countAsked(chooseReads(house, request), asked) };
}

/** The ids of the first notes work by work, and how many there are in all: to find them page by page would sort them all for each. */
export async function listNoteIds(house: House, userId: LearnerId, filter: NoteFilter, most: number) {
  const asked = await askFor(house, userId, filter);
  const ids = await inSequence(house.longReads, asked, SEQUENCES.work).limit(most).execute();
  return { ids: ids.map(({ id }) => id), total: await countAsked(house.longReads, asked) };
}

/** To search many notes takes some milliseconds, and so does sorting them by works and places, or a look at all that fit one of two filters. */
const chooseReads = ({ db, longReads }: House, { q, order, itemId, sort, color }: NoteListRequest) =>
  q || order === 'work' || [itemId, sort, color].filter(Boolean).length > 1 ? longReads : db;

async function readPage(house: House, asked: RawBuilder<SqlBool>, request: NoteListRequest) {
  const { unitId, order, limit, cursor } = request;
  const db = chooseReads(house, request);
  const sequence = SEQUENCES[unitId === undefined ? order : 'unit'];
  const { columns, direction, keyOf, key } = sequence;
  let chosen = inSequence(db, asked, sequence).limit(limit + 1);
  if (cursor !== undefined) {
    const beyond = sql.raw(direction === 'asc' ? '>' : '<');
    chosen = chosen.where(sql<SqlBool>`(${sql.join(columns)}) ${beyond} (${sql.join(decodeCursor(cursor, key))})`);
  }
  let page = selectEntries(house, db).where('note.id', 'in', chosen);
  for (const column of columns) page = page.orderBy(column, direction);
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
}

/** Ids alone are sorted: of thousands of notes, whole ones would take as long again. */
function inSequence(db: Database, asked: RawBuilder<SqlBool>, { columns, direction, isByUnit }: Sequence) {
  let ids = db
    .selectFrom('note')
    .$if(isByUnit === true, (qb) => qb.innerJoin('unit', 'unit.id', 'note.unitId'))
    .where(asked)
    .select('note.id');
  for (const column of columns) ids = ids.orderBy(column, direction);
  return ids;
}

async function countAsked(db: Database, asked: RawBuilder<SqlBool>): Promise<number> {
  const { total } = await db
    .selectFrom('note')
    .where(asked)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

type Asked = NoteFilter & Pick<NoteListRequest, 'unitId'>;

/** As one condition on `note`. */
async function askFor(house: House, userId: LearnerId, { q, unitId, itemId, sort, color }: Asked): Promise<RawBuilder<SqlBool>> {
  // What has no letter is nowhere.
  const words = q ? ((await house.notes.matches(userId, q, { itemId, now: house.now() })) ?? sql`1 = 0`) : null;
  const conditions = [words ?? sql`${sql.ref('note.userId')} = ${userId}`];
  if (unitId !== undefined) conditions.push(sql`${sql.ref('note.unitId')} = ${unitId}`);
  if (itemId !== undefined) conditions.push(sql`${sql.ref('note.itemId')} = ${itemId}`);
  if (sort !== undefined) conditions.push(sql`${noteSort} = ${sort}`);
  if (color !== undefined) conditions.push(sql`note.color = ${color}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
