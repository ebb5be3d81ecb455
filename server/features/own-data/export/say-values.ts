import { formatDuration, formatTime } from '#core/format-time.ts';
import { sayMoment } from '#core/say-moment.ts';

/** How the values of an entry are said in words; null says nothing of it. */
export type Say = (value: unknown, zone: string, entry: Readonly<Record<string, unknown>>) => string | null;

const PARTS = { day: 'numeric', month: 'long', year: 'numeric' } as const;

export const moment: Say = (value, zone) => sayMoment(String(value), zone);
/** Of a day of the calendar, which is the same in every zone. */
export const day: Say = (value) => new Date(`${String(value)}T00:00:00Z`).toLocaleDateString('en-GB', { ...PARTS, timeZone: 'UTC' });
export const yesNo: Say = (value) => (value ? 'yes' : 'no');
export const onlyYes: Say = (value) => (value ? 'yes' : null);
export const percent: Say = (value) => `${Math.round(Number(value) * 100)}%`;
export const position: Say = (value) => formatTime(Number(value));
export const duration: Say = (value) => (Number(value) > 0 ? formatDuration(Number(value)) : null);
/** A name of the code as words: "past_due" is "past due". */
export const words: Say = (value) => String(value).replaceAll(/[_-]/g, ' ');
export const oneOf =
  (table: Readonly<Record<string, string>>): Say =>
  (value) =>
    table[String(value)] ?? words(value, '', {});

/** What is in the smallest unit of the entry's currency, as people write it. */
export const money: Say = (value, _zone, { currency }) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: String(currency) });
  return format.format(Number(value) / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
};
export const someMoney: Say = (value, zone, entry) => (Number(value) === 0 ? null : money(value, zone, entry));
