import type { InterviewFeature } from '../rubric-words.ts';

/** As they stand inside a sentence; what takes away is named by what is there without it. */
export const IN_A_SENTENCE: Readonly<Record<InterviewFeature, string>> = {
  slot: 'what was asked for',
  'own-acts': 'your own part',
  particulars: 'the particulars',
  'time-order': 'time and order',
  outcome: 'how it ended',
  turn: 'what went otherwise',
  speech: 'the words that were said',
  reason: 'your reason',
  'quality-nouns': 'things in place of qualities',
  'success-adverbs': 'results in place of adverbs',
  'self-praise': 'a case in place of praise',
  generality: 'one case in place of a rule',
  hypothetical: 'what you did in place of what you would do',
};
