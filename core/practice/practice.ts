import { z } from 'zod';
import { plainText } from '../plain-text.ts';
import { COACH_MODES } from './modes.ts';

const line = (max: number) => plainText().min(1).max(max);

/** What to practise with the coach: a mode, and what its set-up begins with (fields of a conversation's context). */
export const Practice = z.strictObject({
  mode: z.enum(COACH_MODES),
  /** Networking: an id of `NETWORKING_SCENARIOS`, or a situation in words. */
  networkingScenario: line(600).optional(),
  /** Interview. */
  interviewType: line(20).optional(),
  question: line(500).optional(),
  /** Management: one of `MANAGEMENT_FOCUSES`. */
  focusAreaTitle: line(120).optional(),
});
export type Practice = z.infer<typeof Practice>;
