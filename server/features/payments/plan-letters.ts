import { formatPrice } from '#core/brand/format-price.ts';
import { GRACE_MS, paidUntilOf } from '#core/payment/held-plan.ts';
import { toMajor } from '#core/payment/money.ts';
import type { Database } from '../../db/database.ts';
import type { House } from '../../house.ts';
import type { Letter } from '../../letters/letter.ts';
import type { SendLetter } from '../../letters/send-letter.ts';
import type { Payment } from '../../ports/payment/payment-provider.ts';
import type { Subscription } from './queries.ts';

/** What somebody is written about their plan. */
export type PlanNews = { subscription: Subscription } & (
  | { type: 'paid'; payment: Payment }
  | { type: 'failed' }
  | { type: 'ending' }
  | { type: 'replaced'; by: Subscription }
);

export async function sendPlanLetter(trx: Database, send: SendLetter, { brand }: House, news: PlanNews): Promise<void> {
  const { userId, origin } = news.subscription;
  const owner = await trx.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  if (owner) await send({ to: owner.email, brand: brand.forHost(new URL(origin).host), letter: writeLetter(news), userId });
}

function writeLetter(news: PlanNews): Letter {
  if (news.type === 'paid') return writePaid(news.subscription, news.payment);
  if (news.type === 'replaced') return writeReplaced(news.subscription, news.by);
  return news.type === 'failed' ? writeFailed(news.subscription) : writeEnding(news.subscription);
}

const toPlan = (label: string, { origin }: Subscription) => ({ label, url: `${origin}/profile#plan` });

function writePaid(subscription: Subscription, { number, amount, currency }: Payment): Letter {
  const { plan, provider } = subscription;
  const price = formatPrice({ price: toMajor(amount, currency), currency });
  const until = paidUntilOf(subscription);
  return {
    subject: provider === 'test' ? `Test receipt for ${plan.name}: no money was moved` : `Your receipt for ${plan.name}`,
    text: [
      provider === 'test'
        ? `You tried out paying ${price} for ${plan.name}. No money was moved.`
        : `You paid ${price} for ${plan.name}. Thank you.`,
      `Receipt number ${number}.`,
      until === null ? 'It is paid once and stays open.' : `It is paid until ${sayDay(until)}.`,
    ],
    action: toPlan('See your plan and receipts', subscription),
  };
}

function writeFailed(subscription: Subscription): Letter {
  const { plan } = subscription;
  const until = paidUntilOf(subscription) ?? 0;
  return {
    subject: `The payment for ${plan.name} did not go through`,
    text: [
      `Your card was not accepted for the next part of ${plan.name}. It is tried again by itself in the next days.`,
      `Until ${sayDay(until + GRACE_MS)} everything stays open. Your place, notes and history are kept in any case.`,
    ],
    action: toPlan('Change the card', subscription),
  };
}

function writeEnding(subscription: Subscription): Letter {
  const { plan } = subscription;
  return {
    subject: `${plan.name} ends on ${sayDay(paidUntilOf(subscription) ?? 0)}`,
    text: [
      `${plan.name} is not renewed, as you asked. Everything stays open until then, and no more money is taken.`,
      'Your place, notes and history are kept. If you change your mind, let it go on with one click until that day.',
    ],
    action: toPlan('Your plan', subscription),
  };
}

function writeReplaced(subscription: Subscription, { plan: newer }: Subscription): Letter {
  const { plan } = subscription;
  return {
    subject: `${plan.name} has ended: you have ${newer.name}`,
    text: [
      `You bought ${newer.name} while ${plan.name} was still renewing. ${newer.name} is the one that counts; ${plan.name} has ended, and no more money is taken for it.`,
      'Your place, notes and history are kept. If you did not mean to pay for both, write to us.',
    ],
    action: toPlan('See your plan and receipts', subscription),
  };
}

/** "5 March 2026", in the zone that has no summer. */
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const sayDay = (ms: number): string => DAY.format(ms);
