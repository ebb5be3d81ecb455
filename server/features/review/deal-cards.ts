import { sql } from 'kysely';
import { CARDS_A_DAY } from '#core/review/review.ts';
import type { Database } from '../../db/database.ts';
import { keepStatement } from '../../db/kept-statement.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { House } from '../../house.ts';
import { findQuestion } from './asked-question.ts';
import type { ReviewDay } from './review-day.ts';
import { askableCards, inTurn, isWaiting, mayOpenUnit, visibleCards } from './visible-cards.ts';

/** Cards that are looked at for a day: a question that has left its quiz since is passed over. */
const MAX_LOOKED_AT = 60;
/** A night at the least lies between two days, whatever zones are named: a journey brings no tomorrow at once. */
const NIGHT_MS = 8 * 3_600_000;

/** Lays out the cards of the day, once: they stay the same through the day and on every device. */
export async function dealCards(house: House, day: ReviewDay): Promise<void> {
  const { db } = house;
  const dealt = await countDealt(db, day);
  if (dealt >= CARDS_A_DAY) return;
  const askable = (await listDue(house, day, dealt > 0)).filter(({ isResting }) => !isResting).map(({ id }) => id);
  if (askable.length === 0) return;
  await db.transaction().execute(async (trx) => {
    const room = CARDS_A_DAY - (await countDealt(trx, day));
    const chosen = askable.slice(0, Math.max(0, room));
    if (chosen.length > 0) await trx.updateTable('reviewCard').set({ dealtOn: day.today }).where('id', 'in', chosen).execute();
  });
}

/** Also those that were removed since: a day does not grow by it. */
export async function countDealt(db: Database, { userId, today }: ReviewDay): Promise<number> {
  const [row] = await dealtOn(db, { userId, today });
  return Number(row?.dealt ?? 0);
}

type WhoseDay = Pick<ReviewDay, 'userId' | 'today'>;

const dealtOn = keepStatement((db, { userId, today }: WhoseDay) =>
  db
    .selectFrom('reviewCard')
    .where('userId', '=', userId)
    .where('dealtOn', '=', today)
    .select((eb) => eb.fn.countAll<number>().as('dealt')),
);

const anyWaiting = keepStatement((db, { userId, today }: WhoseDay) =>
  db
    .selectFrom('reviewCard as own')
    .where('own.userId', '=', userId)
    .where('own.removedAt', 'is', null)
    .where(isWaiting(today))
    .select('own.id')
    .limit(1),
);

/** Cards that are due and wait for the night to be over. */
export async function countResting(house: House, day: ReviewDay, hasBegun: boolean): Promise<number> {
  return (await listDue(house, day, hasBegun)).filter(({ isResting }) => isResting).length;
}

/** @param hasBegun cards of this day were dealt */
async function listDue({ db, longReads }: House, day: ReviewDay, hasBegun: boolean) {
  // On most days all that waits has been dealt.
  if ((await anyWaiting(db, { userId: day.userId, today: day.today })).length === 0) return [];
  const rows = await listFirst(longReads, day);
  const askable = rows.filter(({ questionId, quiz }) => questionId === null || findQuestion(quiz, questionId) !== null);
  const evening = day.now - NIGHT_MS;
  const isEvening = askable.length > 0 && !day.isZoneChosen && !hasBegun && (await hasAnsweredSince(db, day, evening));
  return askable.map(({ id, sourceAt }) => ({ id, isResting: isEvening || (!day.isZoneChosen && Number(sourceAt) > evening) }));
}

/** The first that wait, in turn. Ids alone are sorted: of thousands of cards, all that is asked of them would take many times as long. */
async function listFirst(db: Database, day: ReviewDay) {
  const { ref } = sql;
  const waiting = askableCards(db, day)
    .where(isWaiting(day.today))
    .innerJoin('unit', 'unit.id', 'own.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where(isUnitSeen(day.now))
    .where(mayOpenUnit(day.access))
    .orderBy(sql`row_number() over (partition by ${ref('unit.itemId')} order by ${ref('own.dueOn')}, ${ref('own.id')})`)
    .orderBy('own.dueOn')
    .orderBy('own.id')
    .limit(MAX_LOOKED_AT)
    .select('own.id');
  return inTurn(visibleCards(db, day).where('card.id', 'in', waiting))
    .select(['card.id', 'card.questionId', 'unit.quiz', 'unit.itemId'])
    .select(({ fn }) => fn.coalesce('note.createdAt', 'card.attemptAt', 'card.createdAt').as('sourceAt'))
    .execute();
}

/** Cards of another day. */
async function hasAnsweredSince(db: Database, { userId, today }: ReviewDay, since: number): Promise<boolean> {
  const answer = await db
    .selectFrom('reviewAnswer')
    .where('userId', '=', userId)
    .where('at', '>', since)
    .where('answeredOn', '!=', today)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return answer !== undefined;
}
