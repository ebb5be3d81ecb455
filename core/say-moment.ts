import { readInstant } from './progress/instant.ts';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const TIME = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const;

/** "3 November 2026 at 15:05 CET" of a moment in ISO 8601, in a time zone by its IANA name; any other text as it is. */
export const sayMoment = (text: string, timeZone = 'UTC'): string =>
  MOMENT.test(text) ? new Intl.DateTimeFormat('en-GB', { ...DAY, ...TIME, timeZone }).format(readInstant(text)) : text;
