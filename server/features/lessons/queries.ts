import { z } from 'zod';
import type { LearnerId } from '#core/account/learner.ts';
import type { QuizMarking, QuizRecord } from '#core/library/quiz.ts';
import type { QuizAttemptTable } from '../../db/tables/study.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { House } from '../../house.ts';

/** So many attempts at one quiz are kept. */
const MAX_ATTEMPTS = 500;
/** So many of the latest attempts at a course's quizzes tell what was missed last time. */
const RECENT_ATTEMPTS = 50;

const Marks = z.array(z.object({ questionId: z.string(), correct: z.boolean() }));

/** What a learner made of each of these quizzes, by unit; and the round that is asked next. */
export async function findQuizRecords(
  house: House,
  userId: LearnerId,
  unitIds: readonly string[],
): Promise<Map<string, { record: QuizRecord; nextRound: number }>> {
  if (unitIds.length === 0) return new Map();
  const rows = await house.db
    .selectFrom('quizAttempt')
    .select((eb) => [
      'unitId',
      eb.fn.countAll<number>().as('attempts'),
      eb.fn.max('fraction').as('bestFraction'),
      eb.fn.max('passed').as('passed'),
      eb.fn.max('round').as('lastRound'),
    ])
    .where('userId', '=', userId)
    .where('unitId', 'in', unitIds)
    .groupBy('unitId')
    .execute();
  return new Map(
    rows.map(({ unitId, attempts, bestFraction, passed, lastRound }) => [
      unitId,
      { record: { attempts: Number(attempts), bestFraction, passed: passed === 1 }, nextRound: lastRound + 1 },
    ]),
  );
}

/** Keeps an attempt. Of too many the oldest goes that is not the best: what was reached stays. False when its round was kept before. */
export async function addAttempt(
  house: House,
  attempt: Pick<QuizAttemptTable, 'userId' | 'unitId' | 'itemId' | 'round'>,
  { marks, fraction, passed }: QuizMarking,
): Promise<boolean> {
  const at = house.now();
  const id = uuidv7(at);
  return house.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('quizAttempt')
      .select('id')
      .where('userId', '=', attempt.userId)
      .where('unitId', '=', attempt.unitId)
      .where('round', '>=', attempt.round)
      .limit(1)
      .executeTakeFirst();
    if (before) return false;
    await trx
      .insertInto('quizAttempt')
      .values({
        ...attempt,
        id,
        marks: JSON.stringify(marks.map(({ questionId, correct }) => ({ questionId, correct }))),
        fraction,
        passed: passed ? 1 : 0,
        at,
      })
      .execute();
    const kept = await trx
      .selectFrom('quizAttempt')
      .select(['id', 'fraction'])
      .where('userId', '=', attempt.userId)
      .where('unitId', '=', attempt.unitId)
      .orderBy('at')
      .orderBy('id')
      .execute();
    if (kept.length <= MAX_ATTEMPTS) return true;
    const best = Math.max(...kept.map((row) => row.fraction));
    // The latest stays, for it tells which rounds were marked.
    const leaving = kept.find((row) => row.fraction < best && row.id !== id) ?? kept[0];
    if (leaving) await trx.deleteFrom('quizAttempt').where('id', '=', leaving.id).execute();
    return true;
  });
}

/** How questions were answered, the latest attempt first. */
export async function listRecentMarks(house: House, userId: LearnerId, unitIds: readonly string[]) {
  const rows = await house.db
    .selectFrom('quizAttempt')
    .select(['unitId', 'marks'])
    .where('userId', '=', userId)
    .where('unitId', 'in', unitIds)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(RECENT_ATTEMPTS)
    .execute();
  return rows.flatMap(({ unitId, marks }) => Marks.parse(JSON.parse(marks)).map((mark) => ({ unitId, ...mark })));
}
