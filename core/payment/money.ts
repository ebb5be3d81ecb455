/** Currencies that Stripe counts in hundredths, though they have none (docs.stripe.com/currencies). */
const COUNTED_IN_HUNDREDTHS: ReadonlySet<string> = new Set(['ISK', 'UGX']);

function digitsOf(currency: string): number {
  if (COUNTED_IN_HUNDREDTHS.has(currency)) return 2;
  return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
}

/** 9.5 EUR is 950 cents; 900 JPY is 900. */
export const toMinor = (price: number, currency: string): number => Math.round(price * 10 ** digitsOf(currency));

export const toMajor = (minor: number, currency: string): number => minor / 10 ** digitsOf(currency);
