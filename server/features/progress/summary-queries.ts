import { sql, type SelectQueryBuilder } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import type { Doings } from '#core/days/make-summary.ts';
import { SUMMARY_YEARS } from '#core/days/summary.ts';
import type { Database } from '../../db/database.ts';
import { isUnitFinished, isWorkFinished } from '../../db/finished.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { listOffsets } from '../../http/time-zone.ts';

const YEAR_MS = 365.25 * 86_400_000;
const HOUR_MS = 3_600_000;
const QUARTER_MS = 15 * 60_000;

/** Of so many finished works, the newest are shown. */
const MAX_FINISHED = 1000;

/** What a learner did in the years that a summary holds, by their own clock. */
export async function readDoings(house: House, userId: LearnerId, toClock: (ms: number) => number): Promise<Doings> {
  const since = house.now() - SUMMARY_YEARS * YEAR_MS;
  const [studied, finished, ...answered] = await Promise.all([
    readStudied(house, userId, since, toClock),
    readFinished(house, userId, since),
    readQuizzes(house, userId, since),
    readReviews(house, userId, since),
    readMessages(house, userId, since),
    readIqAnswers(house, userId, since),
  ]);
  return {
    studied,
    finished: finished.map(({ at, ...work }) => ({ work, clockMs: toClock(at) })),
    answered: answered.flat().map(({ at, count }) => ({ clockMs: toClock(at), count })),
  };
}

/** Summed by the hours of the learner's clock: of years of quarters, reading each would take longer than all the rest. */
async function readStudied({ db, now }: House, userId: LearnerId, since: number, toClock: (ms: number) => number) {
  const offsets = listOffsets(toClock, since, now());
  // Written out: SQLite divides what is bound as fractions.
  const ahead = sql.join(
    offsets.map(({ from, aheadMs }) => sql`when at >= ${sql.lit(from)} then ${sql.lit(aheadMs)}`),
    sql` `,
  );
  const hour = sql<number>`(at + case ${ahead} else 0 end) / ${sql.lit(HOUR_MS)}`;
  const hours = await db
    .selectFrom('studyTime')
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .groupBy(['kind', hour])
    .select((eb) => ['kind', hour.as('hour'), eb.fn.sum<number>('seconds').as('seconds')])
    .execute();
  return hours.map((sum) => ({ kind: sum.kind, seconds: sum.seconds, clockMs: sum.hour * HOUR_MS }));
}

/** Works of which every unit is finished, by when the last one was. */
function readFinished({ db, now }: House, userId: LearnerId, since: number) {
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

/** A quarter of an hour and what was answered in it: every time zone's days begin with one. */
interface Answered {
  readonly at: number;
  readonly count: number;
}

const quarter = sql<number>`(at - at % ${sql.lit(QUARTER_MS)})`;

function readQuizzes({ db }: House, userId: LearnerId, since: number): Promise<Answered[]> {
  return db
    .selectFrom('quizAttempt')
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .select((eb) => [quarter.as('at'), eb.fn.sum<number>(sql`json_array_length(marks)`).as('count')])
    .groupBy(quarter)
    .execute();
}

/** A card counts once a day, however often it came again. */
function readReviews({ db }: House, userId: LearnerId, since: number): Promise<Answered[]> {
  const answered = db
    .selectFrom('reviewAnswer')
    .where('userId', '=', userId)
    .where('at', '>=', since)
    .groupBy(['cardId', 'answeredOn'])
    .select((eb) => eb.fn.min('at').as('at'));
  return countByQuarter(db, answered);
}

/** Messages to the coach, by their turns, which stay when a conversation is deleted. Turns of anything else name no message. */
function readMessages({ db }: House, userId: LearnerId, since: number): Promise<Answered[]> {
  const sent = db
    .selectFrom('coachTurn')
    .where('userId', '=', userId)
    .where('createdAt', '>=', since)
    .whereRef('messageId', '!=', 'conversationId')
    .groupBy('messageId')
    .select((eb) => eb.fn.min('createdAt').as('at'));
  return countByQuarter(db, sent);
}

/** Items that were left out are no answers. */
function readIqAnswers({ db }: House, userId: LearnerId, since: number): Promise<Answered[]> {
  const answered = db
    .selectFrom('iqResponse')
    .where('userId', '=', userId)
    .where('servedAt', '>=', since)
    .where('answer', 'is not', null)
    .select('answeredAt as at')
    .$narrowType<{ at: number }>();
  return countByQuarter(db, answered);
}

function countByQuarter(
  db: Database,
  answers: SelectQueryBuilder<Tables, 'reviewAnswer' | 'coachTurn' | 'iqResponse', { at: number }>,
): Promise<Answered[]> {
  return db
    .selectFrom(answers.as('answer'))
    .select((eb) => [quarter.as('at'), eb.fn.countAll<number>().as('count')])
    .groupBy(quarter)
    .execute();
}

/** Seconds that were played or read before days were kept. */
export async function sumUndated({ db }: House, userId: LearnerId): Promise<number> {
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
