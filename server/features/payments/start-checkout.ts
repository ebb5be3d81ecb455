import { createHash } from 'node:crypto';
import type { Learner } from '#core/account/learner.ts';
import type { Plan } from '#core/brand/brand.ts';
import { BoughtPlan, openUntil, type HeldPlan } from '#core/payment/held-plan.ts';
import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { askProvider } from './ask-provider.ts';
import { expireOpenCheckout, findOpenCheckout, inTurn, keepOpenCheckout } from './open-checkout.ts';
import { listSubscriptions, renews, type Subscription } from './queries.ts';

/**
 * A plan that can be bought.
 * @throws {Problem} 404 for one that there is none of, 409 for one that costs nothing
 */
export function requirePaidPlan(plans: readonly Plan[], planId: string): Plan {
  const plan = plans.find(({ id }) => id === planId);
  if (!plan) throw new Problem('not_found', 'There is no such plan any more. See which plans there are.');
  if (plan.price === 0) throw new Problem('conflict', `${plan.name} costs nothing: every account has it.`);
  return plan;
}

/**
 * What a learner is about to buy, on the site of this origin. Asked again it is the same, until something was bought, the
 * plan, the payer, the day or the checkout before it is another: so a double click and a second tab lead to one checkout,
 * which the provider keeps for a day.
 * @throws {Problem} 409 when they have a plan that renews, this one, or one that opens the same for good
 */
export async function makePurchase(house: House, { id: learnerId, email }: Pick<Learner, 'id' | 'email'>, plan: Plan, origin: string) {
  const had = await listSubscriptions(house, learnerId);
  const held = had.filter((subscription) => openUntil(subscription) > house.now());
  // What renews is said first: it can be stopped.
  for (const each of held.toSorted((one, other) => Number(renews(other)) - Number(renews(one)))) refuseSecond(each, plan);
  const bought = BoughtPlan.parse(plan);
  const day = new Date(house.now()).toISOString().slice(0, 10);
  const customerId = had.find(({ provider }) => provider === house.payments.kind)?.customerId ?? null;
  const asked = hash([learnerId, email, customerId, bought, origin, day, had.length]);
  const last = await findOpenCheckout(house, learnerId);
  // The same wanted again after it was closed has to be another purchase: the provider would answer with the closed checkout.
  const id = hash([asked, last?.checkoutId ?? null]);
  return { purchase: { id, learnerId, plan: bought, origin }, customerId, asked, last };
}

const hash = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

function refuseSecond(current: Subscription & HeldPlan, wanted: Plan): void {
  const { plan, cancelsAtEnd } = current;
  const isSame = plan.id === wanted.id;
  if (isSame && cancelsAtEnd) throw new Problem('conflict', `You have ${plan.name} still. Let it go on in your profile instead.`);
  if (isSame) throw new Problem('conflict', `You have ${plan.name} already.`);
  if (plan.interval === 'once' && wanted.access.every((level) => plan.access.includes(level)))
    throw new Problem('conflict', `You have ${plan.name}, which opens what ${wanted.name} does and stays open.`);
  if (plan.interval !== 'once' && !cancelsAtEnd)
    throw new Problem(
      'conflict',
      `You have ${plan.name}. Stop it in your profile first, then choose ${wanted.name}: you never pay for two.`,
    );
}

/** Where a learner pays for a plan. At most one such checkout of theirs is open: another plan closes the one before. */
export async function startCheckout(house: House, learner: Learner, plan: Plan, origin: string): Promise<{ url: string }> {
  if (house.payments.kind === 'none') throw new Problem('not_found', 'Paying is not set up on this site yet. Nothing was charged.');
  return inTurn(learner.id, () => startNext(house, learner, plan, origin));
}

async function startNext(house: House, learner: Learner, plan: Plan, origin: string): Promise<{ url: string }> {
  const address = `${origin}/payment?plan=${encodeURIComponent(plan.id)}`;
  const { asked, last, ...bought } = await makePurchase(house, learner, plan, origin);
  if (last && last.url !== null && last.asked === asked) return { url: last.url };
  await expireOpenCheckout(house, last);
  const request = { ...bought, email: learner.email, paidUrl: `${address}&state=paid`, leftUrl: `${address}&state=left` };
  const { id, url } = await askProvider(house, house.payments.kind, (payments) => payments.startCheckout(request));
  if (id !== null) await keepOpenCheckout(house, { userId: learner.id, checkoutId: id, asked, url });
  return { url };
}
