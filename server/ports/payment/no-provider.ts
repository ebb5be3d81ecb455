import { PaymentUnavailable, type NoProvider } from './payment-provider.ts';

const refuse = (): Promise<never> => Promise.reject(new PaymentUnavailable('Payments are not set up: there are no keys of Stripe.'));

/** Stands where whoever runs the site has set up no payments. */
export function createNoProvider(): NoProvider {
  return {
    kind: 'none',
    startCheckout: refuse,
    expireCheckout: refuse,
    setCancelsAtEnd: refuse,
    endNow: refuse,
    openPortal: refuse,
    isSigned: () => false,
    readEvent: () => null,
  };
}
