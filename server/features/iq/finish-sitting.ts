import type { Database } from '../../db/database.ts';
import type { ResponseRow, SittingRow } from './queries.ts';
import { findScoredAgainAt } from './score-times.ts';
import { resultOf } from './stored-result.ts';

/** Keeps what the answers come to, for good. Of two scored sittings at once, the one that ends first is scored. */
export async function finishSitting(
  trx: Pick<Database, 'selectFrom' | 'updateTable'>,
  { id, userId, form, timing, isScored: begunAsScored }: SittingRow,
  rows: readonly ResponseRow[],
  now: number,
): Promise<void> {
  const isScored = begunAsScored === 1 && (await findScoredAgainAt(trx, userId, now)) === null ? 1 : 0;
  const result = resultOf({ form, timing, isScored }, rows);
  await trx
    .updateTable('iqSitting')
    .set({ finishedAt: now, isScored, result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute();
}
