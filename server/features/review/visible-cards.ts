import type { Database } from '../../db/database.ts';
import { isUnitSeen } from '../../db/seen.ts';
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
    .where(({ eb, or }) => or([eb('unit.sample', '=', 1), eb('item.access', 'in', access)]))
    .where(({ eb, or }) => or([eb('card.questionId', 'is not', null), eb('note.quote', 'is not', null), eb('note.text', 'is not', null)]));
}

/** One card of each work in turn, the longest due first: ten of one book are no review. */
export function inTurn(cards: ReturnType<typeof visibleCards>) {
  return cards
    .orderBy(({ fn }) =>
      fn.agg<number>('row_number').over((over) => over.partitionBy('unit.itemId').orderBy('card.dueOn').orderBy('card.id')),
    )
    .orderBy('card.dueOn')
    .orderBy('card.id');
}
