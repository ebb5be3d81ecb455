import { z } from 'zod';
import { PlainDate } from '../plain-date.ts';

/** Of situations. More would make no plan of three actions. */
export const MAX_CONFIRMED = 3;
/** Three times three. */
const MAX_SHOWN = 9;

/** How much schooling the learner has, or is ready to do, for the work that is shown to them. */
export const SCHOOLING = ['little', 'trade', 'degree', 'more'] as const;
export type Schooling = (typeof SCHOOLING)[number];

export const SCHOOLING_WORDS: Readonly<Record<Schooling, string>> = {
  little: 'School, and learning on the job',
  trade: 'A trade, or a course of a year or two',
  degree: 'A first degree',
  more: 'More than a first degree',
};

const situationIds = (most: number) => z.array(z.string().min(1).max(80)).max(most).default([]);

/** What the learner said after the questions: which situations are theirs, and what the days have to keep to. */
export const Confirmed = z.strictObject({
  situations: situationIds(MAX_CONFIRMED),
  /** Shown, and said to be none of theirs. */
  declined: situationIds(MAX_SHOWN),
  /** By when it has to be done. */
  deadline: PlainDate.nullable().default(null),
  /** Days on which nothing can be done, the last one included. */
  away: z
    .strictObject({ from: PlainDate, to: PlainDate })
    .refine(({ from, to }) => from <= to, 'The last day away is not before the first.')
    .nullable()
    .default(null),
  /** Weekdays on which there is time, 1 for Monday to 7 for Sunday; empty where any will do. */
  freeDays: z.array(z.number().int().min(1).max(7)).max(7).default([]),
  schooling: z.enum(SCHOOLING).nullable().default(null),
});
export type Confirmed = z.infer<typeof Confirmed>;

export const NOTHING_CONFIRMED: Confirmed = Confirmed.parse({});
