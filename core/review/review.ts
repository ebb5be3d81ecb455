import { z } from 'zod';
import { AskedQuestion } from '../library/quiz.ts';
import { WorkLink } from '../library/work-link.ts';
import { NOTE_COLORS } from '../note-colors.ts';
import { PlainDate } from '../plain-date.ts';
import { REVIEW_GRADES } from './grades.ts';

/** Cards of one day. More is work, and work is put off. */
export const CARDS_A_DAY = 10;

/** Where a card comes from, and how to go there. */
const Origin = z.object({
  unitId: z.string(),
  unitTitle: z.string(),
  work: WorkLink,
  positionSec: z.number().nullable(),
  locator: z.string().nullable(),
});

/** In how many days it would come back, for each grade; 0 is once more today. */
const Intervals = z.object({ again: z.number(), hard: z.number(), good: z.number(), easy: z.number() });

/** How often it was graded until now. Sent back with a grade, it tells that no other tab has graded it meanwhile. */
const graded = z.number().int().min(0);

/** A card of the daily review. */
export const ReviewCard = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('note'),
    id: z.string(),
    noteId: z.string(),
    /** The words that were marked; null in a note without any. */
    quote: z.string().nullable(),
    text: z.string().nullable(),
    color: z.enum(NOTE_COLORS).nullable(),
    graded,
    origin: Origin,
    intervals: Intervals,
  }),
  z.object({
    kind: z.literal('question'),
    id: z.string(),
    /** As a quiz asks it: without the answers. */
    question: AskedQuestion,
    graded,
    origin: Origin,
    intervals: Intervals,
  }),
]);
export type ReviewCard = z.infer<typeof ReviewCard>;

/** Today's review, by the learner's own day. */
export const Review = z.object({
  on: PlainDate,
  /** False when the learner switched it off: then there are no cards. */
  isOn: z.boolean(),
  /** What is left of today, at most ten with those that are done. */
  cards: z.array(ReviewCard),
  doneToday: z.number().int(),
  /** Cards that are due beside those of today; they wait without harm. */
  waiting: z.number().int(),
  /** The next day on which cards come, and how many; null when none will. */
  next: z.object({ on: PlainDate, cards: z.number().int() }).nullable(),
  /** All cards that come back some day. */
  total: z.number().int(),
});
export type Review = z.infer<typeof Review>;

export const ReviewInput = z.strictObject({ grade: z.enum(REVIEW_GRADES), ifGraded: graded.optional() });
export type ReviewInput = z.infer<typeof ReviewInput>;

/** Takes the latest grade back. */
export const ReviewUndoInput = z.strictObject({ ifGraded: graded.optional() });
export type ReviewUndoInput = z.infer<typeof ReviewUndoInput>;

/** The answer to a question card: ids of options, or the words of a short answer; empty is "I do not know". It is marked and not yet graded. */
export const ReviewAnswerInput = z.strictObject({ answer: z.array(z.string().max(200)).max(20) });
export type ReviewAnswerInput = z.infer<typeof ReviewAnswerInput>;
