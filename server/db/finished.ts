import { sql } from 'kysely';
import { SEEN_FRACTION } from '#core/progress/finished.ts';

/* The one rule of what is finished (core/progress/finished.ts), as conditions of a query. */

/** Whether a unit is, by a row of `progress` that is part of the query under this name. */
export const isFinishedIn = (progress: string) => sql<boolean>`(${sql.ref(`${progress}.completed`)} = 1)`;

/** The same of `progress` itself. */
export const isUnitFinished = isFinishedIn('progress');

/** Whether a work is, of which so many units that are seen are finished; `item` is part of the query. */
export const isWorkFinished = (finishedUnits: ReturnType<typeof sql>) =>
  sql<boolean>`(${sql.ref('item.unitCount')} > 0 and ${finishedUnits} >= ${sql.ref('item.unitCount')})`;

/** Whether a finished unit was gone through and not only marked by hand; `progress` and `unit` are part of the query. */
export const isGoneThrough = sql<boolean>`(case when ${sql.ref('unit.quiz')} is null
  then ${sql.ref('progress.playedSec')} > 0 and ${sql.ref('progress.playedSec')} >= ${sql.ref('unit.durationSec')} * ${sql.lit(SEEN_FRACTION)}
  else exists (select 1 from ${sql.ref('quizAttempt')} as sheet where ${sql.ref('sheet.userId')} = ${sql.ref('progress.userId')}
    and ${sql.ref('sheet.unitId')} = ${sql.ref('unit.id')} and sheet.passed = 1) end)`;
