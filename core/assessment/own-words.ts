import type { AnsweredProfile } from './answers.ts';
import { CHOICES, LIST_QUESTIONS } from './questions.ts';

/** What the learner has written themself, of all questions. */
export const ownWordsOf = (profile: AnsweredProfile): string[] =>
  LIST_QUESTIONS.flatMap((question) => profile[question].filter((pick) => !(CHOICES[question] as readonly string[]).includes(pick)));
