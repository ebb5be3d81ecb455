import type { House } from '../../house.ts';
import { Problem } from '../../http/problem.ts';
import { logFailure } from '../../log.ts';
import { PaymentUnavailable, type PaymentProvider } from '../../ports/payment/payment-provider.ts';

/**
 * Asks the payment service that a plan was bought from.
 * @throws {Problem} when it does not answer, or is not configured any more
 */
export async function askProvider<Answer>(
  { payments }: House,
  kind: PaymentProvider['kind'],
  ask: (provider: PaymentProvider) => Promise<Answer>,
): Promise<Answer> {
  try {
    if (payments.kind !== kind) throw new PaymentUnavailable(`A plan was bought from ${kind}, which is not configured any more.`);
    return await ask(payments);
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    logFailure(error);
    throw new Problem('payment_unavailable', 'The payment service does not answer. Nothing was changed. Try again in a moment.');
  }
}
