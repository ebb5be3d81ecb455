import type { FollowUp } from './follow-ups.ts';

/** Before the scorer's words for the part that is missing of what was asked. */
export const SLOT_POINTS = [
  'I hear {quote}, and one part of what was asked is still open.',
  'With {quote} you have a part of it.',
  'You said {quote}. The question wants one thing more.',
  'Around {quote} I looked for something that this question needs.',
  'What you say at {quote} belongs to it, and it is not yet whole.',
  'From {quote} on I was waiting for one thing.',
  'It could turn at {quote} towards what was asked.',
];

/** Where no part of it can be named. */
export const STORY_SLOT: readonly FollowUp[] = [
  [
    'I could not find the part that this question asks about; {quote} is as near as it comes.',
    'Which time would you tell if the question were all that counted?',
  ],
  ['You said {quote}, and I do not yet see how it answers the question.', 'What in it is the case that I asked for?'],
  ['The answer leads away from the question at {quote}.', 'What happened on the occasion that fits it best?'],
  ['I hear {quote} and look for the occasion.', 'Which one day or week was it?'],
  ['It may be a good story, and {quote} does not lead me to the question.', 'How does it answer what I asked?'],
  ['The link between {quote} and the question is not told.', 'Where do the two meet?'],
];
