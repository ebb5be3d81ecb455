import type { ReactElement } from 'react';
import type { PlainDate } from '#core/plain-date.ts';

const DATE = { day: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
const WORDS = new Intl.DateTimeFormat('en-GB', { ...DATE, month: 'long' });
const SHORT = new Intl.DateTimeFormat('en-GB', { ...DATE, month: 'short' });

export interface DayProps {
  readonly on: PlainDate;
  /** "15 Dec 2026", for narrow columns. */
  readonly isShort?: boolean;
  readonly className?: string;
}

/** A day of the calendar in words: the same in every zone. */
export function Day({ on, isShort = false, className }: DayProps): ReactElement {
  return (
    <time dateTime={on} className={className}>
      {(isShort ? SHORT : WORDS).format(Date.parse(on))}
    </time>
  );
}
