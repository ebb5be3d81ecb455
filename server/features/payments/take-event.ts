import type { Transaction } from 'kysely';
import { payUntil, stateAgain, type StatedPlan } from '#core/payment/held-plan.ts';
import type { LearnerId } from '#core/account/learner.ts';
import type { Tables } from '../../db/tables/tables.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { logFailure } from '../../log.ts';
import { writeWithLetters } from '../../letters/send-letter.ts';
import type { OfPurchaseEvent, PaymentEvent } from '../../ports/payment/payment-provider.ts';
import { endReplaced } from './end-replaced.ts';
import { sendPlanLetter, type PlanNews } from './plan-letters.ts';
import { isNew } from './is-new.ts';
import { endOwnerless } from './end-ownerless.ts';
import { findSubscription, saveSubscription, type Subscription } from './queries.ts';

type Paid = Extract<PaymentEvent, { type: 'paid' }>;
type Refunded = Extract<PaymentEvent, { type: 'refunded' }>;

/** Stripe tells of a payment for so long: a receipt that has not come by then does not come. */
const RECEIPT_AWAITED_MS = 3 * 86_400_000;

/**
 * Takes in what the provider tells. Told again, it changes nothing.
 * @param here an address of this site, as the provider asked for it
 * @throws {Problem} when what is paid for nobody cannot be ended, or the receipt of a refund may still come: the provider then
 *   tells it again
 */
export async function takeEvent(house: House, event: PaymentEvent, here: string): Promise<void> {
  const isOwned = await writeWithLetters(house, async (trx, send) => {
    if (event.type !== 'refunded' && !(await hasOwner(trx, event))) return false;
    if (!(await isNew(trx, event.id, house.now()))) return true;
    if (event.type === 'refunded') await takeRefund(trx, event, house.now());
    else for (const item of await takeOfPurchase(trx, house, event)) await sendPlanLetter(trx, send, house, item);
    return true;
  });
  if (event.type === 'refunded') return;
  if (isOwned) endReplacedSoon(house, event.purchase.learnerId as LearnerId);
  else await endOwnerless(house, event, here);
}

/** After the answer: the provider does not wait for what it is asked. Told anything again, it is tried again. */
function endReplacedSoon(house: House, userId: LearnerId): void {
  house.work
    .run('ending a plan that was replaced', () => endReplaced(house, userId))
    .catch((error: unknown) => logFailure(error, 'A plan that was replaced could not be ended. '));
}

async function hasOwner(trx: Transaction<Tables>, { purchase }: OfPurchaseEvent): Promise<boolean> {
  const owner = await trx
    .selectFrom('user')
    .select('id')
    .where('id', '=', purchase.learnerId as LearnerId)
    .executeTakeFirst();
  return owner !== undefined;
}

async function takeOfPurchase(trx: Transaction<Tables>, house: House, event: OfPurchaseEvent): Promise<PlanNews[]> {
  const known = await findSubscription(trx, event.purchase.id);
  if (!known && event.type === 'failed') return [];
  const before = known ?? begin(event, event.purchase.learnerId as LearnerId, house);
  const subscription = { ...applyTo(before, event), ...namesOf(before, event) };
  await saveSubscription(trx, subscription);
  if (event.type === 'paid')
    return (await addReceipt(trx, event, subscription)) ? [{ type: 'paid', subscription, payment: event.payment }] : [];
  if (subscription.status === 'ended') return [];
  if (event.type === 'failed') return [{ type: 'failed', subscription }];
  return subscription.cancelsAtEnd && !before.cancelsAtEnd ? [{ type: 'ending', subscription }] : [];
}

/** A purchase that nothing was told of before, with what follows from its first notice until the provider says it itself. */
function begin(event: OfPurchaseEvent, userId: LearnerId, house: House): Subscription {
  const { purchase, customerId, subscriptionId } = event;
  const { id, plan, origin } = purchase;
  const follows: StatedPlan = { status: 'active', until: event.type === 'paid' ? event.until : 0, cancelsAtEnd: false, statedAt: 0 };
  const stated = event.type === 'stated' ? { ...event.stated, cancelsAtEnd: false } : follows;
  // Of two providers alone there are events.
  const provider: Subscription['provider'] = house.payments.kind === 'stripe' ? 'stripe' : 'test';
  const names = { id, userId, provider, customerId, subscriptionId };
  return { ...names, plan, origin, ...stated, paidUntil: null, createdAt: house.now() };
}

function applyTo(subscription: Subscription, event: OfPurchaseEvent): Subscription {
  if (event.type === 'stated') return stateAgain(subscription, event.stated);
  return event.type === 'paid' ? payUntil(subscription, event.until) : subscription;
}

const namesOf = ({ customerId, subscriptionId }: Subscription, event: OfPurchaseEvent) => ({
  customerId: customerId ?? event.customerId,
  subscriptionId: subscriptionId ?? event.subscriptionId,
});

async function addReceipt(
  trx: Transaction<Tables>,
  { payment, customerId }: Paid,
  { id, userId, plan, provider }: Subscription,
): Promise<boolean> {
  const row = { ...payment, userId, purchaseId: id, customerId, planName: plan.name, refunded: 0, isTest: provider === 'test' ? 1 : 0 };
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('receipt')
    .values(row)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** A refund names who paid, how much and when, but not the receipt: it is the one of that amount that is nearest in time. */
async function takeRefund(trx: Transaction<Tables>, event: Refunded, now: number): Promise<void> {
  const { customerId, amount, currency, paidAt, refunded, toldAt } = event;
  const paid = await trx
    .selectFrom('receipt')
    .select(['id', 'purchaseId', 'paidAt', 'refunded'])
    .where('customerId', '=', customerId)
    .where('amount', '=', amount)
    .where('currency', '=', currency)
    .execute();
  const [receipt] = paid.toSorted((one, other) => Math.abs(one.paidAt - paidAt) - Math.abs(other.paidAt - paidAt));
  if (!receipt) {
    logFailure('A payment notice (refunded) is of no receipt that is here.');
    if (now - toldAt < RECEIPT_AWAITED_MS) throw new Problem('conflict', 'The receipt of this refund is not here yet.');
    return;
  }
  if (receipt.refunded < refunded) await trx.updateTable('receipt').set({ refunded }).where('id', '=', receipt.id).execute();
  if (refunded === amount) await endPaidOnce(trx, receipt.purchaseId);
}

/** What is paid once and given back is over. What renews is ended where it is given back, at the provider, who then says so. */
async function endPaidOnce(trx: Transaction<Tables>, purchaseId: string): Promise<void> {
  const subscription = await findSubscription(trx, purchaseId);
  if (subscription?.plan.interval === 'once') await saveSubscription(trx, { ...subscription, status: 'ended' });
}
