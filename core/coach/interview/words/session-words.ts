import type { InterviewFeature } from '../rubric-words.ts';

/** What a session showed, before the words that show it. */
export const SEEN_IN_SESSION: Readonly<Record<InterviewFeature, string>> = {
  slot: 'The question itself was answered',
  'own-acts': 'Your own part could be seen',
  particulars: 'You named things a listener can picture',
  'time-order': 'Time and order were clear',
  outcome: 'The end could be checked',
  turn: 'You told what went otherwise',
  speech: 'Words that were said were heard',
  reason: 'You gave your reason',
  'quality-nouns': 'Qualities were named',
  'success-adverbs': 'Success was claimed',
  'self-praise': 'You described yourself',
  generality: 'You spoke of what you usually do',
  hypothetical: 'You spoke of what you would do',
};

/** What to practise, where a feature stayed open. */
export const NEXT_WORDS: Readonly<Record<InterviewFeature, string>> = {
  slot: 'Begin with the part that the question asks for, and tell the rest around it.',
  'own-acts': 'Name three things that you did yourself, in the order in which you did them.',
  particulars: 'Put in two names or things that belong to this case and to no other.',
  'time-order': 'Say when it was, and mark what came first and what came after.',
  outcome: 'Close on what was different afterwards, and how one could tell.',
  turn: 'Tell the moment it went otherwise than planned.',
  speech: 'Keep one sentence that somebody said, as it was said.',
  reason: 'Say why you did this and not the next best thing.',
  'quality-nouns': 'Put a thing that happened in the place of each quality.',
  'success-adverbs': 'Let a result stand where an adverb stands.',
  'self-praise': 'Let a case show what you would say of yourself.',
  generality: 'Choose one time and stay with it.',
  hypothetical: 'Tell what you did before you tell what you would do.',
};
