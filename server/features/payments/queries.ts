import type { Kysely, Transaction } from 'kysely';
import type { LearnerId } from '#core/account/learner.ts';
import { BoughtPlan, openUntil, type HeldPlan } from '#core/payment/held-plan.ts';
import type { ReceiptTable, SubscriptionTable } from '../../db/tables/payment.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { countedProviders } from '../../http/entitlement.ts';
import { askProvider } from './ask-provider.ts';
import { expireOpenCheckout, findOpenCheckout, inTurn } from './open-checkout.ts';

export interface Subscription extends HeldPlan, Omit<SubscriptionTable, 'plan' | 'cancelsAtEnd' | keyof HeldPlan> {
  plan: BoughtPlan;
}

export const toSubscription = (row: SubscriptionTable): Subscription => ({
  ...row,
  plan: BoughtPlan.parse(JSON.parse(row.plan)),
  cancelsAtEnd: row.cancelsAtEnd === 1,
});

const toRow = ({ plan, cancelsAtEnd, ...rest }: Subscription): SubscriptionTable => ({
  ...rest,
  plan: JSON.stringify(plan),
  cancelsAtEnd: cancelsAtEnd ? 1 : 0,
});

type Reading = Pick<Kysely<Tables>, 'selectFrom'>;

/** Those that count here, the newest first. */
export async function listSubscriptions(house: House, userId: LearnerId): Promise<Subscription[]> {
  const rows = await house.db
    .selectFrom('subscription')
    .selectAll()
    .where('userId', '=', userId)
    .where('provider', 'in', countedProviders(house))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(toSubscription);
}

export async function findSubscription(db: Reading, id: string): Promise<Subscription | undefined> {
  const row = await db.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toSubscription(row);
}

export async function saveSubscription(trx: Transaction<Tables>, subscription: Subscription): Promise<void> {
  const row = toRow(subscription);
  await trx
    .insertInto('subscription')
    .values(row)
    .onConflict((oc) => oc.column('id').doUpdateSet(row))
    .execute();
}

/** Whether more money is taken for a plan by itself. */
export const renews = ({ plan, status, cancelsAtEnd }: Subscription): boolean =>
  plan.interval !== 'once' && status !== 'ended' && !cancelsAtEnd;

/**
 * The one plan that is shown and changed: of those that are open one that renews, else one that may go on after all, else
 * the one that is open for longest; where none is, the one that was so last.
 */
export function chooseCurrent(subscriptions: readonly Subscription[], now: number): Subscription | undefined {
  const open = subscriptions.filter((subscription) => openUntil(subscription) > now);
  const rank = (held: Subscription) => (renews(held) ? 2 : Number(held.plan.interval !== 'once'));
  const first = open.toSorted((one, other) => rank(other) - rank(one) || openUntil(other) - openUntil(one) || 0)[0];
  return first ?? subscriptions[0];
}

export function listReceipts(house: House, userId: LearnerId): Promise<ReceiptTable[]> {
  return house.db
    .selectFrom('receipt')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('paidAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_RECEIPTS)
    .execute();
}
/** Of eight years of months. */
const MOST_RECEIPTS = 100;

export function findReceipt(house: House, id: string): Promise<ReceiptTable | undefined> {
  return house.db.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Ends what takes money, or might yet, from somebody whose account is about to be deleted. What it opened goes with the account.
 * @throws {Problem} when the payment service cannot be told: the account then has to stay
 */
export async function endSubscriptionOf(house: House, learnerId: LearnerId): Promise<void> {
  await inTurn(learnerId, async () => expireOpenCheckout(house, await findOpenCheckout(house, learnerId)));
  for (const { provider, subscriptionId, status } of await listSubscriptions(house, learnerId)) {
    if (provider === 'test' || subscriptionId === null || status === 'ended') continue;
    await askProvider(house, 'stripe', (payments) => payments.endNow(subscriptionId));
  }
}
