import { z } from 'zod';
import { AssessmentEntry } from '../assessment/assessment.ts';
import { IQ_FORMS } from '../iq/forms.ts';
import { WorkLink } from '../library/work-link.ts';
import { PlainDate } from '../plain-date.ts';
import { COACH_MODES } from '../practice/modes.ts';
import { SKILL_IDS } from '../skills/skill-ids.ts';

/** `YYYY-MM`. */
export const Month = z
  .string()
  .max('YYYY-MM'.length)
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'A month is written as 2026-05.');
export type Month = z.infer<typeof Month>;

const day = PlainDate;
const GoalLine = z.object({ id: z.string(), text: z.string(), on: day });

/** What one month held, in the learner's own days. Only what was really done. */
export const LookBack = z.object({
  month: Month,
  /** Months in which there is something, the newest first; this one is among them or empty. At most 36. */
  months: z.array(Month),
  goals: z.object({
    added: z.array(GoalLine),
    done: z.array(GoalLine),
    /** `until` the day to which it was moved; null rests without one. */
    postponed: z.array(GoalLine.extend({ until: day.nullable() })),
    dropped: z.array(GoalLine),
  }),
  /** Whole works finished. */
  finished: z.array(WorkLink.extend({ on: day })),
  /** Sessions in which something was said. */
  sessions: z.array(z.object({ id: z.string(), type: z.enum(COACH_MODES), title: z.string(), on: day })),
  /** Sittings of the IQ test that ended. What they came to stands with them alone. */
  sittings: z.array(z.object({ id: z.string(), form: z.enum(IQ_FORMS), on: day })),
  /** Evidence of the month by skill. */
  skills: z.array(
    z.object({
      skill: z.enum(SKILL_IDS),
      learned: z.number().int(),
      practised: z.number().int(),
      shown: z.number().int(),
    }),
  ),
  /** The first assessment that counts for the month (the last one before it, or its first) and its latest; null without two. */
  assessments: z.object({ before: AssessmentEntry, after: AssessmentEntry }).nullable(),
});
export type LookBack = z.infer<typeof LookBack>;
