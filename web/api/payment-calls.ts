import type { Ask } from './request.ts';

export interface TestPayment {
  planId: string;
  number: string;
  expires: string;
  cvc: string;
}

/** The calls of plans and payments. */
export const paymentCalls = ({ ask }: { readonly ask: Ask }) => ({
  getPlan: () => ask('GET /plan', { cache: 'no-store' }),
  startCheckout: (planId: string) => ask('POST /payments/checkout', { body: { planId } }),
  payInTestMode: (body: TestPayment) => ask('POST /payments/test', { body }),
  cancelPlan: () => ask('POST /plan/cancel', { body: {} }),
  resumePlan: () => ask('POST /plan/resume', { body: {} }),
  openPortal: () => ask('GET /payments/portal', { cache: 'no-store' }),
});
