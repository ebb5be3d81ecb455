import type { DIFFICULTIES } from '#core/records/levels.ts';
import type { QuestionType, SlotId } from '../score/interview/question-types.ts';

export const COMPETENCIES = [
  'communication',
  'teamwork',
  'leadership',
  'problem-solving',
  'professionalism',
  'technology',
  'critical-thinking',
  'career-development',
  'service',
  'planning',
  'learning',
  'integrity',
  'adaptability',
  'craft',
] as const;
/** What a question is about. `craft` is knowing the work itself. */
export type Competency = (typeof COMPETENCIES)[number];

export type Difficulty = (typeof DIFFICULTIES)[number];

export const ROLE_FAMILIES = [
  'office',
  'care',
  'engineering',
  'software',
  'trades',
  'retail',
  'education',
  'logistics',
  'sales',
  'management',
  'research',
  'creative',
] as const;
/** Work that is asked about alike: `retail` takes hospitality in, `software` data. */
export type RoleFamily = (typeof ROLE_FAMILIES)[number];

/** One of several ways to find out the same thing, which is its family: who was weak in one meets another. */
export interface Question {
  readonly id: string;
  readonly text: string;
  readonly family: string;
  readonly competency: Competency;
  readonly type: QuestionType;
  readonly slots: readonly SlotId[];
  readonly difficulty: readonly Difficulty[];
  readonly roles: readonly RoleFamily[] | 'any';
}
