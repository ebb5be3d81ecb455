import type { House } from '../../house.ts';
import type { Owned } from '../../http/owned.ts';
import type { SittingRow } from './queries.ts';
import { readResult } from './stored-result.ts';

/**
 * Takes all content out of a sitting. That it gave a score, and when, stays, and which items were asked: deleting must not
 * be a way to another first score, or to the same items.
 */
export async function removeSitting({ db, now }: House, row: Owned<SittingRow>): Promise<void> {
  const { id, isScored } = row;
  const result = isScored === 1 ? await readResult(db, row) : null;
  const gaveScore = result !== null && result.iqScore !== null;
  const deletedAt = now();
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('iqSitting')
      .set({
        deletedAt,
        isScored: gaveScore ? 1 : 0,
        allowsCalibration: 0,
        firstLanguage: null,
        seed: '',
        result: null,
        analysis: null,
        model: null,
        failure: null,
      })
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('iqResponse')
      // As if answered, so that no answer that is under way is kept after all.
      .set({ answeredAt: deletedAt, answer: null, outcome: null, timeSpentMs: null, device: null, isRapid: 0, isDescribed: 0 })
      .set({ seed: '', rules: '', key: '' })
      .where('sittingId', '=', id)
      .execute();
  });
}
