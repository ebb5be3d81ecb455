import type { AskedQuestion } from '../../conversation/message.ts';
import type { TurnInput } from '../../plan/turn-plan.ts';
import { dealQuestion } from '../dealing/deal-question.ts';
import type { Question } from '../question.ts';
import { toldIn, type Told } from '../../talks/wording/pick-unsaid.ts';
import { readThread, type InterviewSpeech, type Thread } from '../thread/thread.ts';

/** A learner's message with where the interview stands, and what a reply to it is made of. */
export interface Turn extends InterviewSpeech {
  readonly input: TurnInput;
  readonly thread: Thread;
  readonly told: Told;
}

export function beginTurn(input: TurnInput, speech: InterviewSpeech): Turn {
  return { ...speech, input, thread: readThread(input, speech), told: toldIn(input.said, input.seed) };
}

export const asksAnew = (question: Question, place: number): AskedQuestion => ({
  id: question.id,
  text: question.text,
  isFollowUp: false,
  number: place,
});

export const dealAt = ({ input, questions, thread }: Turn, place: number): AskedQuestion =>
  asksAnew(dealQuestion(questions, place, input, thread.dealt), place);

/** The question itself, where a follow-up was asked last. */
export const sameQuestion = ({ question, place }: Thread): AskedQuestion => ({
  id: question.id,
  text: question.text,
  isFollowUp: false,
  number: place,
});
