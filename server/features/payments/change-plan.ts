import type { LearnerId } from '#core/account/learner.ts';
import { openUntil } from '#core/payment/held-plan.ts';
import type { House } from '../../house.ts';
import { writeWithLetters } from '../../letters/send-letter.ts';
import { Problem } from '../../http/problem.ts';
import { askProvider } from './ask-provider.ts';
import { sendPlanLetter } from './plan-letters.ts';
import { chooseCurrent, findSubscription, listSubscriptions, saveSubscription, type Subscription } from './queries.ts';

/** @throws {Problem} 409 when no plan is open */
export async function requireCurrent(house: House, userId: LearnerId): Promise<Subscription> {
  const current = chooseCurrent(await listSubscriptions(house, userId), house.now());
  if (!current || openUntil(current) <= house.now()) throw new Problem('conflict', 'You have no plan that is open.');
  return current;
}

/**
 * Lets a learner's plan end with what is paid, or go on after all. Asked again it changes nothing.
 * @throws {Problem} 409 when there is nothing that renews
 */
export async function setCancelsAtEnd(house: House, userId: LearnerId, cancelsAtEnd: boolean): Promise<void> {
  const { id, plan, provider, subscriptionId, ...current } = await requireCurrent(house, userId);
  if (plan.interval === 'once') throw new Problem('conflict', `${plan.name} was paid once. There is nothing to stop.`);
  if (current.cancelsAtEnd === cancelsAtEnd) return;
  if (subscriptionId !== null) await askProvider(house, provider, (payments) => payments.setCancelsAtEnd(subscriptionId, cancelsAtEnd));
  // The provider's own notice of it follows, and has the last word.
  await writeWithLetters(house, async (trx, send) => {
    const known = await findSubscription(trx, id);
    if (!known || known.cancelsAtEnd === cancelsAtEnd) return;
    const subscription = { ...known, cancelsAtEnd };
    await saveSubscription(trx, subscription);
    if (cancelsAtEnd) await sendPlanLetter(trx, send, house, { type: 'ending', subscription });
  });
}
