import { toRecord } from '#core/assessment/to-record.ts';
import type { House } from '../../house.ts';
import { storeRecord } from '../records/queries.ts';
import { presentAssessment } from './present.ts';
import { findSent, isOfOthers, type AssessmentRow } from './queries.ts';
import { sentForAnother } from './send-once.ts';

/**
 * Keeps an assessment with its record, or finds the one that another process kept under the same key meanwhile.
 * @throws {Problem} when that one is of other answers
 */
export async function storeAssessment(house: House, row: AssessmentRow): Promise<AssessmentRow> {
  const record = toRecord(await presentAssessment(house, row));
  return house.db.transaction().execute(async (trx) => {
    const known = row.sendKey === null ? undefined : await findSent(trx, row.userId, row.sendKey);
    if (known && isOfOthers(known, row)) throw sentForAnother();
    if (known) return known;
    await trx.insertInto('assessment').values(row).execute();
    await storeRecord(trx, row.userId, record, row.createdAt);
    return row;
  });
}
