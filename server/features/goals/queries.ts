import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import { MAX_GOALS, type Goal, type GoalChange, type GoalInput, type GoalStep } from '#core/goals/goal.ts';
import type { Practice } from '#core/practice/practice.ts';
import type { GoalTable } from '../../db/tables/coach.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';

export type GoalRow = Selectable<GoalTable>;

const toIso = (ms: number): string => new Date(ms).toISOString();

export function presentGoal({ userId: _owner, ...row }: GoalRow): Goal {
  const { steps: _steps, workIds: _workIds, assessmentId, actionId, ...rest } = row;
  const steps = JSON.parse(row.steps) as GoalStep[];
  return {
    ...rest,
    steps,
    works: [],
    practice: row.practice === null ? null : (JSON.parse(row.practice) as Practice),
    practised: 0,
    progress: { done: steps.filter(({ isDone }) => isDone).length, of: steps.length },
    action: assessmentId === null || actionId === null ? null : { assessmentId, actionId },
    createdAt: toIso(row.createdAt),
    updatedAt: toIso(row.updatedAt),
    closedAt: row.closedAt === null ? null : toIso(row.closedAt),
  };
}

/** The newest first. */
export async function listGoals(house: House, userId: LearnerId, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const own = house.db.selectFrom('goal').where('userId', '=', userId);
  let page = own
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    const [createdAt, id] = decodeCursor(cursor, z.tuple([z.number(), z.string()]));
    page = page.where(({ eb, refTuple, tuple }) => eb(refTuple('createdAt', 'id'), '<', tuple(createdAt, id)));
  }
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null, total: Number(total) };
}

export function findGoal(house: House, id: string): Promise<GoalRow | undefined> {
  return house.db.selectFrom('goal').selectAll().where('id', '=', id).executeTakeFirst();
}

export function addGoal(house: House, userId: LearnerId, input: GoalInput): Promise<GoalRow> {
  return house.db.transaction().execute(async (trx) => {
    const { total } = await trx
      .selectFrom('goal')
      .where('userId', '=', userId)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    if (Number(total) >= MAX_GOALS) throw new Problem('conflict', `You have ${MAX_GOALS} goals already. Delete some before you add more.`);
    const now = house.now();
    const { steps, workIds, practice, action, ...words } = input;
    const row: GoalRow = {
      ...{ id: uuidv7(now), userId, ...words },
      steps: JSON.stringify(steps.map((text) => ({ id: uuidv7(now), text, isDone: false }))),
      workIds: JSON.stringify(workIds),
      practice: practice && JSON.stringify(practice),
      assessmentId: action?.assessmentId ?? null,
      actionId: action?.actionId ?? null,
      ...{ state: 'open', reason: null, createdAt: now, updatedAt: now, closedAt: null },
    };
    await trx.insertInto('goal').values(row).execute();
    return row;
  });
}

export async function changeGoal(house: House, goal: Owned<GoalRow>, change: GoalChange): Promise<GoalRow> {
  const { steps, workIds, practice, ...words } = change;
  const now = house.now();
  const given = Object.fromEntries(Object.entries(words).filter(([, value]) => value !== undefined)) as Partial<GoalRow>;
  const changes = {
    ...given,
    ...(steps && { steps: JSON.stringify(steps.map((step) => ({ ...step, id: step.id ?? uuidv7(now) }))) }),
    ...(workIds && { workIds: JSON.stringify(workIds) }),
    ...(practice !== undefined && { practice: practice && JSON.stringify(practice) }),
    ...(change.state && { closedAt: change.state === 'open' ? null : now }),
    updatedAt: now,
  };
  await house.db.updateTable('goal').set(changes).where('id', '=', goal.id).execute();
  return { ...goal, ...changes };
}

export async function removeGoal(house: House, goal: Owned<GoalRow>): Promise<void> {
  await house.db.deleteFrom('goal').where('id', '=', goal.id).execute();
}
