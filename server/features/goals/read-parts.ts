import { sql } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { GoalWork } from '#core/goals/goal.ts';
import { isWorkFinished } from '#core/progress/finished.ts';
import { isUnitFinished } from '../../db/finished.ts';
import { isItemSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import type { GoalRow } from './queries.ts';

/** What of goals does not stand in their rows, and changes as their learner goes on. */
export interface GoalParts {
  /** Those that are seen, by id. */
  readonly works: ReadonlyMap<string, GoalWork>;
  /** Sessions that count as practice, by goal; a goal without any is not in it. */
  readonly practised: ReadonlyMap<string, number>;
}

export async function readParts(house: House, userId: LearnerId, rows: readonly GoalRow[]): Promise<GoalParts> {
  const [works, practised] = await Promise.all([
    readWorks(house, userId, [...new Set(rows.flatMap(workIdsOf))]),
    countPractised(
      house,
      userId,
      rows.map(({ id }) => id),
    ),
  ]);
  return { works, practised };
}

export const workIdsOf = ({ workIds }: Pick<GoalRow, 'workIds'>): string[] => JSON.parse(workIds) as string[];

/** Finished is a work of which every unit is, as in what was learned; of its fraction each unit is as much as it is long. */
async function readWorks(house: House, userId: LearnerId, ids: readonly string[]): Promise<Map<string, GoalWork>> {
  if (ids.length === 0) return new Map();
  const { ref } = sql;
  // A unit of unknown length still counts for something.
  const weight = sql`case when ${ref('unit.durationSec')} > 1 then ${ref('unit.durationSec')} else 1 end`;
  const done = sql`case when ${isUnitFinished} then 1 else coalesce(${ref('progress.fraction')}, 0) end`;
  const rows = await house.db
    .selectFrom('item')
    .leftJoin('unit', (join) => join.onRef('unit.itemId', '=', 'item.id').on('unit.missingSince', 'is', null))
    .leftJoin('progress', (join) => join.onRef('progress.unitId', '=', 'unit.id').on('progress.userId', '=', userId))
    .where('item.id', 'in', ids)
    .where(isItemSeen(house.now()))
    .groupBy('item.id')
    .select(['item.id', 'item.kind', 'item.title', 'item.access', 'item.unitCount'])
    .select(sql<number | null>`sum(case when ${isUnitFinished} then 1 else 0 end)`.as('finished'))
    .select(sql<number>`sum(${weight} * ${done}) / sum(${weight})`.as('fraction'))
    .execute();
  return new Map(
    rows.map(({ unitCount, finished, fraction, ...link }) => [
      link.id,
      { ...link, fraction: Math.min(1, fraction), isFinished: isWorkFinished(Number(finished), unitCount) },
    ]),
  );
}

/** Ended sessions. One in which nothing was said but commands and words of danger is no practice. */
async function countPractised(house: House, userId: LearnerId, goalIds: readonly string[]): Promise<Map<string, number>> {
  if (goalIds.length === 0) return new Map();
  const answered = sql<number>`cast(${sql.ref('review')} ->> 'answered' as integer)`;
  // An answer that was too short to be scored was an attempt all the same. Career talks score nothing.
  const refused = sql<string>`coalesce(${sql.ref('evaluation')} ->> 'refused', '')`;
  const rows = await house.db
    .selectFrom('conversation')
    .where('userId', '=', userId)
    .where('goalId', 'in', goalIds)
    .where('isActive', '=', 0)
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb(answered, '>', 0),
        exists(
          selectFrom('coachMessage')
            .select('coachMessage.id')
            .whereRef('conversationId', '=', 'conversation.id')
            .where('evaluation', 'is not', null)
            .where(refused, '!=', 'safety'),
        ),
      ]),
    )
    .groupBy('goalId')
    .select((eb) => ['goalId', eb.fn.countAll<number>().as('times')])
    .execute();
  return new Map(rows.flatMap(({ goalId, times }) => (goalId === null ? [] : [[goalId, Number(times)] as const])));
}
