import type { Transaction } from 'kysely';
import { mergePlace } from '#core/progress/stored-place.ts';
import { readPlaceRow, writePlaceRow } from '#server/db/place-row.ts';
import type { Tables } from '#server/db/tables/tables.ts';
import type { ItemMove, Moves, UnitHome, UnitMove } from '../plan/moves.ts';
import { sliceRows } from '../slice-rows.ts';

/** Places, notes, answers, cards of the review, certificates and favourites follow what they belong to. Goes before the rows are written, which then find units at home. */
export async function moveLearners(trx: Transaction<Tables>, moves: Moves, now: number): Promise<void> {
  for (const home of moves.homes) await moveHome(trx, home);
  for (const move of moves.units) await moveUnit(trx, move, now);
  for (const slice of sliceRows(moves.items)) await moveFavorites(trx, slice);
  for (const move of moves.items) await moveCertificates(trx, move);
  await retire(trx, moves);
}

/** Units that are in another work now, under the ids they had. */
async function moveHome(trx: Transaction<Tables>, { itemId, unitIds }: UnitHome): Promise<void> {
  for (const ids of sliceRows(unitIds)) {
    await trx.updateTable('unit').set({ itemId }).where('id', 'in', ids).execute();
    await trx.updateTable('progress').set({ itemId }).where('unitId', 'in', ids).execute();
    await trx.updateTable('note').set({ itemId }).where('unitId', 'in', ids).execute();
    await trx.updateTable('quizAttempt').set({ itemId }).where('unitId', 'in', ids).execute();
  }
}

async function moveUnit(trx: Transaction<Tables>, { from, to, itemId }: UnitMove, now: number): Promise<void> {
  await rememberFormer(trx, from, to);
  await trx.updateTable('note').set({ unitId: to, itemId }).where('unitId', '=', from).execute();
  await moveCards(trx, from, to);
  await trx.updateTable('quizAttempt').set({ unitId: to, itemId }).where('unitId', '=', from).execute();
  await mergePlaces(trx, from, to, now);
  await trx.updateTable('progress').set({ unitId: to, itemId }).where('unitId', '=', from).execute();
}

/** A device that plays or is offline goes on reporting under the id it knows. */
async function rememberFormer(trx: Transaction<Tables>, from: string, to: string): Promise<void> {
  await trx.deleteFrom('formerUnit').where('id', '=', to).execute();
  await trx.updateTable('formerUnit').set({ unitId: to }).where('unitId', '=', from).execute();
  await trx
    .insertInto('formerUnit')
    .values({ id: from, unitId: to })
    .onConflict((c) => c.column('id').doUpdateSet({ unitId: to }))
    .execute();
}

/** Of a question that a learner has in both, the card that is at home stays. */
async function moveCards(trx: Transaction<Tables>, from: string, to: string): Promise<void> {
  await trx
    .deleteFrom('reviewCard')
    .where('unitId', '=', from)
    .where('questionId', 'is not', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('reviewCard as there')
          .select('there.id')
          .where('there.unitId', '=', to)
          .whereRef('there.userId', '=', 'reviewCard.userId')
          .whereRef('there.questionId', '=', 'reviewCard.questionId'),
      ),
    )
    .execute();
  await trx.updateTable('reviewCard').set({ unitId: to }).where('unitId', '=', from).execute();
}

/** Learners who have a place in both: one of the two remains. */
async function mergePlaces(trx: Transaction<Tables>, from: string, to: string, now: number): Promise<void> {
  const there = await trx
    .selectFrom('progress')
    .selectAll()
    .where('unitId', '=', to)
    .where('userId', 'in', (eb) => eb.selectFrom('progress').select('userId').where('unitId', '=', from))
    .execute();
  for (const stored of there) {
    const ofLearner = trx.selectFrom('progress').where('userId', '=', stored.userId);
    const moving = await ofLearner.selectAll().where('unitId', '=', from).executeTakeFirstOrThrow();
    const merged = mergePlace(readPlaceRow(stored), readPlaceRow(moving), now);
    await trx
      .updateTable('progress')
      .set(writePlaceRow(merged))
      .set({ updatedAt: Math.max(stored.updatedAt, moving.updatedAt) })
      .where('userId', '=', stored.userId)
      .where('unitId', '=', to)
      .execute();
    await trx.deleteFrom('progress').where('userId', '=', stored.userId).where('unitId', '=', from).execute();
  }
}

async function moveFavorites(trx: Transaction<Tables>, moves: readonly ItemMove[]): Promise<void> {
  const newIds = new Map(moves.map(({ from, to }) => [from, to]));
  const oldIds = [...newIds.keys()];
  const rows = await trx.selectFrom('favorite').selectAll().where('itemId', 'in', oldIds).execute();
  for (const slice of sliceRows(rows)) {
    await trx
      .insertInto('favorite')
      .values(slice.map((row) => ({ ...row, itemId: newIds.get(row.itemId) ?? row.itemId })))
      .onConflict((oc) => oc.columns(['userId', 'itemId']).doNothing())
      .execute();
  }
  await trx.deleteFrom('favorite').where('itemId', 'in', oldIds).execute();
}

/** Who has one of both keeps both: each is verified by its code. */
async function moveCertificates(trx: Transaction<Tables>, { from, to }: ItemMove): Promise<void> {
  await trx
    .updateTable('certificate')
    .set({ itemId: to })
    .where('itemId', '=', from)
    .where('userId', 'not in', (eb) => eb.selectFrom('certificate').select('userId').where('itemId', '=', to))
    .execute();
}

/** Nothing points any more at the rows of ids that were given up. */
async function retire(trx: Transaction<Tables>, { items, units }: Moves): Promise<void> {
  const retired = (moves: readonly ItemMove[]) => sliceRows(moves.filter(({ isRetired }) => isRetired).map(({ from }) => from));
  for (const ids of retired(units)) await trx.deleteFrom('unit').where('id', 'in', ids).execute();
  for (const ids of retired(items)) {
    await trx.deleteFrom('itemTopic').where('itemId', 'in', ids).execute();
    await trx.deleteFrom('itemSkill').where('itemId', 'in', ids).execute();
    await trx.deleteFrom('media').where('itemId', 'in', ids).execute();
    await trx.deleteFrom('item').where('id', 'in', ids).execute();
  }
}
