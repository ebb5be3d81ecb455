import type { QuestionType } from '../../scoring/interview/question-types.ts';
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

/** Nothing is missing; this is what somebody across the table would want to know next. */
const STORY_PROBES: readonly FollowUp[] = [
  ['I know what you did and how it ended; {quote} carries it.', 'How did you know that it had worked?'],
  ['I could follow all of it, up to {quote}.', 'What did it cost you, in time, money or goodwill?'],
  ['Your answer stands; I would keep {quote} as it is.', 'What would have happened if you had done nothing?'],
  ['You answered the question; I would underline {quote}.', 'What would you do another way today?'],
  ['I have the whole of it now, {quote} included.', 'What nearly went wrong?'],
  ['An interviewer would stay a moment at {quote}.', 'Which other way did you think of, and why did you leave it?'],
];
const PLAN_PROBES: readonly FollowUp[] = [
  ['I can see the steps, for example {quote}.', 'What would you do if that did not work?'],
  ['Your plan has its reasons; I would underline {quote}.', 'How would you know that it had worked?'],
  ['I can follow that as far as {quote}.', 'What would make you change course?'],
  ['That answers the question, with {quote} at its centre.', 'What would you leave out if you had half the time?'],
  ['An interviewer would stay a moment at {quote}.', 'When did you last do something like it?'],
];
const MOTIVE_PROBES: readonly FollowUp[] = [
  ['I have a picture of you now; {quote} helps.', 'What would you want to have done here after a year?'],
  ['That answers the question, with {quote} at its centre.', 'Which part of that work do you like least?'],
  ['I would remember {quote}.', 'What was the hardest part of that?'],
  ['I can follow that as far as {quote}.', 'What would you need to learn first in this job?'],
];

export const PROBES: Readonly<Record<QuestionType, readonly FollowUp[]>> = {
  behavioural: STORY_PROBES,
  situational: PLAN_PROBES,
  technical: PLAN_PROBES,
  case: PLAN_PROBES,
  screening: MOTIVE_PROBES,
  intro: MOTIVE_PROBES,
};
