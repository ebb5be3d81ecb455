import { z } from 'zod';
import { OfferedWork } from '../library/work-link.ts';
import { PlainDate } from '../plain-date.ts';
import { Practice } from '../practice/practice.ts';

/** The goal that a step belongs to, as far as a reminder names it. */
const GoalHead = z.object({ id: z.string(), text: z.string(), dueOn: PlainDate.nullable(), ifThen: z.string().nullable() });

const OF_GOAL = {
  goal: GoalHead,
  /** Why now, in one line: "Due on Friday", "First in your plan", "Its day has passed". */
  reason: z.string(),
};

/** One thing to do next, and where it comes from. */
export const NextStep = z.discriminatedUnion('kind', [
  /** No assessment yet: a plan is five questions away. */
  z.object({ kind: z.literal('assess') }),
  /** The first action of the newest plan that nothing follows yet: `text` is what it says to do. */
  z.object({ kind: z.literal('track'), assessmentId: z.string(), actionId: z.string(), text: z.string() }),
  z.object({ kind: z.literal('step'), ...OF_GOAL, stepId: z.string(), text: z.string() }),
  z.object({ kind: z.literal('work'), ...OF_GOAL, work: OfferedWork, fraction: z.number() }),
  z.object({ kind: z.literal('practice'), ...OF_GOAL, practice: Practice }),
  /** All its parts are done: is it reached? */
  z.object({ kind: z.literal('close'), ...OF_GOAL }),
  /** The newest assessment is a month old, or all goals are closed and nothing of its plan is left. */
  z.object({ kind: z.literal('reassess'), assessmentId: z.string(), at: z.string() }),
]);
export type NextStep = z.infer<typeof NextStep>;

/** The next step first, then what else has its day near or behind it. */
export const MAX_NEXT_STEPS = 3;
