import type { InterviewFeature } from '../rubric-words.ts';

/** What an answer showed, before the words that show it. */
export const SEEN_IN_SESSION: Readonly<Record<Shown, string>> = {
  slot: 'You answered what was asked',
  'own-acts': 'You said what you did yourself',
  particulars: 'You gave names and details',
  'time-order': 'You said when it was',
  outcome: 'You said how it ended',
  turn: 'You told what did not go to plan',
  speech: 'You let us hear what people said',
  reason: 'You gave your reason',
};
export type Shown = Extract<
  InterviewFeature,
  'slot' | 'own-acts' | 'particulars' | 'time-order' | 'outcome' | 'turn' | 'speech' | 'reason'
>;

/** What to practise, where a feature stayed open; a question to try it on follows. */
export const NEXT_WORDS: Readonly<Record<InterviewFeature, string>> = {
  slot: 'Begin with a sentence that answers the question, then tell the story around it.',
  'own-acts': 'Name three things that you did yourself, in the order in which you did them.',
  particulars: 'Put in one name, one number and one thing that belong to this case alone.',
  'time-order': 'Start with the month or the day, and say what came first and what came next.',
  outcome: 'Add a last sentence on what was different afterwards: from what to what.',
  turn: 'Tell the moment when it did not go to plan.',
  speech: 'Keep one sentence that somebody said, word for word.',
  reason: 'Say “because” once: why this step and not the next best one.',
  'quality-nouns': 'Wherever you name a quality, tell something that happened in its place.',
  'success-adverbs': 'Leave out “successfully” and say what the result was.',
  'self-praise': 'Leave out what you are like, and tell one day that shows it.',
  generality: 'Choose one day and stay with it; leave out what is so on any day.',
  hypothetical: 'Tell what you did the last time, before what you would do.',
  'vague-end': 'Say what was better: how much, for whom, or from what to what.',
};
/** The same, where the question was what one would do. */
export const NEXT_PLAN_WORDS: Readonly<Partial<Record<InterviewFeature, string>>> = {
  slot: 'Say your first step in the first sentence, and what you would do if it failed.',
  'own-acts': 'Name three steps in the order in which you would take them.',
  particulars: 'Name the record, the tool or the person that you would turn to first.',
};
