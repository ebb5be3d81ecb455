import type { z } from 'zod';
import { makeResult } from '#core/iq/report/make-result.ts';
import { IqResult } from '#core/iq/report/result.ts';
import type { SittingResponse } from '#core/iq/scoring/responses.ts';
import type { Database } from '../../db/database.ts';
import { listResponses, type ResponseRow, type SittingRow } from './queries.ts';

/** What a finished sitting is kept as. What it is compared with and its analysis are made when it is read. */
const Stored = IqResult.omit({ analysis: true, change: true }).refine(
  ({ notReportable, domainScores }) => notReportable === null || Object.values(domainScores).every((score) => score === null),
  'Domains have no scores where the sitting has none.',
);
export type StoredResult = z.infer<typeof Stored>;
type Finished = Pick<SittingRow, 'id' | 'form' | 'timing' | 'isScored' | 'finishedAt' | 'result'>;

/** Null while it is open. One that was kept in another shape is made again from the answers. */
export async function readResult(db: Pick<Database, 'selectFrom'>, row: Finished): Promise<StoredResult | null> {
  if (row.finishedAt === null) return null;
  return parseResult(row.result) ?? resultOf(row, await listResponses(db, row.id));
}

export const resultOf = ({ form, timing, isScored }: Pick<Finished, 'form' | 'timing' | 'isScored'>, rows: readonly ResponseRow[]) =>
  makeResult({ form, timing, isScored: isScored === 1, responses: rows.map(toResponse) });

function parseResult(stored: string | null): StoredResult | null {
  try {
    return Stored.safeParse(JSON.parse(stored ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

const toResponse = (row: ResponseRow): SittingResponse => ({
  itemId: row.id,
  domain: row.domain,
  template: row.template,
  level: row.level,
  guess: row.guess,
  outcome: row.outcome ?? 'omitted',
  isScored: row.isScored === 1,
  isRapid: row.isRapid === 1,
  timeSpentSec: (row.timeSpentMs ?? 0) / 1000,
  isDescribed: row.isDescribed === 1,
});
