import type { PlainDate } from '../../plain-date.ts';
import { sayFullDay } from '../../say-day.ts';

/** When the first action is due and when the last, of days in their order. */
export function sayDue(days: readonly PlainDate[]): string {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return 'No action has a day.';
  return first === last
    ? `Everything is due on ${sayFullDay(first)}.`
    : `The first action is for ${sayFullDay(first)}, the last for ${sayFullDay(last)}.`;
}
