import { z } from 'zod';
import { BoughtPlan, PLAN_STATUSES } from './held-plan.ts';

export const Receipt = z.object({
  id: z.string(),
  /** As it stands on the receipt. */
  number: z.string(),
  planName: z.string(),
  /** In the currency's main unit. */
  amount: z.number(),
  refunded: z.number(),
  currency: z.string(),
  paidAt: z.iso.datetime(),
  /** No money was moved. */
  isTest: z.boolean(),
  /** The payment service's own page of it; null where it has none. */
  url: z.url().nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

/** What I have of plans. */
export const MyPlan = z.object({
  /** Payments move no money here: there is no payment service. */
  isTestMode: z.boolean(),
  /** The plan I have, or else the last one I had. */
  plan: BoughtPlan.extend({
    /** `ended` is what opens nothing any more. `past_due` opens for some days yet. */
    status: z.enum(PLAN_STATUSES),
    /** Null where it does not end. */
    paidUntil: z.iso.datetime().nullable(),
    /** Until when it opens what it opens; null where it does not end. */
    opensUntil: z.iso.datetime().nullable(),
    cancelsAtEnd: z.boolean(),
    /** Whether the payment service has a page to change the card and see invoices. */
    hasPortal: z.boolean(),
  }).nullable(),
  /** The newest first. */
  receipts: z.array(Receipt),
});
export type MyPlan = z.infer<typeof MyPlan>;

export const CheckoutInput = z.strictObject({ planId: z.string().max(40) });
