import { sql } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { Month } from '#core/look-back/look-back.ts';
import { isGoneThrough, isUnitFinished, isWorkFinished } from '../../db/finished.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import type { MonthSpan } from './spans.ts';

/** Those of the months in which there is something: of each, the first thing found will do. */
export async function listMonths({ longReads: db, now }: House, userId: LearnerId, spans: readonly MonthSpan[]): Promise<Month[]> {
  const { ref, table } = sql;
  const rows = sql.join(spans.map(({ month, from, to }) => sql`(${month}, ${from}, ${to})`));
  const has = (of: string, at: string) => sql`exists (
    select 1 from ${table(of)} where ${ref('userId')} = ${userId} and ${ref(at)} >= span.since and ${ref(at)} < span.until)`;
  const talked = sql`exists (
    select 1 from conversation where ${ref('userId')} = ${userId} and sends > 0
      and ${ref('createdAt')} >= span.since and ${ref('createdAt')} < span.until)`;
  const { rows: held } = await sql<{ month: Month }>`
    with span(month, since, until) as (values ${rows}), ${finishedOfWorks(userId)}
    select month from span
    where ${has('goal', 'createdAt')} or ${has('goal', 'closedAt')} or ${has('assessment', 'createdAt')}
      or ${has('skillEvidence', 'at')} or ${has('iqSitting', 'finishedAt')} or ${talked} or ${learned(db, userId, now())}
    order by month desc`.execute(db);
  return held.map(({ month }) => month);
}

/** How many units of each work are finished, and when the last one was: counted once, since any of them may be looked at for any month. */
function finishedOfWorks(userId: LearnerId) {
  const { ref } = sql;
  return sql`done(${ref('itemId')}, units, ${ref('lastAt')}) as materialized (
    select ${ref('unit.itemId')}, count(*), max(${ref('progress.finishedAt')}) from progress
    cross join unit on unit.id = ${ref('progress.unitId')}
    where ${ref('progress.userId')} = ${userId} and ${isUnitFinished} and ${ref('unit.missingSince')} is null
    group by ${ref('unit.itemId')})`;
}

/** A unit that ended its work in the month; of a work that goes on, one that trains something by itself. */
function learned(db: House['db'], userId: LearnerId, now: number) {
  const { ref } = sql;
  return sql`exists (
    select 1 from progress
    cross join unit on unit.id = ${ref('progress.unitId')}
    cross join item on item.id = ${ref('unit.itemId')}
    join done on ${ref('done.itemId')} = item.id
    where ${ref('progress.userId')} = ${userId} and ${isUnitFinished}
      and ${ref('progress.finishedAt')} >= span.since and ${ref('progress.finishedAt')} < span.until
      and ${isUnitSeen(now)}
      and case when ${isWorkFinished(sql`done.units`)} then ${ref('done.lastAt')} < span.until
        else unit.skills != '[]' and item.skills != '[]' and ${isGoneThrough(db)} end)`;
}
