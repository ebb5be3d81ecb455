import { sql, type InferResult, type Selectable } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { Note, NoteChange, NoteEntry, NoteInput } from '#core/notes/note.ts';
import { MAX_NOTES_PER_UNIT } from '#core/notes/note-limits.ts';
import { placeInUnit } from '../../db/note-place.ts';
import { isItemSeen, isUnitSeen } from '../../db/seen.ts';
import type { NoteTable } from '../../db/tables/learner.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import type { House } from '../../house.ts';

export type NoteRow = Selectable<NoteTable>;

export function presentNote({ userId: _owner, isCarded: _isCarded, createdAt, updatedAt, ...row }: NoteRow): Note {
  return { ...row, createdAt: new Date(createdAt).toISOString(), updatedAt: new Date(updatedAt).toISOString() };
}

/** Stands for the title of a work that is not seen now: nobody learns of it by its id. */
const AWAY = 'A work that is away';

/** A note with what it is about. It is kept while that is not seen. */
export function selectEntries(house: House, db = house.db) {
  const now = house.now();
  return db
    .selectFrom('note')
    .innerJoin('item', 'item.id', 'note.itemId')
    .innerJoin('unit', 'unit.id', 'note.unitId')
    .selectAll('note')
    .select([
      'item.kind as workKind',
      sql<string>`case when ${isItemSeen(now)} then item.title else ${AWAY} end`.as('workTitle'),
      sql<string>`case when ${isUnitSeen(now)} then unit.title else '' end`.as('unitTitle'),
      'unit.kind as unitKind',
      'unit.position',
      placeInUnit.as('place'),
    ]);
}
export type EntryRow = InferResult<ReturnType<typeof selectEntries>>[number];

export function presentEntry({
  workKind,
  workTitle,
  unitTitle,
  unitKind,
  position: _position,
  place: _place,
  ...row
}: EntryRow): NoteEntry {
  return { ...presentNote(row), work: { id: row.itemId, kind: workKind, title: workTitle }, unitTitle, unitKind };
}

export function findEntry(house: House, id: string) {
  return selectEntries(house).where('note.id', '=', id).executeTakeFirst();
}

/** The latest notes in which, or in whose work's title, all these words are. */
export async function findNotesSaying(house: House, userId: LearnerId, text: string, limit: number): Promise<EntryRow[]> {
  const any = await house.db.selectFrom('note').select('id').where('userId', '=', userId).limit(1).executeTakeFirst();
  if (!any) return [];
  const matching = await house.notes.matches(userId, text, { now: house.now(), most: 10 * limit });
  if (matching === null) return [];
  const { longReads } = house;
  const latest = longReads.selectFrom('note').where(matching).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(limit).select('id');
  return selectEntries(house, longReads)
    .where('note.id', 'in', latest)
    .orderBy('note.createdAt', 'desc')
    .orderBy('note.id', 'desc')
    .execute();
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
    if (Number(total) >= MAX_NOTES_PER_UNIT)
      throw new Problem(
        'no_room',
        `You have ${MAX_NOTES_PER_UNIT.toLocaleString('en')} notes and bookmarks here already. Delete some before you add more.`,
      );
    const now = house.now();
    const row: NoteRow = {
      id: uuidv7(now),
      ...key,
      positionSec: input.positionSec ?? null,
      locator: input.locator ?? null,
      quote: input.quote || null,
      text: input.text || null,
      color: input.color ?? null,
      isCarded: 0,
      createdAt: now,
      updatedAt: now,
    };
    await trx.insertInto('note').values(row).execute();
    return row;
  });
}

/** Every change has a moment of its own, also two in one millisecond, so that each can tell what it was made of. */
export async function changeNote(house: House, note: Owned<NoteRow>, { text, color, ifUpdatedAt }: NoteChange): Promise<NoteRow> {
  const changes = { ...(text === undefined ? {} : { text: text || null }), ...(color === undefined ? {} : { color }) };
  if (Object.keys(changes).length === 0) return note;
  const now = house.now();
  const changed = await house.db.transaction().execute(async (trx) => {
    let change = trx
      .updateTable('note')
      .set({ ...changes, updatedAt: sql`case when ${sql.ref('updatedAt')} < ${now} then ${now} else ${sql.ref('updatedAt')} + 1 end` })
      .where('id', '=', note.id);
    if (ifUpdatedAt !== undefined) change = change.where('updatedAt', '=', Date.parse(ifUpdatedAt));
    return change.returningAll().executeTakeFirst();
  });
  if (changed) return changed;
  if (await findNote(house, note.id))
    throw new Problem('changed_elsewhere', 'This note was changed elsewhere meanwhile. Nothing was written.');
  throw new Problem('not_found');
}

export async function removeNote(house: House, note: Owned<NoteRow>): Promise<void> {
  await house.db.deleteFrom('note').where('id', '=', note.id).execute();
}
