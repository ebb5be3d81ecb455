import { z } from 'zod';
import { OfferedWork } from '../library/work-link.ts';
import { PlainDate } from '../plain-date.ts';
import { Practice } from '../practice/practice.ts';
import { SKILL_IDS } from '../skills/skill-ids.ts';
import { AnsweredProfile } from './answers.ts';
import { Confirmed, NOTHING_CONFIRMED } from './confirmed.ts';
import { PRIORITIES } from './priorities.ts';
import { QUESTION_IDS } from './questions.ts';

/** Section 3 of the specification. */
export const ACTION_CATEGORIES = ['skill_development', 'networking', 'experience', 'education'] as const;
export type ActionCategory = (typeof ACTION_CATEGORIES)[number];

/** The answer that a sentence comes from: an id of a choice, or own words. Null is a question that was skipped. */
export const AnswerRef = z.object({ questionId: z.enum(QUESTION_IDS), answer: z.string().nullable() });
export type AnswerRef = z.infer<typeof AnswerRef>;

/** A sentence and the answers it comes from, at least one. */
export const Sentence = z.object({ text: z.string(), because: z.array(AnswerRef) });
export type Sentence = z.infer<typeof Sentence>;

/** One thing to do (the specification's action plan item), with what it is done with and known by. */
export const ActionItem = z.object({
  /** The same in every plan that has this action, such as `challenge:time`: tracking and comparing go by it. */
  id: z.string(),
  priority: z.enum(PRIORITIES),
  action: z.string(),
  /** "3 months". */
  timeline: z.string(),
  /** Titles of `works`, and the practice in words: never empty. */
  resources: z.array(z.string()),
  category: z.enum(ACTION_CATEGORIES),
  skill: z.enum(SKILL_IDS),
  dueOn: PlainDate,
  /** How one sees that it worked. */
  measure: z.string(),
  /** "If ..., then I ..."; empty where the line stands with another action. */
  ifThen: z.string(),
  /** What to do first, second, third. */
  steps: z.array(z.string()),
  works: z.array(OfferedWork),
  practice: Practice,
  because: z.array(AnswerRef),
  /** What it is for, and how long it takes; plans made before there were situations have neither. */
  why: z.string().optional(),
  minutes: z.number().optional(),
});
export type ActionItem = z.infer<typeof ActionItem>;

/** An action before the library was looked through for it. */
export const PlannedItem = ActionItem.omit({ works: true, resources: true }).extend({
  /** Folders of works that are named for it; without it, those of its skill will do. */
  folders: z.array(z.string()).optional(),
});
export type PlannedItem = z.infer<typeof PlannedItem>;

/** A day by which something is to be seen. */
export const Milestone = z.object({ on: PlainDate, text: z.string(), because: z.array(AnswerRef) });
export type Milestone = z.infer<typeof Milestone>;

/** How the answers speak of a skill. It is what was said, and no measurement. */
export const STANCES = ['strong', 'wanted', 'hard'] as const;
export const SkillStance = z.object({ skill: z.enum(SKILL_IDS), stance: z.enum(STANCES), because: z.array(AnswerRef) });
export type SkillStance = z.infer<typeof SkillStance>;

/** Work that others do who like the same things (facts of O*NET, credited where it is shown). */
export const Direction = z.object({
  /** A work interest, such as "Investigative". */
  area: z.string(),
  text: z.string(),
  occupations: z.array(z.object({ code: z.string(), title: z.string() })),
  because: z.array(AnswerRef),
});
export type Direction = z.infer<typeof Direction>;

/** A situation that a plan stands on, with what it has beside the actions. */
export const PlanSituation = z.object({
  id: z.string(),
  name: z.string(),
  picture: z.string(),
  /** The learner has said that it is theirs; else it is the nearest to what they answered. */
  isConfirmed: z.boolean(),
  /** What to ask oneself first. */
  ask: z.string(),
  /** Whom to write to, and a message with blanks in braces; null where the situation was only guessed. */
  write: z.object({ to: z.string(), why: z.string(), message: z.string() }).nullable(),
});
export type PlanSituation = z.infer<typeof PlanSituation>;

/** What the answers alone give. Same answers and same day, same plan. */
export const AnswerPlan = z.object({
  headline: Sentence,
  strengths: z.array(Sentence),
  developmentAreas: z.array(Sentence),
  recommendedPath: z.array(Sentence),
  actions: z.array(PlannedItem),
  nextSteps: z.array(Sentence),
  insight: z.array(Sentence),
  /** What was skipped or pulls two ways, and what the plan does about it. Empty when nothing was. */
  assumptions: z.array(Sentence),
  skills: z.array(SkillStance),
  milestones: z.array(Milestone),
  /** Empty when no interest was named that has facts. */
  directions: z.array(Direction),
  /** The most urgent first. */
  situations: z.array(PlanSituation),
  /** Own words that belong to none of them: they are asked about. */
  unplaced: z.array(AnswerRef),
});
export type AnswerPlan = z.infer<typeof AnswerPlan>;

/** The specification's assessment result, and what we add. Sentences of an AI service have no `because`. */
export const Assessment = z.object({
  id: z.string(),
  createdAt: z.string(),
  source: z.enum(['ai', 'fallback']),
  /** What wrote it, when it was an AI service. */
  model: z.string().nullable(),
  /** Why a configured service did not write it, in words of the error catalogue. */
  failure: z.object({ code: z.string(), message: z.string() }).nullable(),
  profile: AnsweredProfile,
  headline: z.string(),
  strengths: z.array(z.string()),
  developmentAreas: z.array(z.string()),
  recommendedPath: z.string(),
  actionPlan: z.array(ActionItem),
  nextSteps: z.array(z.string()),
  aiInsight: z.string(),
  assumptions: z.array(z.string()),
  skills: z.array(SkillStance),
  milestones: z.array(Milestone),
  directions: z.array(Direction),
  /** Empty of plans that were made before there were situations. */
  situations: z.array(PlanSituation).default([]),
  unplaced: z.array(AnswerRef).default([]),
  /** What was said after the questions. */
  confirmed: Confirmed.default(NOTHING_CONFIRMED),
  /** For each sentence of a part, in its order, the answers it comes from; null of what a service wrote. */
  because: z
    .object({
      headline: z.array(AnswerRef),
      strengths: z.array(z.array(AnswerRef)),
      developmentAreas: z.array(z.array(AnswerRef)),
      recommendedPath: z.array(z.array(AnswerRef)),
      nextSteps: z.array(z.array(AnswerRef)),
      aiInsight: z.array(z.array(AnswerRef)),
      assumptions: z.array(z.array(AnswerRef)),
    })
    .nullable(),
  completionTimeMinutes: z.number(),
  /** The one before it, to be compared with. */
  previousId: z.string().nullable(),
});
export type Assessment = z.infer<typeof Assessment>;

/** One line of the list of assessments. */
export const AssessmentEntry = Assessment.pick({ id: true, createdAt: true, source: true, profile: true, headline: true });
export type AssessmentEntry = z.infer<typeof AssessmentEntry>;
