import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import { MAX_NOTES_PER_UNIT, type Note, type NoteChange, type NoteInput } from '#core/notes/note.ts';
import type { NoteTable } from '../../db/tables/learner.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import type { House } from '../../house.ts';

export type NoteRow = Selectable<NoteTable>;

export function presentNote({ userId: _owner, createdAt, updatedAt, ...row }: NoteRow): Note {
  return { ...row, createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() };
}

interface NoteListRequest {
  unitId?: string | undefined;
  itemId?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Places in a text have no order here; they come after those in time. Databases disagree on where NULL sorts. */
const placeInUnit = sql<number>`coalesce(${sql.ref('positionSec')}, 1e9)`;

/** A learner's notes: of one unit in the order of the unit, else the newest first. */
export async function listNotes(house: House, userId: LearnerId, { unitId, itemId, limit, cursor }: NoteListRequest) {
  let filtered = house.db.selectFrom('note').where('userId', '=', userId);
  if (unitId !== undefined) filtered = filtered.where('unitId', '=', unitId);
  if (itemId !== undefined) filtered = filtered.where('itemId', '=', itemId);
  let page = filtered.selectAll().limit(limit + 1);
  if (unitId !== undefined) {
    page = page.orderBy(placeInUnit).orderBy('createdAt').orderBy('id');
    if (cursor !== undefined) {
      const [place, createdAt, id] = decodeCursor(cursor, z.tuple([z.number(), z.number(), z.string()]));
      page = page.where(sql<boolean>`(${placeInUnit}, ${sql.ref('createdAt')}, id) > (${place}, ${createdAt}, ${id})`);
    }
  } else {
    page = page.orderBy('createdAt', 'desc').orderBy('id', 'desc');
    if (cursor !== undefined) {
      const [createdAt, id] = decodeCursor(cursor, z.tuple([z.number(), z.string()]));
      page = page.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)));
    }
  }
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const key = last && (unitId === undefined ? [last.createdAt, last.id] : [last.positionSec ?? 1e9, last.createdAt, last.id]);
  const { total } = await filtered.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: shown, nextCursor: rows.length > limit && key ? encodeCursor(key) : null, total: Number(total) };
}

export function findNote(house: House, id: string) {
  return house.db.selectFrom('note').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counting and writing are one transaction, so that many requests at once cannot pass the limit together. */
export function addNote(house: House, key: { userId: LearnerId; unitId: string; itemId: string }, input: NoteInput): Promise<NoteRow> {
  return house.db.transaction().execute(async (trx) => {
    const { total } = await trx
      .selectFrom('note')
      .where('userId', '=', key.userId)
      .where('unitId', '=', key.unitId)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    if (Number(total) >= MAX_NOTES_PER_UNIT) {
      const most = MAX_NOTES_PER_UNIT.toLocaleString('en');
      throw new Problem('conflict', `You have ${most} notes and bookmarks here already. Delete some before you add more.`);
    }
    const now = house.now();
    const row: NoteRow = {
      id: uuidv7(now),
      ...key,
      positionSec: input.positionSec ?? null,
      locator: input.locator ?? null,
      quote: input.quote || null,
      text: input.text || null,
      color: input.color ?? null,
      createdAt: now,
      updatedAt: now,
    };
    await trx.insertInto('note').values(row).execute();
    return row;
  });
}

export async function changeNote(house: House, note: Owned<NoteRow>, { text, color }: NoteChange): Promise<NoteRow> {
  const changes = {
    ...(text === undefined ? {} : { text: text || null }),
    ...(color === undefined ? {} : { color }),
    updatedAt: house.now(),
  };
  await house.db.updateTable('note').set(changes).where('id', '=', note.id).execute();
  return { ...note, ...changes };
}

export async function removeNote(house: House, note: Owned<NoteRow>): Promise<void> {
  await house.db.deleteFrom('note').where('id', '=', note.id).execute();
}
