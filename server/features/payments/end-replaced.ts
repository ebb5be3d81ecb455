import { openUntil } from '#core/payment/held-plan.ts';
import type { LearnerId } from '#core/account/learner.ts';
import type { House } from '../../house.ts';
import { writeWithLetters } from '../../letters/send-letter.ts';
import { askProvider } from './ask-provider.ts';
import { isNew } from './is-new.ts';
import { sendPlanLetter } from './plan-letters.ts';
import { findSubscription, listSubscriptions, renews, saveSubscription, type Subscription } from './queries.ts';

/**
 * Ends every plan that renews beside a newer one: nobody pays for two. Done again it changes nothing, so that the next
 * notice of the learner makes good what failed.
 */
export async function endReplaced(house: House, userId: LearnerId): Promise<void> {
  const [newest, ...others] = (await listSubscriptions(house, userId)).filter(renews);
  if (!newest || openUntil(newest) <= house.now()) return;
  for (const replaced of others) await end(house, replaced, newest);
}

async function end(house: House, { id, provider, subscriptionId }: Subscription, by: Subscription): Promise<void> {
  // Its own name comes with a later notice.
  if (provider === 'stripe' && subscriptionId === null) return;
  if (subscriptionId !== null) await askProvider(house, provider, (payments) => payments.endNow(subscriptionId));
  await writeWithLetters(house, async (trx, send) => {
    // The provider's own notice of the end may come first: what tells whether a letter is due is a name of its own.
    if (!(await isNew(trx, `replaced_${id}`, house.now()))) return;
    const known = await findSubscription(trx, id);
    if (!known) return;
    const subscription: Subscription = { ...known, status: 'ended' };
    await saveSubscription(trx, subscription);
    await sendPlanLetter(trx, send, house, { type: 'replaced', subscription, by });
  });
}
