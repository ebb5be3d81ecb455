import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { PlannedItem } from '#core/assessment/assessment.ts';
import type { Database } from '../../db/database.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import type { AssessmentTable } from '../../db/tables/assessment.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { decodeCursor, encodeCursor } from '../../http/cursor.ts';
import type { Owned } from '../../http/owned.ts';
import { StoredPlan } from './stored-plan.ts';

export type AssessmentRow = Selectable<AssessmentTable>;
type Reading = Pick<Kysely<Tables>, 'selectFrom'>;

export function findAssessment(db: Reading, id: string): Promise<AssessmentRow | undefined> {
  return db.selectFrom('assessment').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether it was made of other answers, or of another yes to situations. */
export const isOfOthers = (known: Answered, sent: Answered): boolean =>
  known.profile !== sent.profile || JSON.stringify(confirmedOf(known)) !== JSON.stringify(confirmedOf(sent));

type Answered = Pick<AssessmentRow, 'profile' | 'plan'>;
const confirmedOf = ({ plan }: Answered) => StoredPlan.parse(JSON.parse(plan)).confirmed;

/** The one that was made under this key before. */
export function findSent(db: Reading, userId: LearnerId, sendKey: string): Promise<AssessmentRow | undefined> {
  return db.selectFrom('assessment').selectAll().where('userId', '=', userId).where('sendKey', '=', sendKey).executeTakeFirst();
}

const newestOf = (db: Reading, userId: LearnerId) =>
  db.selectFrom('assessment').where('userId', '=', userId).orderBy('createdAt', 'desc').orderBy('id', 'desc');

const isBefore = (createdAt: number, id: string) => (eb: ExpressionBuilder<Tables, 'assessment'>) =>
  eb(eb.refTuple('createdAt', 'id'), '<', eb.tuple(createdAt, id));

const newest = keepStatement((db, { userId }: { userId: LearnerId }) => newestOf(db, userId).selectAll().limit(1));

export async function findLatest(db: Database, userId: LearnerId): Promise<AssessmentRow | undefined> {
  const [latest] = await newest(db, { userId });
  return latest;
}

/** The actions of the newest plan, in its order. */
export async function listActions({ db }: House, userId: LearnerId): Promise<LatestAction[]> {
  const latest = await findLatest(db, userId);
  if (!latest) return [];
  const closed = await db
    .selectFrom('goal')
    .where('userId', '=', userId)
    .where('state', '!=', 'open')
    .where('actionId', 'is not', null)
    .select('actionId')
    .execute();
  const isClosed = new Set(closed.map(({ actionId }) => actionId));
  const { actionPlan } = StoredPlan.parse(JSON.parse(latest.plan));
  return actionPlan.map((action, place) => ({ ...action, isFirst: place === 0, isOpen: !isClosed.has(action.id) }));
}

export interface LatestAction extends PlannedItem {
  /** Whether nothing stands before it in the plan. */
  readonly isFirst: boolean;
  /** Not reached, postponed or let go, in whichever plan. */
  readonly isOpen: boolean;
}

export async function findPreviousId(db: Reading, { userId, createdAt, id }: AssessmentRow): Promise<string | null> {
  const previous = await newestOf(db, userId).where(isBefore(createdAt, id)).select('id').limit(1).executeTakeFirst();
  return previous?.id ?? null;
}

/** The newest first. */
export async function listAssessments({ db }: House, userId: LearnerId, { limit, cursor }: { limit: number; cursor?: string | undefined }) {
  let page = newestOf(db, userId)
    .select(['id', 'createdAt', 'source', 'profile', 'plan'])
    .limit(limit + 1);
  if (cursor !== undefined) page = page.where(isBefore(...decodeCursor(cursor, z.tuple([z.number(), z.string()]))));
  const rows = await page.execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { total } = await db
    .selectFrom('assessment')
    .where('userId', '=', userId)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: shown, nextCursor: rows.length > limit && last ? encodeCursor([last.createdAt, last.id]) : null, total: Number(total) };
}

/** With the record that was kept of it. Goals that were followed from it stay. */
export async function removeAssessment({ db }: House, { id, userId }: Owned<AssessmentRow>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('assessment').where('id', '=', id).execute();
    await trx
      .deleteFrom('record')
      .where('userId', '=', userId)
      .where('recordType', '=', 'career_assessment_result')
      .where('sessionKey', '=', id)
      .execute();
  });
}
