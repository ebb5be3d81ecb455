import { formatPrice } from '#core/brand/format-price.ts';
import { openUntil, paidUntilOf } from '#core/payment/held-plan.ts';
import { toMajor } from '#core/payment/money.ts';
import type { MyPlan, Receipt } from '#core/payment/my-plan.ts';
import type { LearnerId } from '#core/account/learner.ts';
import type { ReceiptTable } from '../../db/tables/payment.ts';
import type { House } from '../../house.ts';
import { chooseCurrent, listReceipts, listSubscriptions, type Subscription } from './queries.ts';

export async function showMyPlan(house: House, userId: LearnerId): Promise<MyPlan> {
  const [subscriptions, receipts] = await Promise.all([listSubscriptions(house, userId), listReceipts(house, userId)]);
  const current = chooseCurrent(subscriptions, house.now());
  return {
    isTestMode: house.payments.kind === 'test',
    plan: current ? presentPlan(current, house.now()) : null,
    receipts: receipts.map(presentReceipt),
  };
}

function presentPlan(subscription: Subscription, now: number): NonNullable<MyPlan['plan']> {
  const { plan, status, cancelsAtEnd, provider, customerId } = subscription;
  const opens = openUntil(subscription);
  return {
    ...plan,
    status: opens > now ? status : 'ended',
    paidUntil: toIso(paidUntilOf(subscription)),
    opensUntil: opens === Infinity ? null : toIso(opens),
    cancelsAtEnd,
    hasPortal: provider === 'stripe' && customerId !== null,
  };
}

const toIso = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());

const presentReceipt = ({ id, number, planName, amount, refunded, currency, paidAt, isTest, url }: ReceiptTable): Receipt => ({
  ...{ id, number, planName, currency, url },
  amount: toMajor(amount, currency),
  refunded: toMajor(refunded, currency),
  paidAt: new Date(paidAt).toISOString(),
  isTest: isTest === 1,
});

/** A receipt as a text to keep or to print. */
export function writeReceipt(
  row: ReceiptTable,
  seller: { name: string; address: string | null; support_email: string },
  buyer: string,
): string {
  const { number, planName, amount, refunded, currency, paidAt, isTest } = presentReceipt(row);
  const say = (price: number) => `${formatPrice({ price, currency })} (${currency})`;
  const lines = [
    `${seller.name}`,
    ...(seller.address === null ? [] : [seller.address]),
    seller.support_email,
    '',
    isTest ? 'TEST RECEIPT: no money was moved' : 'RECEIPT',
    '',
    `Number    ${number}`,
    `Date      ${paidAt.slice(0, 10)}`,
    `For       ${buyer}`,
    `Plan      ${planName}`,
    `Paid      ${say(amount)}`,
    ...(refunded > 0 ? [`Refunded  ${say(refunded)}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
