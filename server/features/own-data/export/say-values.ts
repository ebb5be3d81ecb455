import { formatDuration, formatTime } from '#core/format-time.ts';

/** How the values of an entry are said in words; null says nothing of it. */
export type Say = (value: unknown, zone: string, entry: Readonly<Record<string, unknown>>) => string | null;

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const PARTS = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** "3 November 2026 at 15:05 CET" of a moment in ISO 8601, in a time zone by its IANA name; any other text as it is. */
export const sayMoment = (text: string, zone = 'UTC'): string =>
  MOMENT.test(text)
    ? new Date(text).toLocaleString('en-GB', { ...PARTS, hour: '2-digit', minute: '2-digit', timeZoneName: 'short', timeZone: zone })
    : text;

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
