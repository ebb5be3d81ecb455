import type { LearnerId } from '#core/account/learner.ts';
import { MAX_GOALS, type GoalInput, type PlannedAction } from '#core/goals/goal.ts';
import type { Database } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { findAssessment } from '../assessments/queries.ts';
import { actionsOf } from './actions-of.ts';
import type { GoalRow } from './queries.ts';
import { requireWorks } from './require-works.ts';

/** An action of an assessment is followed by one goal, whatever became of it: that one is answered, and nothing is added. */
export async function addGoal(house: House, userId: LearnerId, input: GoalInput): Promise<{ row: GoalRow; isNew: boolean }> {
  const workIds = await requireWorks(house, input.workIds);
  return house.db.transaction().execute(async (trx) => {
    const followed = input.action && (await findFollowing(trx, userId, input.action));
    if (followed) return { row: followed, isNew: false };
    await requireRoom(trx, userId);
    const row = toRow({ ...input, workIds }, userId, house.now());
    await trx.insertInto('goal').values(row).execute();
    return { row, isNew: true };
  });
}

/** @throws {Problem} 404 when the assessment is not there, or of somebody else; 422 when its plan has no such action */
async function findFollowing(db: Database, userId: LearnerId, { assessmentId, actionId }: PlannedAction): Promise<GoalRow | undefined> {
  const assessment = await findAssessment(db, assessmentId);
  if (assessment?.userId !== userId) throw new Problem('not_found', 'This assessment is not there any more. Add the goal without it.');
  const followed = await db
    .selectFrom('goal')
    .selectAll()
    .where('userId', '=', userId)
    .where('assessmentId', '=', assessmentId)
    .where('actionId', '=', actionId)
    .executeTakeFirst();
  if (followed || actionsOf(assessment.plan).some(({ id }) => id === actionId)) return followed;
  const errors = [{ path: 'action.actionId', message: `This plan has no action “${actionId}”.` }];
  throw new Problem('invalid_fields', undefined, { errors });
}

async function requireRoom(db: Database, userId: LearnerId): Promise<void> {
  const { total } = await db
    .selectFrom('goal')
    .where('userId', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) >= MAX_GOALS) throw new Problem('conflict', `You have ${MAX_GOALS} goals already. Delete some before you add more.`);
}

function toRow({ steps, workIds, practice, action, ...words }: GoalInput, userId: LearnerId, now: number): GoalRow {
  return {
    ...{ id: uuidv7(now), userId, ...words },
    steps: JSON.stringify(steps.map((text) => ({ id: uuidv7(now), text, isDone: false }))),
    workIds: JSON.stringify(workIds),
    practice: practice && JSON.stringify(practice),
    assessmentId: action?.assessmentId ?? null,
    actionId: action?.actionId ?? null,
    ...{ state: 'open', reason: null, createdAt: now, updatedAt: now, closedAt: null },
  };
}
