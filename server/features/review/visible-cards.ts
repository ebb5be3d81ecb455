import { sql, type ExpressionBuilder } from 'kysely';
import type { PlainDate } from '#core/plain-date.ts';
import type { Database } from '../../db/database.ts';
import { isUnitSeen } from '../../db/seen.ts';
import type { ReviewCardTable } from '../../db/tables/study.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { ReviewDay } from './review-day.ts';

/** A learner's cards but those removed, of works that are gone or closed to them, and of notes that have lost their words. */
export function visibleCards(db: Pick<Database, 'selectFrom'>, { userId, access, now }: ReviewDay) {
  return db
    .selectFrom('reviewCard as card')
    .innerJoin('unit', 'unit.id', 'card.unitId')
    .innerJoin('item', 'item.id', 'unit.itemId')
    .leftJoin('note', 'note.id', 'card.noteId')
    .where('card.userId', '=', userId)
    .where('card.removedAt', 'is', null)
    .where(isUnitSeen(now))
    .where(mayOpenUnit(access))
    .where(({ eb, or }) => or([eb('card.questionId', 'is not', null), eb('note.quote', 'is not', null), eb('note.text', 'is not', null)]));
}

/** Of `unit` and `item`. */
export const mayOpenUnit =
  (access: ReviewDay['access']) =>
  ({ eb, or }: ExpressionBuilder<Tables, 'unit' | 'item'>) =>
    or([eb('unit.sample', '=', 1), eb('item.access', 'in', access)]);

/** A learner's cards with something to ask, by units in the order of their days, read from an index alone, and those of notes that have lost their words left out. */
export function askableCards(db: Pick<Database, 'selectFrom'>, { userId }: ReviewDay) {
  const wordless = db
    .selectFrom('note')
    .where('userId', '=', userId)
    .where('isCarded', '=', sql.lit(1))
    .where('quote', 'is', null)
    .where('text', 'is', null)
    .select('id');
  return db
    .selectFrom('reviewCard as own')
    .where('own.userId', '=', userId)
    .where('own.removedAt', 'is', null)
    .where(({ eb, fn, val }) => eb(fn.coalesce('own.noteId', val('')), 'not in', wordless));
}

/** Due, and not among the cards of this day. */
export const isWaiting =
  (today: PlainDate) =>
  ({ and, eb, or }: ExpressionBuilder<Tables & { own: ReviewCardTable }, 'own'>) =>
    and([eb('own.dueOn', '<=', today), or([eb('own.dealtOn', 'is', null), eb('own.dealtOn', '!=', today)])]);

/** One card of each work in turn, the longest due first: ten of one book are no review. */
export function inTurn(cards: ReturnType<typeof visibleCards>) {
  return cards
    .orderBy(({ fn }) =>
      fn.agg<number>('row_number').over((over) => over.partitionBy('unit.itemId').orderBy('card.dueOn').orderBy('card.id')),
    )
    .orderBy('card.dueOn')
    .orderBy('card.id');
}
