import { sql, type Kysely, type Selectable } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import { GOAL_STATES, type GoalList, type GoalState } from '#core/goals/goal.ts';
import type { GoalTable } from '../../db/tables/coach.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Owned } from '../../http/owned.ts';
import { findAssessment } from '../assessments/queries.ts';
import { removeSkillEvidence } from '../skills/queries.ts';
import { actionsOf } from './actions-of.ts';

export type GoalRow = Selectable<GoalTable>;

export interface GoalPage {
  limit: number;
  cursor?: string | undefined;
  /** `closed` is what is not open: done, postponed, dropped. */
  state?: GoalState | 'closed' | undefined;
  /** An assessment: only goals of its plan, and those of other plans that follow an action which it has as well. */
  plan?: string | undefined;
}

/** Sorts after every day. */
const NO_DAY = '9999';
const dayOf = ({ dueOn }: Pick<GoalRow, 'dueOn'>): string => dueOn ?? NO_DAY;

/**
 * The newest first; those that are open or rest in the order in which they are the next (`chooseNextSteps`): by their day, then
 * as they were added.
 */
export async function listGoals(house: House, userId: LearnerId, { limit, cursor, state, plan }: GoalPage) {
  let own = house.db.selectFrom('goal').where('userId', '=', userId);
  if (state !== undefined) own = state === 'closed' ? own.where('state', '!=', 'open') : own.where('state', '=', state);
  if (plan !== undefined) {
    const actionIds = await readActionIds(house, userId, plan);
    own = own.where(({ eb, or }) => or([eb('assessmentId', '=', plan), ...actionIds.map((actionId) => eb('actionId', '=', actionId))]));
  }
  const isByDay = state === 'open' || state === 'postponed';
  const [direction, isAfter] = isByDay ? (['asc', '>'] as const) : (['desc', '<'] as const);
  const day = isByDay ? sql<string>`coalesce(${sql.ref('dueOn')}, ${NO_DAY})` : sql<string>`''`;
  let page = own
    .selectAll()
    .orderBy(day)
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(limit + 1);
  if (cursor !== undefined) {
    const [after, createdAt, id] = decodeCursor(cursor, z.tuple([z.string(), z.number(), z.string()]));
    page = page.where(({ eb, and, or, refTuple, tuple }) =>
      or([eb(day, '>', after), and([eb(day, '=', after), eb(refTuple('createdAt', 'id'), isAfter, tuple(createdAt, id))])]),
    );
  }
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { total } = await own.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const next = rows.length > limit && last ? encodeCursor([isByDay ? dayOf(last) : '', last.createdAt, last.id]) : null;
  return { rows: shown, nextCursor: next, total: Number(total) };
}

/** None of an assessment that is not there, or of somebody else. */
async function readActionIds({ db }: House, userId: LearnerId, assessmentId: string): Promise<string[]> {
  const assessment = await findAssessment(db, assessmentId);
  return assessment?.userId === userId ? actionsOf(assessment.plan).map(({ id }) => id) : [];
}

/** How many goals a learner has of each state, and how many of the open ones have a day. */
export async function countGoals({ db }: House, userId: LearnerId): Promise<Pick<GoalList, 'counts' | 'openWithDay'>> {
  const rows = await db
    .selectFrom('goal')
    .where('userId', '=', userId)
    .groupBy('state')
    .select((eb) => ['state', eb.fn.countAll<number>().as('times'), eb.fn.count<number>('dueOn').as('withDay')])
    .execute();
  const of = (state: GoalState) => rows.find((row) => row.state === state);
  const counts = Object.fromEntries(GOAL_STATES.map((state) => [state, Number(of(state)?.times ?? 0)])) as GoalList['counts'];
  return { counts, openWithDay: Number(of('open')?.withDay ?? 0) };
}

export function findGoal(db: Pick<Kysely<Tables>, 'selectFrom'>, id: string): Promise<GoalRow | undefined> {
  return db.selectFrom('goal').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Open goals that have a day, the next first. */
export function listOpenDays(house: House, userId: LearnerId): Promise<GoalRow[]> {
  return house.db
    .selectFrom('goal')
    .selectAll()
    .where('userId', '=', userId)
    .where('state', '=', 'open')
    .where('dueOn', 'is not', null)
    .orderBy('dueOn')
    .orderBy('id')
    .execute();
}

/** With what it left as evidence. Sessions that practised for it stay, for nothing. */
export async function removeGoal(house: House, { id, userId }: Owned<GoalRow>): Promise<void> {
  await house.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('goal').where('id', '=', id).execute();
    await trx.updateTable('conversation').set({ goalId: null }).where('userId', '=', userId).where('goalId', '=', id).execute();
    await removeSkillEvidence(trx, userId, id);
  });
}
