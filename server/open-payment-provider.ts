import type { Env } from './env.ts';
import type { PaymentProvider } from './ports/payment/payment-provider.ts';
import { createNoProvider } from './ports/payment/no-provider.ts';
import { createTestProvider } from './ports/payment/test-provider.ts';

/** Stripe where its keys are set, else test mode where it is switched on, else nobody. What costs nothing by it is said at the start. */
export async function openPaymentProvider(env: Env, log: (line: string) => void): Promise<PaymentProvider> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_BASE_URL: baseUrl } = env;
  if (secretKey !== undefined && webhookSecret !== undefined) {
    const { createStripeProvider } = await import('./ports/payment/stripe-provider.ts');
    return createStripeProvider({ secretKey, webhookSecret, baseUrl });
  }
  if (!env.PAYMENT_TEST_MODE) return createNoProvider();
  log('Payments are in test mode (PAYMENT_TEST_MODE=on): every plan is had for a test card, and no money is moved.');
  return createTestProvider();
}
