import type { QuestionType } from '../../score/interview/question-types.ts';
import type { FollowUp } from './follow-ups.ts';

/** A result that one cannot check. */
export const VAGUE_FOLLOW_UPS: readonly FollowUp[] = [
  ['You said {quote}.', 'From what to what?'],
  ['You end on {quote}.', 'What could you do afterwards that you could not do before?'],
  ['I would like to see {quote} for myself.', 'What had it been before, and what was it after?'],
  ['At {quote} an interviewer would look up.', 'Who noticed, and what did they notice?'],
  ['The words {quote} could mean many things.', 'What was different on the following Monday?'],
  ['You tell me {quote}.', 'How could somebody who was not there tell?'],
];

const OF_A_STORY: readonly FollowUp[] = [
  ['You said {quote}.', 'What happened there, step by step?'],
  ['Let us stay with {quote} for a moment.', 'What led up to that?'],
  ['I would like to hear more about {quote}.', 'What was hardest about it?'],
  ['You mentioned {quote}.', 'Who else was there, and what did they say?'],
  ['An interviewer might well pick up on {quote}.', 'What went through your mind at that moment?'],
  ['Take me back to {quote}.', 'What did you see first, and what did you do next?'],
];
const OF_A_PLAN: readonly FollowUp[] = [
  ['You said {quote}.', 'How would you go about that, step by step?'],
  ['Let us stay with {quote} for a moment.', 'What would you be hoping for with that?'],
  ['I would like to hear more about {quote}.', 'What would be hardest about it?'],
  ['An interviewer might well pick up on {quote}.', 'What would you do if that did not work?'],
  ['You mentioned {quote}.', 'How would you know that it had worked?'],
];
const OF_ONESELF: readonly FollowUp[] = [
  ['You said {quote}.', 'How did that come about?'],
  ['Let us stay with {quote} for a moment.', 'What is the story behind it?'],
  ['I would like to hear more about {quote}.', 'What have you taken from it that you still use?'],
  ['An interviewer might well pick up on {quote}.', 'Why does it matter to you?'],
  ['You mentioned {quote}.', 'What of it would you bring to this job?'],
];

/** Asks on where nothing is lacking: the stretch may stand as it is. */
export const GOING_ON: Readonly<Record<QuestionType, readonly FollowUp[]>> = {
  behavioural: OF_A_STORY,
  situational: OF_A_PLAN,
  technical: OF_A_PLAN,
  case: OF_A_PLAN,
  screening: OF_ONESELF,
  intro: OF_ONESELF,
};

/** Where there is hardly an answer: before what the question asks for, in plain words. */
export const HARDLY_AN_ANSWER = [
  'You said {quote}. That is a beginning; I would like to hear the rest.',
  'I hear {quote}, and could not find the part that I asked about yet.',
  'I have {quote} so far. Let me ask it in plainer words.',
  'You begin with {quote}. Here is what I am after.',
  'Stay with {quote}, and tell me more of it.',
];
