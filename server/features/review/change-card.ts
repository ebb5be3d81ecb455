import type { Selectable } from 'kysely';
import { z } from 'zod';
import { PlainDate } from '#core/plain-date.ts';
import type { ReviewInput, ReviewUndoInput } from '#core/review/review.ts';
import type { Database } from '../../db/database.ts';
import type { ReviewCardTable } from '../../db/tables/study.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { Owned } from '../../http/owned.ts';
import { Problem } from '../../http/problem.ts';
import type { ReviewDay } from './review-day.ts';
import { Memory, outcomesOf } from './schedule.ts';

export type CardRow = Selectable<ReviewCardTable>;

const Before = z.object({ memory: Memory, dueOn: PlainDate });

export function findCard(db: Pick<Database, 'selectFrom'>, id: string): Promise<CardRow | undefined> {
  return db.selectFrom('reviewCard').selectAll().where('id', '=', id).where('removedAt', 'is', null).executeTakeFirst();
}

/** Reading and writing are one transaction, so that two devices do not grade one card. */
export async function gradeCard(
  db: Database,
  { id, userId }: Owned<CardRow>,
  { grade, ifGraded }: ReviewInput,
  day: ReviewDay,
): Promise<void> {
  const { today, now } = day;
  await db.transaction().execute(async (trx) => {
    const card = await findCard(trx, id);
    if (card?.dealtOn !== today || card.dueOn > today)
      throw new Problem('changed_elsewhere', 'This card is not due today any more. It may have been answered on another device.');
    await requireGraded(trx, id, ifGraded);
    const before = { memory: Memory.parse(JSON.parse(card.memory)), dueOn: card.dueOn };
    const { memory, dueOn } = outcomesOf(before.memory, today)[grade];
    await trx
      .insertInto('reviewAnswer')
      .values({ id: uuidv7(now), userId, cardId: id, grade, before: JSON.stringify(before), answeredOn: today, at: now })
      .execute();
    await trx
      .updateTable('reviewCard')
      .set({ memory: JSON.stringify(memory), dueOn })
      .where('id', '=', id)
      .execute();
  });
}

/** Takes the last grade of today back. */
export async function undoGrade(db: Database, { id }: Owned<CardRow>, { ifGraded }: ReviewUndoInput, { today }: ReviewDay): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await requireGraded(trx, id, ifGraded);
    const answer = await trx
      .selectFrom('reviewAnswer')
      .selectAll()
      .where('cardId', '=', id)
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (answer?.answeredOn !== today) throw new Problem('conflict', 'There is no answer of today to take back.');
    const { memory, dueOn } = Before.parse(JSON.parse(answer.before));
    await trx.deleteFrom('reviewAnswer').where('id', '=', answer.id).execute();
    await trx
      .updateTable('reviewCard')
      .set({ memory: JSON.stringify(memory), dueOn })
      .where('id', '=', id)
      .execute();
  });
}

/** "Again" leaves a card due on its day: another tab may have had it come again, and more than once. */
async function requireGraded(trx: Pick<Database, 'selectFrom'>, cardId: string, seen: number | undefined): Promise<void> {
  if (seen === undefined) return;
  const { graded } = await trx
    .selectFrom('reviewAnswer')
    .where('cardId', '=', cardId)
    .select((eb) => eb.fn.countAll<number>().as('graded'))
    .executeTakeFirstOrThrow();
  if (Number(graded) !== seen)
    throw new Problem('changed_elsewhere', 'This card was answered in another tab or on another device meanwhile.');
}

/** The row stays, so that no new card is made of the same note or question. */
export async function removeCard(db: Database, { id }: Owned<CardRow>, now: number): Promise<void> {
  await db.updateTable('reviewCard').set({ removedAt: now }).where('id', '=', id).execute();
}
