import { type ReactElement, useSyncExternalStore } from 'react';

/* The server does not know the learner's time zone, so it writes the day in UTC, and the browser writes it again in its own. */
const DATE = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const UTC = new Intl.DateTimeFormat('en-GB', { ...DATE, timeZone: 'UTC' });
const HERE = new Intl.DateTimeFormat('en-GB', DATE);
const neverChanges = (): (() => void) => () => undefined;

export interface MomentProps {
  readonly atMs: number;
  /** Always the date, for what is kept or printed and read another day. */
  readonly isDate?: boolean;
  readonly className?: string;
}

export function Moment({ atMs, isDate = false, className }: MomentProps): ReactElement {
  const date = new Date(atMs);
  const words = useSyncExternalStore(
    neverChanges,
    () => (isDate ? HERE.format(date) : describeTime(date, new Date())),
    () => UTC.format(date),
  );
  return (
    <time dateTime={date.toISOString()} className={className}>
      {words}
    </time>
  );
}

/** "today, 14:05", "yesterday, 9:30", "3 May", "3 May 2025" in the zone of the machine. */
function describeTime(date: Date, now: Date): string {
  const day = (of: Date, daysBack = 0): string => new Date(of.getFullYear(), of.getMonth(), of.getDate() - daysBack).toDateString();
  const clock = date.toLocaleTimeString('en-GB', { hour: 'numeric', minute: '2-digit' });
  if (day(date) === day(now)) return `today, ${clock}`;
  if (day(date) === day(now, 1)) return `yesterday, ${clock}`;
  return date.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  });
}
