import { z } from 'zod';
import { listOf } from '../library/catalogue.ts';
import { OfferedWork } from '../library/work-link.ts';
import { PlainDate } from '../plain-date.ts';
import { plainText } from '../plain-text.ts';
import { Practice } from '../practice/practice.ts';
import { SKILL_IDS } from '../skills/skill-ids.ts';
import { MAX_GOAL_WORKS, MAX_STEPS } from './limits.ts';

const text = (max: number) => plainText().min(1).max(max);
const id = z.string().min(1).max(100);
const count = () => z.number().int().min(0);

/** `postponed` rests without a reminder until its new day; `dropped` is let go. Neither is a failure. */
export const GOAL_STATES = ['open', 'done', 'postponed', 'dropped'] as const;
export type GoalState = (typeof GOAL_STATES)[number];

const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2100-12-31';

const WORDS = {
  text: text(500),
  /** By when, as they said it. */
  by: text(100).nullable(),
  /** How they will see that it is reached. */
  measure: text(300).nullable(),
  /** "If ..., then I ...". */
  ifThen: text(500).nullable(),
  /** By when, as a day; one that has passed is one too. */
  dueOn: PlainDate.refine((day) => day >= FIRST_DAY && day <= LAST_DAY, 'Choose a day of the years 2000 to 2100.').nullable(),
};

const workIds = z.array(id).max(MAX_GOAL_WORKS);

/** The action of an assessment's plan that a goal follows. */
export const PlannedAction = z.strictObject({ assessmentId: id, actionId: id });
export type PlannedAction = z.infer<typeof PlannedAction>;

/** Something the learner wants to reach, in their own words, as it comes out of a talk. */
export const GoalIdea = z.strictObject({
  text: WORDS.text,
  by: WORDS.by.default(null),
  measure: WORDS.measure.default(null),
  ifThen: WORDS.ifThen.default(null),
  skill: z.enum(SKILL_IDS).nullable().default(null),
});
export type GoalIdea = z.infer<typeof GoalIdea>;

/** A goal to begin with. */
export const GoalInput = GoalIdea.extend({
  dueOn: WORDS.dueOn.default(null),
  steps: z.array(text(500)).max(MAX_STEPS).default([]),
  /** Works of the library whose end brings the goal nearer. */
  workIds: workIds.default([]),
  practice: Practice.nullable().default(null),
  /** An action is followed once: adding it again answers with the goal that does. */
  action: PlannedAction.nullable().default(null),
});
export type GoalInput = z.infer<typeof GoalInput>;

export const GoalStep = z.object({ id, text: text(500), isDone: z.boolean() });
export type GoalStep = z.infer<typeof GoalStep>;

export const GoalChange = z
  .strictObject({
    text: WORDS.text.optional(),
    by: WORDS.by.optional(),
    measure: WORDS.measure.optional(),
    ifThen: WORDS.ifThen.optional(),
    dueOn: WORDS.dueOn.optional(),
    /** One of them, as it is ticked: the others stay what they are meanwhile. With its words, it is ticked while it has these. */
    step: z.strictObject({ id, isDone: z.boolean(), text: text(500).optional() }).optional(),
    /** All of them, in their order, as they are edited; one without an id is new. */
    steps: z
      .array(z.strictObject({ id: id.optional(), text: text(500), isDone: z.boolean() }))
      .max(MAX_STEPS)
      .optional(),
    workIds: workIds.optional(),
    practice: Practice.nullable().optional(),
    state: z.enum(GOAL_STATES).optional(),
    /** Why it was postponed or dropped, or how it went. */
    reason: text(500).nullable().optional(),
    /** `updatedAt` of the goal that was changed: when another device was faster, nothing is written (409). */
    ifUpdatedAt: z.iso.datetime().max(50).optional(),
  })
  .refine(({ step, steps }) => step === undefined || steps === undefined, 'Send one step or all of them.');
export type GoalChange = z.infer<typeof GoalChange>;

/** Goals of one learner; far more than anybody follows. */
export const MAX_GOALS = 500;

export const GoalWork = OfferedWork.extend({
  /** 0 to 1, of its units. */
  fraction: z.number().min(0).max(1),
  isFinished: z.boolean(),
});
export type GoalWork = z.infer<typeof GoalWork>;

/** What a goal is made of and how far that is: steps, works, and the practice as one part. */
export const GoalProgress = z.object({ done: z.number().int().min(0), of: z.number().int().min(0) });
export type GoalProgress = z.infer<typeof GoalProgress>;

export const Goal = z.object({
  id: z.string(),
  ...WORDS,
  skill: z.enum(SKILL_IDS).nullable(),
  steps: z.array(GoalStep),
  /** Those of its works that are in the library. */
  works: z.array(GoalWork),
  practice: Practice.nullable(),
  /** Sessions with the coach that began from this goal, in which something was said, and that have ended. */
  practised: z.number().int().min(0),
  progress: GoalProgress,
  action: PlannedAction.nullable(),
  state: z.enum(GOAL_STATES),
  reason: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When it was done, postponed or dropped; null while it is open. */
  closedAt: z.string().nullable(),
});
export type Goal = z.infer<typeof Goal>;

/** A page of goals, with how many there are in all. */
export const GoalList = listOf(Goal).extend({
  /** Of each state. */
  counts: z.object({ open: count(), done: count(), postponed: count(), dropped: count() } satisfies Record<GoalState, z.ZodType>),
  /** Open ones that have a day, which a calendar file can hold. */
  openWithDay: count(),
});
export type GoalList = z.infer<typeof GoalList>;
