const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const WORDS = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** "3 November 2026 at 14:05 UTC" of a moment in ISO 8601; any other text as it is. */
export const sayMoment = (text: string): string => (MOMENT.test(text) ? `${WORDS.format(new Date(text))} UTC` : text);
