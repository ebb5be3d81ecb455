import type { Env } from './env.ts';
import type { PaymentProvider } from './ports/payment/payment-provider.ts';
import { createStripeProvider } from './ports/payment/stripe-provider.ts';
import { createTestProvider } from './ports/payment/test-provider.ts';

/** Stripe where its keys are set, else test mode. */
export function openPaymentProvider(env: Env): PaymentProvider {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = env;
  if (secretKey === undefined || webhookSecret === undefined) return createTestProvider();
  return createStripeProvider({ secretKey, webhookSecret, baseUrl });
}
