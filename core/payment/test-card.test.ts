import { describe, expect, it } from 'vitest';
import { groupDigits, testCard } from './test-card.ts';

const Card = testCard(() => Date.UTC(2026, 4, 15));
const CARD = { number: '4242 4242 4242 4242', expires: '04 / 31', cvc: '123' };

describe('a test card', () => {
  it.each([
    {},
    { number: '4242-4242-4242-4242' },
    { expires: '5/26' },
    { expires: '12/2031' },
    { expires: '1230' },
    { expires: '122031' },
    { expires: '12 30' },
    { cvc: ' 1234 ' },
  ])('takes %j', (change) => {
    expect(Card.parse({ ...CARD, ...change }).number).toBe('4242424242424242');
  });

  it.each([
    [{ number: '' }, 'Enter the card number.'],
    [{ number: '5555 5555 5555 4444' }, 'This is test mode: use 4242 4242 4242 4242, never a real card.'],
    [{ expires: '13/31' }, 'Enter month and year, such as 04 / 31.'],
    [{ expires: '1330' }, 'Enter month and year, such as 04 / 31.'],
    [{ expires: '530' }, 'Enter month and year, such as 04 / 31.'],
    [{ expires: '' }, 'Enter month and year, such as 04 / 31.'],
    [{ expires: '04/26' }, 'This date has passed. Any date to come will do.'],
    [{ cvc: '12' }, 'Enter the three or four digits. Any will do.'],
  ])('refuses %j with one sentence', (change, message) => {
    expect(Card.safeParse({ ...CARD, ...change }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

it.each([
  ['', ''],
  ['4242', '4242'],
  ['42424', '4242 4'],
  ['4242 ', '4242'],
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242-4242-4242', '4242 4242 4242 4242'],
])('a number typed as %j stands in fours', (typed, shown) => {
  expect(groupDigits(typed)).toBe(shown);
});
