import { z } from 'zod';
import { ITEM_KINDS } from '../library/kind.ts';
import { WorkLink } from '../library/work-link.ts';
import { PlainDate } from '../plain-date.ts';

/** Seconds by kind of work; a kind without any is left out. */
const ByKind = z.partialRecord(z.enum(ITEM_KINDS), z.number());

/** One day on which something was done. */
export const StudyDay = z.object({
  on: PlainDate,
  /** Really played or read. */
  seconds: ByKind,
  /** Quiz questions, cards of the review, messages to the coach, items of the IQ test. */
  answered: z.number().int(),
  /** Works of which the last part was finished on this day. */
  finished: z.array(WorkLink),
});
export type StudyDay = z.infer<typeof StudyDay>;

/** From 5, 12, 18 and 23 o'clock on. */
export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** When more than half of the time was. What is null is no part of it. */
export const Rhythm = z.object({ days: z.enum(['weekday', 'weekend']).nullable(), part: z.enum(DAY_PARTS).nullable() });
export type Rhythm = z.infer<typeof Rhythm>;

/** How far back days go. */
export const SUMMARY_YEARS = 5;

/** A learner's days of the last five years, by their own time zone. Only what was really played, read and answered. */
export const ProgressSummary = z.object({
  today: PlainDate,
  timeZone: z.string(),
  /** Minutes a day that the learner set themselves; null without. */
  dailyGoalMin: z.number().nullable(),
  /** Only days with something in them, the oldest first. */
  days: z.array(StudyDay),
  streak: z.object({
    /** Days in a row up to today; one day a week without anything rests, which is not counted and breaks nothing. */
    days: z.number().int(),
    longest: z.number().int(),
    isTodayDone: z.boolean(),
    /** The rest day of this week is still there. */
    hasRestLeft: z.boolean(),
  }),
  totals: z.object({ seconds: ByKind, answered: z.number().int(), finished: z.number().int() }),
  /** Seconds played or read before days were kept. They are in no day and not in the totals. */
  undatedSec: z.number(),
  /** Null while there is too little to tell. */
  rhythm: Rhythm.nullable(),
});
export type ProgressSummary = z.infer<typeof ProgressSummary>;
