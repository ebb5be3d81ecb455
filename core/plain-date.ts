import { z } from 'zod';

/** A day of the calendar, `YYYY-MM-DD`, wherever one is. It has no time and no zone. */
export const PlainDate = z.iso.date();
export type PlainDate = z.infer<typeof PlainDate>;
