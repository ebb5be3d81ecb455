import { z } from 'zod';

export const ACCEPTED_CARD = '4242424242424242';
export const DECLINED_CARD = '4000000000000002';

const digitsOf = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** A number as it stands on a card, in fours, also while it is typed. */
export const groupDigits = (text: string): string => digitsOf(text).replaceAll(/.{4}(?=.)/g, '$& ');

/** The last instant of a month that is written as `04 / 31`, or `0431` where a keyboard has no slash; null where it is none. */
function endOfMonth(text: string): number | null {
  const [, month = '', year = ''] = /^(0?[1-9](?=\D)|0[1-9]|1[0-2])(?:\s*\/\s*|\s*)(?:20)?(\d\d)$/.exec(text.trim()) ?? [];
  // oxlint-disable-next-line no-restricted-globals -- of the month that is given, never of now
  return month === '' ? null : Date.UTC(2000 + Number(year), Number(month));
}

/**
 * What is asked for where a payment is only tried out. Real cards are refused before anything is done with them.
 * @param now milliseconds since 1970
 */
export const testCard = (now: () => number) =>
  z.strictObject({
    number: z
      .string()
      .max(40)
      .transform(digitsOf)
      .refine((digits) => digits !== '', 'Enter the card number.')
      .refine(
        (digits) => digits === '' || digits === ACCEPTED_CARD || digits === DECLINED_CARD,
        'This is test mode: use 4242 4242 4242 4242, never a real card.',
      ),
    expires: z
      .string()
      .max(20)
      .refine((text) => endOfMonth(text) !== null, 'Enter month and year, such as 04 / 31.')
      .refine((text) => (endOfMonth(text) ?? Infinity) > now(), 'This date has passed. Any date to come will do.'),
    cvc: z
      .string()
      .max(10)
      .trim()
      .regex(/^\d{3,4}$/, 'Enter the three or four digits. Any will do.'),
  });
