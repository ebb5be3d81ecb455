import type { LearnerId } from '#core/account/learner.ts';
import { goalProgress } from '#core/goals/goal-progress.ts';
import type { Goal, GoalStep } from '#core/goals/goal.ts';
import type { Practice } from '#core/practice/practice.ts';
import type { House } from '../../house.ts';
import type { GoalRow } from './queries.ts';
import { readParts, workIdsOf, type GoalParts } from './read-parts.ts';

export async function presentGoals(house: House, userId: LearnerId, rows: readonly GoalRow[]): Promise<Goal[]> {
  const parts = await readParts(house, userId, rows);
  return rows.map((row) => presentGoal(row, parts));
}

/** Closed goals without their works and sessions: what is still to do asks for those of the others alone. */
export async function presentForNext(house: House, userId: LearnerId, rows: readonly GoalRow[]): Promise<Goal[]> {
  const going = rows.filter(({ state }) => state === 'open' || state === 'postponed');
  const parts = await readParts(house, userId, going);
  return rows.map((row) => presentGoal(row, parts));
}

export async function showGoal(house: House, row: GoalRow): Promise<Goal> {
  return presentGoal(row, await readParts(house, row.userId, [row]));
}

function presentGoal(row: GoalRow, parts: GoalParts): Goal {
  const { userId: _owner, workIds: _ids, assessmentId, actionId, ...shown } = row;
  const made = {
    steps: JSON.parse(row.steps) as GoalStep[],
    works: workIdsOf(row).flatMap((id) => parts.works.get(id) ?? []),
    practice: row.practice === null ? null : (JSON.parse(row.practice) as Practice),
    practised: parts.practised.get(row.id) ?? 0,
  };
  return {
    ...shown,
    ...made,
    progress: goalProgress(made),
    action: assessmentId === null || actionId === null ? null : { assessmentId, actionId },
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    closedAt: row.closedAt === null ? null : toIso(row.closedAt),
  };
}

const toIso = (ms: number): string => new Date(ms).toISOString();
