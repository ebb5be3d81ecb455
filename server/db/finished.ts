import { sql } from 'kysely';

/* The one rule of what is finished (core/progress/finished.ts), as conditions of a query. */

/** Whether a unit is, by a row of `progress` that is part of the query under this name. */
export const isFinishedIn = (progress: string) => sql<boolean>`(${sql.ref(`${progress}.completed`)} = 1)`;

/** The same of `progress` itself. */
export const isUnitFinished = isFinishedIn('progress');

/** Whether a work is, of which so many units that are seen are finished; `item` is part of the query. */
export const isWorkFinished = (finishedUnits: ReturnType<typeof sql>) =>
  sql<boolean>`(${sql.ref('item.unitCount')} > 0 and ${finishedUnits} >= ${sql.ref('item.unitCount')})`;
