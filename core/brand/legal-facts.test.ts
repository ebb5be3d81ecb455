import { expect, it } from 'vitest';
import { readLegalFacts } from './legal-facts.ts';

const facts = (settings: Record<string, string>) =>
  readLegalFacts({ name: 'Fenwick', settings: Object.entries(settings).map(([key, value]) => ({ key, value })) });

it('a brand that says nothing is run under its own name, and gives money back for 14 days', () => {
  expect(facts({})).toEqual({ operator: 'Fenwick', jurisdiction: null, vatId: null, register: null, refundDays: 14 });
});

it('what a brand says of itself is what its legal pages say', () => {
  const said = { legal_name: 'Fenwick Learning Ltd', jurisdiction: 'Ireland', vat_id: 'IE1', register: 'CRO 2', refund_days: '30' };
  expect(facts(said)).toEqual({
    operator: 'Fenwick Learning Ltd',
    jurisdiction: 'Ireland',
    vatId: 'IE1',
    register: 'CRO 2',
    refundDays: 30,
  });
});

it.each([
  ['0', 0],
  ['365', 365],
  ['366', 14],
  ['-1', 14],
  ['2.5', 14],
  ['', 14],
  ['two weeks', 14],
])('of %j refund days there are %i', (said, days) => {
  expect(facts({ refund_days: said }).refundDays).toBe(days);
});
