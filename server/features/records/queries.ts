import type { Kysely, Transaction } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import { recordKey } from '#core/records/record-key.ts';
import type { RecordInput } from '#core/records/record.ts';
import type { Tables } from '../../db/tables/tables.ts';
import { uuidv7 } from '../../db/uuid.ts';

/**
 * Keeps a record once. Sent again it changes nothing, but for the one thing that only the learner can say and may say
 * later: how confident they are.
 */
export async function storeRecord(
  trx: Transaction<Tables>,
  userId: LearnerId,
  record: RecordInput,
  now: number,
): Promise<{ id: string; isNew: boolean }> {
  const { recordType, category, mode, payload } = record;
  const sessionKey = recordKey(record);
  const known = await trx
    .selectFrom('record')
    .select(['id', 'payload'])
    .where('userId', '=', userId)
    .where('recordType', '=', recordType)
    .where('sessionKey', '=', sessionKey)
    .executeTakeFirst();
  if (!known) {
    const id = uuidv7(now);
    await trx
      .insertInto('record')
      .values({ id, userId, recordType, category, mode, sessionKey, payload: JSON.stringify(payload), createdAt: now })
      .execute();
    return { id, isNew: true };
  }
  const stored = JSON.parse(known.payload) as { confidence_level?: number | null };
  if (stored.confidence_level === null && 'confidence_level' in payload && payload.confidence_level !== null) {
    const completed = JSON.stringify({ ...stored, confidence_level: payload.confidence_level });
    await trx.updateTable('record').set({ payload: completed }).where('id', '=', known.id).execute();
  }
  return { id: known.id, isNew: false };
}

/** What a learner said of their confidence after a session, 1 to 5; null until they do. */
export async function findConfidence(
  db: Pick<Kysely<Tables>, 'selectFrom'>,
  userId: LearnerId,
  sessionKey: string,
): Promise<number | null> {
  const row = await db
    .selectFrom('record')
    .select('payload')
    .where('userId', '=', userId)
    .where('recordType', '=', 'networking_session')
    .where('sessionKey', '=', sessionKey)
    .executeTakeFirst();
  return row ? ((JSON.parse(row.payload) as { confidence_level: number | null }).confidence_level ?? null) : null;
}
