import { z } from 'zod';
import { readInstant, writeInstant } from './progress/instant.ts';

/** A day of the calendar, `YYYY-MM-DD`, wherever one is. It has no time and no zone. */
export const PlainDate = z.iso.date().max('YYYY-MM-DD'.length);
export type PlainDate = z.infer<typeof PlainDate>;

const DAY_MS = 86_400_000;

/** The day so many days after this one. */
export const addDays = (day: PlainDate, days: number): PlainDate =>
  writeInstant((Math.round(readInstant(day) / DAY_MS) + days) * DAY_MS).slice(0, 'YYYY-MM-DD'.length);
