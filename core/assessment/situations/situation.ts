import { z } from 'zod';
import { CAREER_GOALS, CHALLENGES } from '../questions.ts';
import { COACH_MODES } from '../../practice/modes.ts';
import { CAREER_LEVELS } from '../../records/levels.ts';
import { SKILL_IDS } from '../../skills/skill-ids.ts';

/** How soon the first real step has to be done, the most urgent first. */
export const URGENCIES = ['days', 'weeks', 'months'] as const;

const line = (max: number) => z.string().trim().min(1).max(max);

const SituationAction = z.strictObject({
  do: line(300),
  why: line(300),
  minutes: z.number().int().min(5).max(480),
  /** Counted from today. */
  days: z.number().int().min(0).max(60),
  measure: line(300),
  steps: z.array(line(300)).min(2).max(4),
  skill: z.enum(SKILL_IDS),
});
export type SituationAction = z.infer<typeof SituationAction>;

/** A knot of working life in which many people stand (`library/coach/situations/<id>.yaml`), and what a coach would do about it. */
export const Situation = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'write it as the name of its file, without .yaml'),
  /** What a learner chooses, in the second person. */
  name: line(60),
  /** What somebody in it says yes to. */
  picture: line(400),
  /** How people put it. */
  said: z.array(line(300)).min(8).max(40),
  /** What sounds like it and is not. */
  near: z.array(line(300)).max(12),
  urgency: z.enum(URGENCIES),
  /**
   * A plan may stand on it without the learner's yes. It says no more than this goal or difficulty, where it was chosen; what
   * assumes nothing says no more than any of its own, and is not proposed: there is nothing to say yes to.
   */
  assumes: z.enum(['nothing', ...CAREER_GOALS, ...CHALLENGES]).optional(),
  /** What nobody should be told of themself unasked, such as a death: no plan is guessed from it. */
  never_guessed: z.literal(true).optional(),
  levels: z.array(z.enum(CAREER_LEVELS)).min(1),
  goals: z.array(z.enum(CAREER_GOALS)).max(3),
  challenges: z.array(z.enum(CHALLENGES)).max(3),
  skills: z.array(z.enum(SKILL_IDS)).min(1).max(3),
  ask: line(240),
  /** The first is done today, in 15 minutes. */
  actions: z
    .tuple([SituationAction, SituationAction, SituationAction])
    .refine(([first]) => first.days === 0 && first.minutes <= 15, 'the first action is for today, and takes 15 minutes at most')
    .refine(([first, second, third]) => first.days < second.days && second.days < third.days, 'the days of the actions go up'),
  write: z.strictObject({ to: line(120), why: line(300), message: line(1000) }),
  if_then: line(400).regex(/^If .+, then I .+[.?!]"?$/, 'write it as "If ..., then I ..."'),
  cost: line(800),
  order: line(500),
  words_to_avoid: z.array(line(200)).max(8),
  asks: z.array(z.strictObject({ q: line(300), a: line(800) })).max(12),
  practice: z
    .array(z.strictObject({ mode: z.enum(COACH_MODES), what: line(300) }))
    .min(1)
    .max(3),
  /** Folders of works in the library that truly help. */
  works: z.array(line(200)).max(3),
});
export type Situation = z.infer<typeof Situation>;
