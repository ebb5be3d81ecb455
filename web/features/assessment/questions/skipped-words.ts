import { labelOf } from '#core/assessment/choice-words.ts';
import { DEFAULT_LEVEL, DEFAULT_TIMEFRAME, type QuestionId } from '#core/assessment/questions.ts';

/** What a plan takes for granted where a question was skipped. */
export const SKIPPED_MEANS: Readonly<Record<QuestionId, string>> = {
  career_level: `the plan takes “${labelOf('career_level', DEFAULT_LEVEL)}” for granted.`,
  interests: 'the plan builds on no interest, and names no kinds of work.',
  goals: 'the plan begins with finding a direction.',
  challenges: 'the plan takes nothing to be in the way.',
  timeframe: `the plan looks ${labelOf('timeframe', DEFAULT_TIMEFRAME)} ahead.`,
};
