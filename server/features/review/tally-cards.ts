import { addDays, type PlainDate } from '#core/plain-date.ts';
import { CARDS_A_DAY, type Review } from '#core/review/review.ts';
import type { Database } from '../../db/database.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { ReviewDay } from './review-day.ts';
import { askableCards, isWaiting, mayOpenUnit, visibleCards } from './visible-cards.ts';

/** How many visible cards a learner has, in all and waiting, and the first day after today for which there are some. */
export interface Tally {
  readonly total: number;
  readonly waiting: number;
  readonly nextOn: PlainDate | null;
}

/** Counted by unit first: what may be seen is asked once for all cards of one. Of tens of thousands it takes some 30 ms: for `longReads`. */
export async function tallyCards(db: Database, day: ReviewDay): Promise<Tally> {
  const { today } = day;
  const byUnit = askableCards(db, day)
    .groupBy('own.unitId')
    .select((eb) => [
      'own.unitId',
      eb.fn.countAll<number>().as('cards'),
      eb.fn.sum<number>(eb.case().when(isWaiting(today)(eb)).then(1).else(0).end()).as('waiting'),
      eb.fn.min(eb.case().when('own.dueOn', '>', today).then(eb.ref('own.dueOn')).end()).as('nextOn'),
    ]);
  const { total, waiting, nextOn } = await db
    .selectFrom(byUnit.as('tally'))
    .innerJoin('unit', 'unit.id', 'tally.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .where(isUnitSeen(day.now))
    .where(mayOpenUnit(day.access))
    .select(({ fn }) => [
      fn.sum<number | null>('tally.cards').as('total'),
      fn.sum<number | null>('tally.waiting').as('waiting'),
      fn.min<PlainDate | null>('tally.nextOn').as('nextOn'),
    ])
    .executeTakeFirstOrThrow();
  return { total: Number(total), waiting: Number(waiting), nextOn };
}

/** What comes after today; what waits comes tomorrow. */
export async function findNext(db: Database, day: ReviewDay, { nextOn, waiting }: Omit<Tally, 'total'>): Promise<Review['next']> {
  const tomorrow = addDays(day.today, 1);
  const on = waiting > 0 ? tomorrow : nextOn;
  if (on === null) return null;
  const room = CARDS_A_DAY - (on === tomorrow ? waiting : 0);
  const due = room > 0 ? await visibleCards(db, day).where('card.dueOn', '=', on).limit(room).select('card.id').execute() : [];
  return { on, cards: CARDS_A_DAY - Math.max(0, room - due.length) };
}
