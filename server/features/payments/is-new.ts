import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables/tables.ts';

const DAY_MS = 86_400_000;
/** Stripe tells a thing again for three days. */
const EVENT_KEPT_MS = 30 * DAY_MS;
/** Notices that are forgotten with each new one, so that they never pile up. */
const SWEPT = 20;

/** Whether something is told for the first time. */
export async function isNew(trx: Transaction<Tables>, id: string, takenAt: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('paymentEvent')
    .values({ id, takenAt })
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) return false;
  const old = trx
    .selectFrom('paymentEvent')
    .select('id')
    .where('takenAt', '<', takenAt - EVENT_KEPT_MS)
    .limit(SWEPT);
  await trx.deleteFrom('paymentEvent').where('id', 'in', old).execute();
  return true;
}
