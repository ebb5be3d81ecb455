import { sql } from 'kysely';
import { SEEN_FRACTION } from '#core/progress/finished.ts';
import { MAX_RATE } from '#core/progress/heard.ts';
import type { Database } from './database.ts';
import { dialectOf } from './dialect.ts';

/* The one rule of what is finished (core/progress/finished.ts), as conditions of a query. */

/** Whether a unit is; `progress` is part of the query. */
export const isUnitFinished = sql<boolean>`(${sql.ref('progress.completed')} = 1)`;

/** Whether a work is, of which so many units that are seen are finished; `item` is part of the query. */
export const isWorkFinished = (finishedUnits: ReturnType<typeof sql>) =>
  sql<boolean>`(${sql.ref('item.unitCount')} > 0 and ${finishedUnits} >= ${sql.ref('item.unitCount')})`;

/** Whether a finished unit was gone through and not only marked by hand; `progress` and `unit` are part of the query. */
export const isGoneThrough = (db: Database) => sql<boolean>`(case when ${sql.ref('unit.quiz')} is null
  then ${playedSec} > 0 and (${playedSec} >= ${leastSec} or (${playedSec} * ${sql.lit(MAX_RATE)} >= ${leastSec} and ${heardSec(db)} >= ${leastSec}))
  else exists (select 1 from ${sql.ref('quizAttempt')} as sheet where ${sql.ref('sheet.userId')} = ${sql.ref('progress.userId')}
    and ${sql.ref('sheet.unitId')} = ${sql.ref('unit.id')} and sheet.passed = 1) end)`;

const playedSec = sql.ref('progress.playedSec');
const leastSec = sql`${sql.ref('unit.durationSec')} * ${sql.lit(SEEN_FRACTION)}`;

/** Seconds of the media that were heard (core/progress/heard.ts). */
function heardSec(db: Database) {
  const [heard, position] = [sql.ref('progress.heard'), sql.ref('progress.positionSec')];
  const sum =
    dialectOf(db) === 'sqlite'
      ? sql`(select sum(json_extract(value, '$[1]') - json_extract(value, '$[0]')) from json_each(${heard}))`
      : sql`(select sum((value ->> 1)::float8 - (value ->> 0)::float8) from jsonb_array_elements(${heard}::jsonb))`;
  return sql`coalesce(case when ${heard} is null then ${position} else ${sum} end, 0)`;
}
