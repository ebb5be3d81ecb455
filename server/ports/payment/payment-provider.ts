import type { BoughtPlan, StatedPlan } from '#core/payment/held-plan.ts';
import type { LearnerId } from '#core/account/learner.ts';

/** What a checkout is for. The provider keeps it with all that follows from it. */
export interface Purchase {
  /** The same for every try to buy the same: a double click and a second tab are one purchase. */
  id: string;
  /** As it was said at the checkout: a learner to look for, who may be gone. */
  learnerId: string;
  plan: BoughtPlan;
  /** Of the site on which it is bought. */
  origin: string;
}

export interface CheckoutRequest {
  purchase: Purchase & { learnerId: LearnerId };
  /** As the provider shall know them for the receipt. */
  email: string;
  /** The provider's name for whoever has paid before. */
  customerId: string | null;
  /** Where the learner comes back to. What was paid is told by the webhook alone. */
  paidUrl: string;
  leftUrl: string;
}

export interface Payment {
  /** Of the receipt. */
  id: string;
  number: string;
  /** In the currency's smallest unit. */
  amount: number;
  currency: string;
  paidAt: number;
  /** The provider's page of the receipt. */
  url: string | null;
}

/** What a provider tells of one purchase. */
interface OfPurchase {
  purchase: Purchase;
  customerId: string | null;
  /** The provider's name for what renews; null for what is paid once. */
  subscriptionId: string | null;
}

/** What a provider tells afterwards. The same notice may come more than once, and in any order. */
export type PaymentEvent = { id: string } & (
  | (OfPurchase & { type: 'stated'; stated: StatedPlan })
  /** `until` is the end of what was paid; null for what is paid once. */
  | (OfPurchase & { type: 'paid'; until: number | null; payment: Payment })
  | (OfPurchase & { type: 'failed' })
  /** Money has gone back, so much of it in all, as was told first at `toldAt`. */
  | { type: 'refunded'; customerId: string; amount: number; currency: string; paidAt: number; refunded: number; toldAt: number }
);

export type OfPurchaseEvent = Extract<PaymentEvent, { purchase: unknown }>;

interface Provider {
  /** The address at which the learner pays, and the provider's name for it; null where there is nothing to close. Nothing is owed before. */
  startCheckout(request: CheckoutRequest): Promise<{ id: string | null; url: string }>;
  /** Closes a checkout, so that it cannot be paid any more. One that is paid or gone is no failure. */
  expireCheckout(checkoutId: string): Promise<void>;
  /** Ends at the end of what is paid, or goes on after all. */
  setCancelsAtEnd(subscriptionId: string, cancelsAtEnd: boolean): Promise<void>;
  /** Ends at once, and takes no more money. One that has ended before is no failure. */
  endNow(subscriptionId: string): Promise<void>;
  /** A page on which to change the card and see invoices; null where there is none. */
  openPortal(customerId: string, returnUrl: string): Promise<string | null>;
  /** Whether the provider itself sent this body, not long ago. */
  isSigned(headers: Headers, body: string): boolean;
  /** The event in a signed body; null for one that is of no interest here. */
  readEvent(body: string): PaymentEvent | null;
}

export interface StripeProvider extends Provider {
  readonly kind: 'stripe';
}

export interface TestProvider extends Provider {
  readonly kind: 'test';
  /**
   * Pays with a test card, and moves no money.
   * @throws {CardDeclined}
   */
  payByCard(purchase: Purchase, cardNumber: string, atMs: number): PaymentEvent[];
}

/** Nothing can be paid here. */
export interface NoProvider extends Provider {
  readonly kind: 'none';
}

/** Takes payments for plans. Each is held against `payment-provider.contract.ts`; its webhook stands under `signed` in `app.ts`. */
export type PaymentProvider = StripeProvider | TestProvider | NoProvider;

export class CardDeclined extends Error {}

/** The service cannot be reached, or does not do what it was asked. */
export class PaymentUnavailable extends Error {}
