import { expect, it } from 'vitest';
import { ACCEPTED_CARD, DECLINED_CARD } from '#core/payment/test-card.ts';
import { CardDeclined } from './payment-provider.ts';
import { makeRequest, testPaymentProvider } from './payment-provider.contract.ts';
import { createTestProvider } from './test-provider.ts';

const NOW = Date.UTC(2026, 0, 31);

testPaymentProvider('test mode', () => {
  const provider = createTestProvider();
  return { provider, pay: (_, { purchase }) => provider.payByCard(purchase, ACCEPTED_CARD, NOW) };
});

it('test mode declines one card', () => {
  const { purchase } = makeRequest();
  expect(() => createTestProvider().payByCard(purchase, DECLINED_CARD, NOW)).toThrow(CardDeclined);
});

it('test mode keeps nothing of a card', () => {
  const { purchase } = makeRequest();
  expect(JSON.stringify(createTestProvider().payByCard(purchase, ACCEPTED_CARD, NOW))).not.toMatch(/4242/);
});
