import type { FollowUp } from './follow-ups.ts';

/** Before the scorer's words for the part that is missing of what was asked. */
export const SLOT_POINTS = [
  'I hear {quote}. One part of the question is still open.',
  'You said {quote}. I am waiting for one thing more.',
  'I have {quote}. The question asks for one thing more.',
  'From {quote} I would like to go one step further.',
  'I follow you at {quote}, and there is one thing I could not find yet.',
  'Stay with {quote} for a moment.',
];

/** Where no part of it can be named. */
export const STORY_SLOT: readonly FollowUp[] = [
  ['I heard {quote}. I could not connect it with the question yet.', 'Which part of it answers what I asked?'],
  ['You said {quote}, and I may have missed the link to the question.', 'Where does it come in?'],
  ['I am not sure that {quote} is about what I asked.', 'What happened the time that fits the question best?'],
  ['I hear {quote} and look for the occasion.', 'Which day or week was it?'],
  ['I have {quote}. I cannot yet say how it answers the question.', 'How would you put the link in one sentence?'],
  ['Perhaps I lost the thread at {quote}.', 'How does it bear on the question?'],
];
