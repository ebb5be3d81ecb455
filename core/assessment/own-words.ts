import type { AnsweredProfile } from './answers.ts';
import { isChoice } from './plan/phrases.ts';
import { LIST_QUESTIONS } from './questions.ts';

/** What the learner has written themself, of all questions. */
export const ownWordsOf = (profile: AnsweredProfile): string[] =>
  LIST_QUESTIONS.flatMap((question) => profile[question].filter((pick) => !isChoice(question, pick)));
