import type { ReviewedItem } from '#core/iq/sitting/sitting.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { listResponses, type SittingRow } from './queries.ts';
import { remake } from './remake.ts';

/** @throws {Problem} before the end, and when there is no such item */
export async function reviewItem(house: House, sitting: SittingRow, number: number): Promise<ReviewedItem> {
  if (sitting.finishedAt === null) throw new Problem('conflict', 'Answers can be looked at when the sitting has ended.');
  const rows = await listResponses(house.db, sitting.id);
  const row = rows[number - 1];
  if (!row) throw new Problem('not_found');
  const made = await remake(house, row);
  return {
    number,
    total: rows.length,
    domain: row.domain,
    level: row.level,
    isScored: row.isScored === 1,
    outcome: row.outcome ?? 'omitted',
    isRapid: row.isRapid === 1,
    answer: row.answer,
    key: row.key,
    timeSpentSec: (row.timeSpentMs ?? 0) / 1000,
    shown: made && { ...made.presentation, explanation: made.explanation, steps: [...made.steps] },
  };
}
