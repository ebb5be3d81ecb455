import type { LearnerId } from '#core/account/learner.ts';
import type { PlanStatus } from '#core/payment/held-plan.ts';

/** A plan that a learner has bought; times are milliseconds since 1970. How the times are read: core/payment/held-plan.ts. */
export interface SubscriptionTable {
  /** Ours, made with the checkout. */
  id: string;
  userId: LearnerId;
  provider: 'stripe' | 'test';
  /** The provider's names for whoever pays, and for what renews; null where there is none. */
  customerId: string | null;
  subscriptionId: string | null;
  /** JSON: the plan as it was when it was bought. */
  plan: string;
  /** Of the site on which it was bought: whose name stands on letters. */
  origin: string;
  status: PlanStatus;
  until: number | null;
  paidUntil: number | null;
  cancelsAtEnd: number;
  statedAt: number;
  createdAt: number;
}

export interface ReceiptTable {
  /** The provider's. */
  id: string;
  userId: LearnerId;
  /** Of the subscription that it paid for. */
  purchaseId: string;
  customerId: string | null;
  number: string;
  planName: string;
  /** In the currency's smallest unit. */
  amount: number;
  refunded: number;
  currency: string;
  isTest: number;
  url: string | null;
  paidAt: number;
}

/** The checkout that a learner was last sent to. */
export interface OpenCheckoutTable {
  userId: LearnerId;
  /** The provider's. */
  checkoutId: string;
  /** Says what it is for: the same for the same. */
  asked: string;
  /** Where it is paid; null once it was closed, which also tells it from the next for the same. */
  url: string | null;
}

/** A notice that was taken in, so that it counts once. */
export interface PaymentEventTable {
  id: string;
  takenAt: number;
}
