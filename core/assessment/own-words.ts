import type { AnsweredProfile } from './answers.ts';
import { isChoice } from './plan/phrases.ts';
import { LIST_QUESTIONS, type ListQuestion } from './questions.ts';

/** What the learner has written themself, of one question. */
export const ownWordsIn = (profile: AnsweredProfile, question: ListQuestion): string[] =>
  profile[question].filter((pick) => !isChoice(question, pick));

/** What the learner has written themself, of all questions. */
export const ownWordsOf = (profile: AnsweredProfile): string[] => LIST_QUESTIONS.flatMap((question) => ownWordsIn(profile, question));
