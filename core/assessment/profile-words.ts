import type { UserProfile } from '../coach/conversation/context.ts';
import { EMPTY_PROFILE } from './answer-sheet.ts';
import type { AnsweredProfile } from './answers.ts';
import { labelOf, readPicks } from './choice-words.ts';
import { LIST_QUESTIONS, MAX_OWN_WORDS, MAX_PICKS, TIMEFRAMES } from './questions.ts';

/** The specification's user profile as it is kept: lists in words that people read, level and timeframe by their ids. */
export function profileInWords({ careerLevel, timeframe, ...lists }: AnsweredProfile): UserProfile {
  const worded = LIST_QUESTIONS.map((question) => [question, lists[question].map((pick) => labelOf(question, pick))] as const);
  return {
    ...(careerLevel && { careerLevel }),
    ...Object.fromEntries(worded.filter(([, words]) => words.length > 0)),
    ...(timeframe && { timeframe }),
  };
}

/** The same as answers. What a career talk has kept may be longer than the assessment takes: the rest is left out. */
export function profileFromWords({ careerLevel, timeframe, ...lists }: UserProfile): AnsweredProfile {
  const picks = LIST_QUESTIONS.map((question) => {
    const words = (lists[question] ?? []).map((line) => line.slice(0, MAX_OWN_WORDS));
    return [question, readPicks(question, words).slice(0, MAX_PICKS)] as const;
  });
  const known = TIMEFRAMES.find((one) => one === timeframe || labelOf('timeframe', one) === timeframe);
  return { ...EMPTY_PROFILE, ...(careerLevel && { careerLevel }), ...Object.fromEntries(picks), ...(known && { timeframe: known }) };
}
