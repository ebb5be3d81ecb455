import { sql, type Kysely, type Selectable } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { GoalTable } from '../../db/tables/coach.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Owned } from '../../http/owned.ts';
import { removeSkillEvidence } from '../skills/queries.ts';

export type GoalRow = Selectable<GoalTable>;

export interface GoalPage {
  limit: number;
  cursor?: string | undefined;
  /** `closed` is what is not open: done, postponed, dropped. */
  state?: 'open' | 'closed' | undefined;
}

/** Sorts after every day. */
const NO_DAY = '9999';
const dayOf = ({ dueOn }: Pick<GoalRow, 'dueOn'>): string => dueOn ?? NO_DAY;

/** The newest first; open ones in the order in which they are the next (`chooseNextSteps`): by their day, then as they were added. */
export async function listGoals(house: House, userId: LearnerId, { limit, cursor, state }: GoalPage) {
  let own = house.db.selectFrom('goal').where('userId', '=', userId);
  if (state !== undefined) own = own.where('state', state === 'open' ? '=' : '!=', 'open');
  const isByDay = state === 'open';
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
