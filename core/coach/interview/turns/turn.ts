import type { AskedQuestion } from '../../conversation/message.ts';
import type { TurnInput } from '../../plan/turn-plan.ts';
import { dealQuestion } from '../dealing/deal-question.ts';
import type { Question } from '../question.ts';
import { readThread, type InterviewCommands, type Thread } from '../thread/thread.ts';
import { chooserOf, type Choose } from '../words/phrase.ts';

/** A learner's message with where the interview stands, and how the reply chooses among its ways to say things. */
export interface Turn {
  readonly input: TurnInput;
  readonly thread: Thread;
  readonly choose: Choose;
  readonly commands: InterviewCommands;
}

export function beginTurn(input: TurnInput, commands: InterviewCommands): Turn {
  const thread = readThread(input, commands);
  return { input, thread, commands, choose: chooserOf(input.seed, thread.replies) };
}

export const asksAnew = (question: Question, place: number): AskedQuestion => ({
  id: question.id,
  text: question.text,
  isFollowUp: false,
  number: place,
});

export const dealAt = ({ input, thread }: Turn, place: number): AskedQuestion => asksAnew(dealQuestion(place, input, thread.dealt), place);

/** What has not been said in this conversation; when all of it has, what can be said beside. */
export function unsaid({ thread: { replies } }: Turn, ways: readonly string[], beside: readonly string[]): readonly string[] {
  const fresh = ways.filter((way) => !replies.some((reply) => reply.includes(way)));
  return fresh.length > 0 ? fresh : beside;
}

/** The question itself, where a follow-up was asked last. */
export const sameQuestion = ({ question, place }: Thread): AskedQuestion => ({
  id: question.id,
  text: question.text,
  isFollowUp: false,
  number: place,
});
