import { CAREER_LEVELS } from '../records/levels.ts';

/** The five questions of the career assessment, in the order in which they are asked (section 3 of the specification). */
export const QUESTION_IDS = ['career_level', 'interests', 'goals', 'challenges', 'timeframe'] as const;
export type QuestionId = (typeof QUESTION_IDS)[number];

/** Those that are answered with a list, the most important first: choices by their id, and own words. */
export const LIST_QUESTIONS = ['interests', 'goals', 'challenges'] as const;
export type ListQuestion = (typeof LIST_QUESTIONS)[number];

export type CareerLevel = (typeof CAREER_LEVELS)[number];

/** How far ahead the plan looks. */
export const TIMEFRAMES = ['3_months', '6_months', '1_year', '2_years'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];

/** What a skipped question counts as (section 9 of the specification). */
export const DEFAULT_LEVEL: CareerLevel = 'entry';
export const DEFAULT_TIMEFRAME: Timeframe = '6_months';

export const INTERESTS = [
  ...['technology', 'data', 'science', 'building', 'nature', 'health', 'helping', 'teaching'],
  ...['leading', 'selling', 'money', 'organising', 'writing', 'design', 'performing', 'law'],
] as const;
export type Interest = (typeof INTERESTS)[number];

export const CAREER_GOALS = [
  ...['direction', 'first_job', 'new_job', 'change_field', 'promotion', 'lead_people', 'better_pay', 'master_craft'],
  ...['own_business', 'visibility', 'network', 'balance', 'return', 'step_back'],
] as const;
export type CareerGoal = (typeof CAREER_GOALS)[number];

export const CHALLENGES = [
  ...['time', 'procrastination', 'focus', 'confidence', 'speaking_up', 'presenting', 'interviews', 'networking'],
  ...['conflict', 'feedback', 'saying_no', 'delegating', 'deciding', 'stress', 'unclear_goal', 'rejections', 'skills_gap', 'ai_change'],
] as const;
export type Challenge = (typeof CHALLENGES)[number];

/** The ids that stand for choices of a list; anything else in it is the learner's own words. */
export const CHOICES = { interests: INTERESTS, goals: CAREER_GOALS, challenges: CHALLENGES } as const satisfies Record<
  ListQuestion,
  readonly string[]
>;

/** Of one list, and characters of own words. More would make no plan that anybody follows. */
export const MAX_PICKS = 8;
export const MAX_OWN_WORDS = 200;
