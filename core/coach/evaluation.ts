import { z } from 'zod';
import { BANDS } from './bands.ts';

export const RUBRICS = ['interview', 'networking', 'managerial'] as const;
export type Rubric = (typeof RUBRICS)[number];

/** What an answer is when it is looked at as a whole. Said first, before anything of its parts. */
export const ANSWER_FORMS = ['story', 'habit', 'example', 'opinion', 'self_description'] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];

/** Why an answer was not scored. */
export const REFUSALS = ['too_short', 'not_an_answer', 'other_language', 'off_topic', 'safety'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Words of the learner that show something: `quote` is `content.slice(start, end)`, in UTF-16 units, always. */
export const Evidence = z.object({ quote: z.string(), start: z.number().int().min(0), end: z.number().int().min(0) });
export type Evidence = z.infer<typeof Evidence>;

/** One thing that a rubric looks for. `weight` is its place among the others on a page; below 0 for what takes away. */
export const EvaluatedFeature = z.object({
  id: z.string(),
  /** For a feature that takes away: whether the fault was found. */
  found: z.boolean(),
  weight: z.number(),
  evidence: z.array(Evidence),
  /** What to do next, when it is worth saying. */
  advice: z.string().nullable(),
});
export type EvaluatedFeature = z.infer<typeof EvaluatedFeature>;

/** What was seen in a learner's message. It says nothing of the person, and never whether it is true. */
export const Evaluation = z.object({
  rubric: z.enum(RUBRICS),
  question: z.string().nullable(),
  refused: z.enum(REFUSALS).nullable(),
  /** Null when refused, and where the rubric knows no forms. */
  form: z.enum(ANSWER_FORMS).nullable(),
  /** 0 to 1; orders answers to one question. */
  overall: z.number().min(0).max(1),
  band: z.enum(BANDS),
  /** False so near to another band that the same in other words might stand in that one. */
  sure: z.boolean().default(true),
  /** What is worth asking about next. */
  probe: Evidence.nullable().default(null),
  /** What may be praised; never part of `probe`. */
  praise: Evidence.nullable().default(null),
  features: z.array(EvaluatedFeature),
  /** What changed since the first attempt at the same question. */
  compare: z.object({ firstMessageId: z.string(), gained: z.array(z.string()), lost: z.array(z.string()) }).nullable(),
});
export type Evaluation = z.infer<typeof Evaluation>;
