import { z } from 'zod';
import { WorkLink } from '../library/work-link.ts';
import { SKILL_IDS } from '../skills/skill-ids.ts';
import { SKILL_STAGES } from '../skills/skills.ts';

/** Shown of one skill; the numbers count all of it. */
export const MAX_SHOWN_EVIDENCE = 20;

/** The same of the goals that are about it. */
export const MAX_SKILL_GOALS = 3;

export const SkillEvidence = z.object({
  stage: z.enum(SKILL_STAGES),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Title of a finished work, or where the coach saw it. */
  source: z.string(),
  /** Where one can go to see it again. */
  from: z.union([z.object({ work: WorkLink }), z.object({ goalId: z.string() }), z.object({ conversationId: z.string() })]),
  /** The learner's own words. */
  quote: z.string().optional(),
  /** Of something finished: only marked as done by hand, so that it counts as nothing. */
  isMarked: z.boolean().optional(),
});
export type SkillEvidence = z.infer<typeof SkillEvidence>;

/** Words that the learner has not yet said of whether they show the skill. They count as nothing until then. */
export const WaitingEvidence = z.object({
  id: z.string(),
  conversationId: z.string(),
  /** ISO 8601, UTC. */
  at: z.string(),
  source: z.string(),
  quote: z.string(),
});
export type WaitingEvidence = z.infer<typeof WaitingEvidence>;

/** A skill with what a learner's own doings say of it. */
export const SkillRecord = z.object({
  id: z.enum(SKILL_IDS),
  name: z.string(),
  description: z.string(),
  /** Works that train it and were gone through to their end, and such units of other works. */
  learned: z.number().int(),
  /** Finished works and units of which some or all was only marked as done by hand. */
  marked: z.number().int(),
  practised: z.number().int(),
  /** Only what the learner agreed to. */
  shown: z.number().int(),
  /** Open goals that are about it, by their day, at most 3. */
  goals: z.array(z.object({ id: z.string(), text: z.string() })),
  /** The newest first, at most 20. */
  evidence: z.array(SkillEvidence),
  /** The newest first, at most 20. */
  waiting: z.array(WaitingEvidence),
});
export type SkillRecord = z.infer<typeof SkillRecord>;
