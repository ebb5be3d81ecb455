import type { Month } from '#core/look-back/look-back.ts';
import type { PlainDate } from '#core/plain-date.ts';

export type ToDay = (ms: number) => PlainDate;

/** A month where somebody is, in milliseconds since 1970: from its first instant to before the first of the next. */
export interface MonthSpan {
  readonly month: Month;
  readonly from: number;
  readonly to: number;
}

const MINUTE_MS = 60_000;
/** No place is further from UTC. */
const MAX_OFFSET_MS = 15 * 60 * MINUTE_MS;

export const monthOf = (day: PlainDate): Month => day.slice(0, 'YYYY-MM'.length);

export const spanOf = (month: Month, toDay: ToDay): MonthSpan => ({
  month,
  from: findBeginning(addMonths(month, 0), toDay),
  to: findBeginning(addMonths(month, 1), toDay),
});

/** The newest first. */
export const spansUpTo = (month: Month, count: number, toDay: ToDay): MonthSpan[] =>
  Array.from({ length: count }, (_, i) => spanOf(monthOf(addMonths(month, -i).toISOString()), toDay));

function addMonths(month: Month, count: number): Date {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + count);
  return first;
}

/** Clocks change by whole minutes: halving the time in question finds the first of a month. */
function findBeginning(first: Date, toDay: ToDay): number {
  const day = first.toISOString().slice(0, 'YYYY-MM-DD'.length);
  let [before, from] = [first.getTime() - MAX_OFFSET_MS, first.getTime() + MAX_OFFSET_MS];
  while (from - before > MINUTE_MS) {
    const middle = before + Math.floor((from - before) / 2 / MINUTE_MS) * MINUTE_MS;
    if (toDay(middle) < day) before = middle;
    else from = middle;
  }
  return from;
}
