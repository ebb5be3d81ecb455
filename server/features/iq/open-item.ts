import type { ServedItem } from '#core/iq/sitting/sitting.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { planItem, serveItem } from './plan-item.ts';
import type { ResponseRow, SittingRow } from './queries.ts';
import { remake } from './remake.ts';

/** The item that waits for an answer; another in its place when the generators no longer make it. */
export async function readOpenItem(house: House, sitting: SittingRow, rows: readonly ResponseRow[]): Promise<ServedItem> {
  const open = rows.at(-1);
  if (!open || open.answeredAt !== null) throw new Error(`The sitting ${sitting.id} is open and asks nothing.`);
  const made = await remake(house, open);
  if (made) return serveItem(open.id, made);
  const { row, served } = await planItem(house, sitting, rows, { ...open, isScored: open.isScored === 1 });
  await house.db.transaction().execute(async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('iqResponse')
      .where('id', '=', open.id)
      .where('answeredAt', 'is', null)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new Problem('conflict', 'This sitting goes on elsewhere. Read it again.');
    await trx.insertInto('iqResponse').values(row).execute();
  });
  return served;
}
