import type { PlainDate } from './plain-date.ts';
import { readInstant } from './progress/instant.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
] as const;

/** Days since 1970-01-01, which was a Thursday. */
const dayNumber = (day: PlainDate): number => readInstant(`${day}T00:00:00Z`) / DAY_MS;

/** Whole days from one to the other; negative when the other is earlier. */
export const daysBetween = (from: PlainDate, to: PlainDate): number => dayNumber(to) - dayNumber(from);

/** "Friday", of the day itself, wherever one is. */
export const weekdayOf = (day: PlainDate): string => WEEKDAYS[(((dayNumber(day) + 4) % 7) + 7) % 7] as string;

/** "3 November", with its year where that is another than today's. */
export function sayDay(day: PlainDate, today: PlainDate): string {
  const [year = '', month = '', date = ''] = day.split('-');
  const said = `${Number(date)} ${MONTHS[Number(month) - 1]}`;
  return today.startsWith(year) ? said : `${said} ${year}`;
}
