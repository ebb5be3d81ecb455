import type { Sitting } from '#core/iq/sitting/sitting.ts';
import type { House } from '../../house.ts';
import { readOpenItem } from './open-item.ts';
import { presentFinished, presentOpen } from './present.ts';
import { listResponses, type SittingRow } from './queries.ts';
import { readResult } from './stored-result.ts';

/** The item that waits, or the result. */
export async function readSitting(house: House, row: SittingRow): Promise<Sitting> {
  const result = await readResult(house.db, row);
  if (result && row.finishedAt !== null) return presentFinished(house, row, result, row.finishedAt);
  const rows = await listResponses(house.db, row.id);
  return presentOpen(row, rows, await readOpenItem(house, row, rows));
}
