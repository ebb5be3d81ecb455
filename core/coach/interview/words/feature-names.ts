import type { InterviewFeature } from '../rubric-words.ts';

/** As they stand inside a sentence; what takes away is named by what is there without it. */
export const IN_A_SENTENCE: Readonly<Record<InterviewFeature, string>> = {
  slot: 'the part that the question asks for',
  'own-acts': 'what you did yourself',
  particulars: 'names and details',
  'time-order': 'when it happened',
  outcome: 'how it ended',
  turn: 'what did not go to plan',
  speech: 'what people said',
  reason: 'why you did it',
  'quality-nouns': 'what happened, in place of general words',
  'success-adverbs': 'a result in place of an adverb',
  'self-praise': 'a case in place of praise',
  generality: 'one occasion in place of a habit',
  hypothetical: 'what you did in place of what you would do',
  'vague-end': 'what changed in place of “it went better”',
};
