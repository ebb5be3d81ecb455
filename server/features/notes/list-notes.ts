import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { NoteFilter, NoteOrder, NoteSort } from '#core/notes/note.ts';
import { placeInUnit } from '../../db/note-place.ts';
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
    keyOf: ({ itemId, position, place, createdAt, id }) => [itemId, position, place, createdAt, id],
    key: z.tuple([z.string(), z.number(), z.number(), z.number(), z.string()]),
  },
};

const IS_SORT: Record<NoteSort, RawBuilder<SqlBool>> = {
  note: sql`note.text is not null`,
  highlight: sql`(note.text is null and note.quote is not null)`,
  bookmark: sql`(note.text is null and note.quote is null)`,
};

/** A learner's notes: of one unit in the order of the unit, else the newest first or work by work. */
export async function listNotes(house: House, userId: LearnerId, request: NoteListRequest) {
  const { limit, cursor } = request;
  const { columns, direction, keyOf, key } = SEQUENCES[request.unitId === undefined ? request.order : 'unit'];
  const asked = sql<SqlBool>`${sql.join(await listConditions(house, userId, request), sql` and `)}`;
  let page = selectEntries(house)
    .where(asked)
    .limit(limit + 1);
  for (const column of columns) page = page.orderBy(column, direction);
  if (cursor !== undefined) {
    const beyond = sql.raw(direction === 'asc' ? '>' : '<');
    page = page.where(sql<SqlBool>`(${sql.join(columns)}) ${beyond} (${sql.join(decodeCursor(cursor, key))})`);
  }
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { total } = await house.db
    .selectFrom('note')
    .where(asked)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last)) : null, total: Number(total) };
}

async function listConditions(house: House, userId: LearnerId, { q, unitId, itemId, sort, color }: NoteListRequest) {
  const conditions = [sql`${sql.ref('note.userId')} = ${userId}`];
  if (unitId !== undefined) conditions.push(sql`${sql.ref('note.unitId')} = ${unitId}`);
  if (itemId !== undefined) conditions.push(sql`${sql.ref('note.itemId')} = ${itemId}`);
  if (sort !== undefined) conditions.push(IS_SORT[sort]);
  if (color !== undefined) conditions.push(sql`note.color = ${color}`);
  // What has no letter is nowhere.
  if (q) conditions.push((await house.notes.matches(userId, q, { itemId, now: house.now() })) ?? sql`1 = 0`);
  return conditions;
}
