import { z } from 'zod';
import { plainText } from '#core/plain-text.ts';
import { FACT_SLOTS, type FactSlot } from './slots.ts';

/** What a message tells of its writer: an exact stretch of it. */
export interface Noted {
  readonly slot: FactSlot;
  readonly quote: string;
}

/** All that one learner's sheet holds. What was noted longest ago and never edited makes room. */
export const MOST_FACTS = 60;
export const MAX_FACT_CHARS = 300;

/** A note of the sheet "What I have noted". */
export const CoachFact = z.object({
  id: z.string(),
  slot: z.enum(FACT_SLOTS),
  /** What was said, exactly. */
  quote: z.string(),
  /** What stands on the sheet: the quote, until its learner writes something else. */
  text: z.string(),
  at: z.iso.datetime(),
  conversationId: z.string(),
});
export type CoachFact = z.infer<typeof CoachFact>;

export const FactChange = z.strictObject({
  text: plainText().min(1).max(MAX_FACT_CHARS).optional(),
  slot: z.enum(FACT_SLOTS).optional(),
});
export type FactChange = z.infer<typeof FactChange>;

/** A note of the sheet, as planning reads it. */
export interface StandingFact {
  readonly slot: FactSlot;
  readonly text: string;
  /** It was said in another talk. */
  readonly isEarlier: boolean;
}
