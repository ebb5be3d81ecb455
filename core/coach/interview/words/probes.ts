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
