import { z } from 'zod';
import type { PlainDate } from '#core/plain-date.ts';

/** A name of the IANA database, such as `Europe/Berlin`. A bare offset is none: it knows nothing of summer. */
export const TimeZone = z
  .string()
  .max(64)
  .refine((name) => /^[A-Za-z]/.test(name) && isKnown(name), 'Name a time zone as in “Europe/Berlin”.')
  .default('UTC');

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Tells on which day an instant, in milliseconds, falls there. */
export function dayIn(timeZone: string): (ms: number) => PlainDate {
  const written = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (ms) => written.format(ms);
}
