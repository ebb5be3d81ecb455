import type { LearnerId } from '#core/account/learner.ts';
import type { OpenCheckoutTable } from '../../db/tables/payment.ts';
import type { House } from '../../house.ts';
import { askProvider } from './ask-provider.ts';

export function findOpenCheckout({ db }: House, userId: LearnerId): Promise<OpenCheckoutTable | undefined> {
  return db.selectFrom('openCheckout').selectAll().where('userId', '=', userId).executeTakeFirst();
}

/**
 * Closes a checkout, so that it cannot be paid beside another.
 * @throws {Problem} when the payment service cannot be told
 */
export async function expireOpenCheckout(house: House, open: OpenCheckoutTable | undefined): Promise<void> {
  // Where Stripe is not configured any more nothing can be told; it closes a checkout itself after a day.
  if (!open || open.url === null || house.payments.kind !== 'stripe') return;
  await askProvider(house, 'stripe', (payments) => payments.expireCheckout(open.checkoutId));
  await house.db.updateTable('openCheckout').set({ url: null }).where('checkoutId', '=', open.checkoutId).execute();
}

/** Keeps a checkout as the one that is open. */
export async function keepOpenCheckout({ db }: House, row: OpenCheckoutTable): Promise<void> {
  await db
    .insertInto('openCheckout')
    .values(row)
    .onConflict((oc) => oc.column('userId').doUpdateSet(row))
    .execute();
}

const lastOf = new Map<LearnerId, Promise<unknown>>();

/** Begins a learner's checkouts one after the other: two tabs at once would each leave one open that the other does not know. */
export async function inTurn<Result>(userId: LearnerId, begin: () => Promise<Result>): Promise<Result> {
  const turn = (lastOf.get(userId) ?? Promise.resolve()).then(begin, begin);
  lastOf.set(userId, turn);
  try {
    return await turn;
  } finally {
    if (lastOf.get(userId) === turn) lastOf.delete(userId);
  }
}
