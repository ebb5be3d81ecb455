import { z } from 'zod';
import { plainText } from '#core/plain-text.ts';
import { SKILL_IDS } from '#core/skills/skill-ids.ts';

const text = (max: number) => plainText().min(1).max(max);

export const GOAL_STATES = ['open', 'done'] as const;

/** Something the learner wants to reach, in their own words. */
export const GoalInput = z.strictObject({
  text: text(500),
  /** By when, as they said it. */
  by: text(100).nullable().default(null),
  /** How they will see that it is reached. */
  measure: text(300).nullable().default(null),
  /** "If ..., then I ...". */
  ifThen: text(500).nullable().default(null),
  skill: z.enum(SKILL_IDS).nullable().default(null),
});
export type GoalInput = z.infer<typeof GoalInput>;

export const GoalChange = z.strictObject({
  text: text(500).optional(),
  by: text(100).nullable().optional(),
  measure: text(300).nullable().optional(),
  ifThen: text(500).nullable().optional(),
  state: z.enum(GOAL_STATES).optional(),
});
export type GoalChange = z.infer<typeof GoalChange>;

/** Goals of one learner; far more than anybody follows. */
export const MAX_GOALS = 500;

export const Goal = z.object({
  id: z.string(),
  ...GoalInput.shape,
  state: z.enum(GOAL_STATES),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Goal = z.infer<typeof Goal>;
