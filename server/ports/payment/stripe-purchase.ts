import { z } from 'zod';
import { BoughtPlan } from '#core/payment/held-plan.ts';
import type { Purchase } from './payment-provider.ts';

/** Stripe keeps at most 500 characters of a value. */
const NAME_MAX = 100;

/** A purchase as Stripe keeps it with all that follows from it. */
export function writePurchase({ id, learnerId, plan, origin }: Purchase): Record<string, string> {
  const { id: planId, name, price, currency, interval, access } = plan;
  const kept = { id: planId, name: name.slice(0, NAME_MAX), price, currency, interval, access };
  return { purchase: id, learner: learnerId, plan: JSON.stringify(kept), origin };
}

const Kept = z
  .object({
    purchase: z.string().min(1).max(200),
    learner: z.string().min(1).max(200),
    plan: z.string().transform((text, ctx) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        ctx.addIssue('no JSON');
        return z.NEVER;
      }
    }),
    origin: z.url({ protocol: /^https?$/ }),
  })
  .transform(({ purchase, learner, plan, origin }) => ({ id: purchase, learnerId: learner, plan, origin }))
  .pipe(z.object({ id: z.string(), learnerId: z.string(), plan: BoughtPlan, origin: z.string() }));

/** Null for what was not bought here: Stripe tells of everything that the account sells. */
export const readPurchase = (metadata: unknown): Purchase | null => Kept.safeParse(metadata).data ?? null;
