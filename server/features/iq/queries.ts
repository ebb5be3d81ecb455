import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { IqResponseTable, IqSittingTable } from '../../db/tables/iq.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';

export type SittingRow = Selectable<IqSittingTable>;
export type ResponseRow = Selectable<IqResponseTable>;
type Reading = Pick<Kysely<Tables>, 'selectFrom'>;

export function findSitting(db: Reading, id: string): Promise<SittingRow | undefined> {
  return db.selectFrom('iqSitting').selectAll().where('id', '=', id).where('deletedAt', 'is', null).executeTakeFirst();
}

/** All items of a sitting in their order; while it is open, the last is the one to be answered. */
export function listResponses(db: Reading, sittingId: string): Promise<ResponseRow[]> {
  return db.selectFrom('iqResponse').selectAll().where('sittingId', '=', sittingId).orderBy('position').execute();
}

/** An item by its place in a sitting, the first at 0. */
export function findItem(db: Reading, sittingId: string, position: number): Promise<ResponseRow | undefined> {
  return db.selectFrom('iqResponse').selectAll().where('sittingId', '=', sittingId).where('position', '=', position).executeTakeFirst();
}

/** Of the newest items that somebody was asked, in all sittings. */
export async function listSeenSignatures(db: Reading, userId: LearnerId, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('iqResponse')
    .select('signature')
    .where('userId', '=', userId)
    .orderBy('servedAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ signature }) => signature);
}

export async function countOpenSittings(db: Reading, userId: LearnerId): Promise<number> {
  const { total } = await db
    .selectFrom('iqSitting')
    .where('userId', '=', userId)
    .where('finishedAt', 'is', null)
    .where('deletedAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const newestOf = (db: Reading, userId: LearnerId) =>
  db.selectFrom('iqSitting').where('userId', '=', userId).where('deletedAt', 'is', null).orderBy('createdAt', 'desc').orderBy('id', 'desc');

const countAnswered = (eb: ExpressionBuilder<Tables, 'iqSitting'>) =>
  eb
    .selectFrom('iqResponse')
    .whereRef('iqResponse.sittingId', '=', 'iqSitting.id')
    .where('iqResponse.answeredAt', 'is not', null)
    .select((of) => of.fn.countAll<number>().as('answered'))
    .as('answered');

export type EntryRow = SittingRow & { readonly answered: number | null };

const withAnswered = (db: Reading, userId: LearnerId) => newestOf(db, userId).selectAll('iqSitting').select(countAnswered);

export function findEntry(db: Reading, userId: LearnerId, id: string): Promise<EntryRow | undefined> {
  return withAnswered(db, userId).where('id', '=', id).executeTakeFirst();
}

export function findOpenEntry(db: Reading, userId: LearnerId): Promise<EntryRow | undefined> {
  return withAnswered(db, userId).where('finishedAt', 'is', null).limit(1).executeTakeFirst();
}

export function findLatestFinished(db: Reading, userId: LearnerId): Promise<EntryRow | undefined> {
  return withAnswered(db, userId)
    .where('finishedAt', 'is not', null)
    .clearOrderBy()
    .orderBy('finishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The newest first. */
export async function listSittings({ db }: House, userId: LearnerId, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  let page = withAnswered(db, userId).limit(limit + 1);
  if (cursor !== undefined) {
    const [createdAt, id] = decodeCursor(cursor, z.tuple([z.number(), z.string()]));
    page = page.where((eb) => eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(createdAt, id)));
  }
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { total } = await db
    .selectFrom('iqSitting')
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null, total: Number(total) };
}
