import type { ReactElement } from 'react';
import type { PlainDate } from '#core/plain-date.ts';

const WORDS = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day of the calendar in words: the same in every zone. */
export function Day({ on, className }: { readonly on: PlainDate; readonly className?: string }): ReactElement {
  return (
    <time dateTime={on} className={className}>
      {WORDS.format(Date.parse(on))}
    </time>
  );
}
