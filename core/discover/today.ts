import { z } from 'zod';

/** What a learner's own day still holds. */
export const Today = z.object({
  /** Whose day it is. */
  timeZone: z.string(),
  /** Null when the review is switched off, and before anything has been kept for it. */
  review: z.object({ left: z.number().int(), done: z.number().int() }).nullable(),
  /** Null without a daily goal. */
  goal: z.object({ minutes: z.number().int(), seconds: z.number() }).nullable(),
});
export type Today = z.infer<typeof Today>;
