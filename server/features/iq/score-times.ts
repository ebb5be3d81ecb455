import type { LearnerId } from '#core/account/learner.ts';
import type { Database } from '../../db/database.ts';
import { readResult, type StoredResult } from './stored-result.ts';

/** A sitting that gave a score. */
export interface ScoredSitting {
  readonly id: string;
  readonly finishedAt: number;
  readonly result: StoredResult;
}

type Reading = Pick<Database, 'selectFrom'>;

/** The first stays the headline. */
export async function listScored(db: Reading, userId: LearnerId): Promise<ScoredSitting[]> {
  const rows = await db
    .selectFrom('iqSitting')
    .select(['id', 'form', 'timing', 'isScored', 'finishedAt', 'result'])
    .where('userId', '=', userId)
    .where('isScored', '=', 1)
    .where('finishedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .orderBy('finishedAt')
    .orderBy('id')
    .execute();
  const scored: ScoredSitting[] = [];
  for (const row of rows) {
    const result = await readResult(db, row);
    if (row.finishedAt !== null && result && result.iqScore !== null) scored.push({ id: row.id, finishedAt: row.finishedAt, result });
  }
  return scored;
}

/** Sooner, a score would tell what was remembered. */
const SCORED_EVERY_MS = 90 * 86_400_000;

/** From when a sitting gives a score again; null: from now on. */
export async function findScoredAgainAt(db: Reading, userId: LearnerId, nowMs: number): Promise<number | null> {
  const last = (await listScored(db, userId)).at(-1);
  const lastAt = Math.max(last?.finishedAt ?? -Infinity, (await findLastDeletedAt(db, userId)) ?? -Infinity);
  const againAt = lastAt + SCORED_EVERY_MS;
  return againAt > nowMs ? againAt : null;
}

/** When the last of those ended that gave a score and were deleted. */
async function findLastDeletedAt(db: Reading, userId: LearnerId): Promise<number | null> {
  const row = await db
    .selectFrom('iqSitting')
    .select('finishedAt')
    .where('userId', '=', userId)
    .where('isScored', '=', 1)
    .where('deletedAt', 'is not', null)
    .orderBy('finishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.finishedAt ?? null;
}
