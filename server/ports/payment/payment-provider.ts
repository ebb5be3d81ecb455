import type { LearnerId } from '#core/account/learner.ts';

export interface CheckoutRequest {
  learnerId: LearnerId;
  /** As the provider shall know them for the receipt. */
  email: string;
  /** Of the brand's plans. */
  planId: string;
  /** Where the learner comes back to, paid or not. What was paid is told by the webhook alone. */
  returnUrl: string;
}

/** What a provider tells afterwards. The same event may come more than once and in any order: `id` and `at` tell. */
export interface PaymentEvent {
  id: string;
  type: 'paid' | 'ended' | 'refunded';
  /** As it was said at the checkout: a learner to look for, who may be gone. */
  learnerId: string;
  planId: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Takes payments for plans. There is no provider yet: each goes beside this file, and its webhook under `signed` in `app.ts`. */
export interface PaymentProvider {
  /** `test` takes a test card and moves no money; wherever it is used, it is labelled so. */
  readonly kind: 'stripe' | 'test';
  /** The address at which the learner pays. Nothing is owed before. */
  startCheckout(request: CheckoutRequest): Promise<{ url: string }>;
  /** Whether the provider itself sent this body, not long ago. */
  isSigned(headers: Headers, body: string): boolean;
  /** The event in a signed body; null for one that is of no interest here. */
  readEvent(body: string): PaymentEvent | null;
}
