import { dayNumber } from './day-number.ts';
import type { PlainDate } from './plain-date.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** Whole days from one to the other; negative when the other is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from);

/** "Friday", of the day itself, wherever one is. */
export const weekdayOf = (day: PlainDate): string => WEEKDAYS[(((dayNumber(day) + 4) % 7) + 7) % 7] as string;

/** "November". */
export const monthOf = (day: PlainDate): string => MONTHS[Number(day.slice('YYYY-'.length, 'YYYY-MM'.length)) - 1] as string;

/** "3 November", with its year where that is another than today's. */
export function sayDay(day: PlainDate, today: PlainDate): string {
  const [year = '', , date = ''] = day.split('-');
  const said = `${Number(date)} ${monthOf(day)}`;
  return today.startsWith(year) ? said : `${said} ${year}`;
}

/** "3 November 2026". */
export const sayFullDay = (day: PlainDate): string =>
  `${Number(day.slice('YYYY-MM-'.length))} ${monthOf(day)} ${day.slice(0, 'YYYY'.length)}`;
