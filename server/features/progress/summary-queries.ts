import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { Doings } from '#core/days/make-summary.ts';
import { PART_HOURS } from '#core/days/rhythm.ts';
import { SUMMARY_YEARS } from '#core/days/summary.ts';
import type { Database } from '../../db/database.ts';
import { isUnitFinished, isWorkFinished } from '../../db/finished.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { listOffsets } from '../../http/time-zone.ts';

const YEAR_MS = 365.25 * 86_400_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Of so many finished works, the newest are shown. */
const MAX_FINISHED = 1000;

/** What a learner did in the years that a summary holds, by their own clock. */
export async function readDoings(house: House, userId: LearnerId, toClock: (ms: number) => number): Promise<Doings> {
  const since = house.now() - SUMMARY_YEARS * YEAR_MS;
  const clock = clockOf(toClock, since, house.now());
  const day = sql<number>`${clock} / ${sql.lit(DAY_MS)} * ${sql.lit(DAY_MS)}`;
  const [studied, finished, ...answered] = await Promise.all([
    readStudied(house, userId, since, clock),
    readFinished(house, userId, since),
    readQuizzes(house, userId, since, day),
    readReviews(house, userId, since, day),
    readMessages(house, userId, since, day),
    readIqAnswers(house, userId, since, day),
  ]);
  return {
    studied,
    finished: finished.map(({ at, ...work }) => ({ work, clockMs: toClock(at) })),
    answered: answered.flat(),
  };
}

/** A moment of `at` by the learner's clock. Written out: SQLite divides what is bound as fractions. */
function clockOf(toClock: (ms: number) => number, fromMs: number, toMs: number) {
  const ahead = sql.join(
    listOffsets(toClock, fromMs, toMs).map(({ from, aheadMs }) => sql`when at >= ${sql.lit(from)} then ${sql.lit(aheadMs)}`),
    sql` `,
  );
  return sql<number>`(at + case ${ahead} else 0 end)`;
}

/** Summed by the parts of the learner's days: of years of quarters, reading each would take longer than all the rest. */
async function readStudied({ longReads: db }: House, userId: LearnerId, since: number, clock: RawBuilder<number>) {
  const hour = sql`${clock} % ${sql.lit(DAY_MS)} / ${sql.lit(HOUR_MS)}`;
  // What is before the first part is of the night too, and stands at midnight.
  const begin = sql.join(
    PART_HOURS.toReversed().map((from) => sql`when ${hour} >= ${sql.lit(from)} then ${sql.lit(from * HOUR_MS)}`),
    sql` `,
  );
  const part = sql<number>`${clock} / ${sql.lit(DAY_MS)} * ${sql.lit(DAY_MS)} + case ${begin} else 0 end`;
  return db
    .selectFrom('studyTime')
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .groupBy(['kind', part])
    .select((eb) => ['kind', part.as('clockMs'), eb.fn.sum<number>('seconds').as('seconds')])
    .execute();
}

/** Works of which every unit is finished, by when the last one was. */
function readFinished({ longReads: db, now }: House, userId: LearnerId, since: number) {
  return db
    .selectFrom('progress')
    .innerJoin('unit', 'unit.id', 'progress.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where('progress.userId', '=', userId)
    .where(isUnitFinished)
    .where(isUnitSeen(now()))
    .groupBy(['item.id', 'item.kind', 'item.title', 'item.unitCount'])
    .having((eb) => eb.and([isWorkFinished(sql`count(*)`), eb(eb.fn.max('progress.finishedAt'), '>=', since)]))
    .select((eb) => ['item.id', 'item.kind', 'item.title', eb.fn.max<number>('progress.finishedAt').as('at')])
    .orderBy('at', 'desc')
    .limit(MAX_FINISHED)
    .execute();
}

/** A day by the learner's clock, and what was answered on it. */
type Answered = Doings['answered'][number];

function readQuizzes({ longReads: db }: House, userId: LearnerId, since: number, day: RawBuilder<number>): Promise<Answered[]> {
  return db
    .selectFrom('quizAttempt')
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .select((eb) => [day.as('clockMs'), eb.fn.sum<number>(sql`json_array_length(marks)`).as('count')])
    .groupBy(day)
    .execute();
}

/** A card counts once a day, however often it came again. */
function readReviews({ longReads: db }: House, userId: LearnerId, since: number, day: RawBuilder<number>): Promise<Answered[]> {
  const answered = db
    .selectFrom('reviewAnswer')
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .groupBy(['cardId', 'answeredOn'])
    .select((eb) => eb.fn.min('at').as('at'));
  return countByDay(db, day, answered);
}

/** Messages to the coach, by their turns, which stay when a conversation is deleted. Turns of anything else name no message. */
function readMessages({ longReads: db }: House, userId: LearnerId, since: number, day: RawBuilder<number>): Promise<Answered[]> {
  const sent = db
    .selectFrom('coachTurn')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .whereRef('messageId', '!=', 'conversationId')
    .groupBy('messageId')
    .select((eb) => eb.fn.min('createdAt').as('at'));
  return countByDay(db, day, sent);
}

/** Items that were left out are no answers. */
function readIqAnswers({ longReads: db }: House, userId: LearnerId, since: number, day: RawBuilder<number>): Promise<Answered[]> {
  const answered = db
    .selectFrom('iqResponse')
    .where('userId', '=', userId)
    .where('servedAt', '>=', since)
    .where('answer', 'is not', null)
    .select('answeredAt as at')
    .$narrowType<{ at: number }>();
  return countByDay(db, day, answered);
}

function countByDay(
  db: Database,
  day: RawBuilder<number>,
  answers: SelectQueryBuilder<Tables, 'reviewAnswer' | 'coachTurn' | 'iqResponse', { at: number }>,
): Promise<Answered[]> {
  return db
    .selectFrom(answers.as('answer'))
    .select((eb) => [day.as('clockMs'), eb.fn.countAll<number>().as('count')])
    .groupBy(day)
    .execute();
}

/** Seconds that were played or read before days were kept. */
export async function sumUndated({ longReads: db }: House, userId: LearnerId): Promise<number> {
  const { played, dated } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('progress')
        .where('userId', '=', userId)
        .select((of) => of.fn.sum<number | null>('playedSec').as('sum'))
        .as('played'),
      eb
        .selectFrom('studyTime')
        .where('userId', '=', userId)
        .select((of) => of.fn.sum<number | null>('seconds').as('sum'))
        .as('dated'),
    ])
    .executeTakeFirstOrThrow();
  return Math.max(0, Math.round((played ?? 0) - (dated ?? 0)));
}
