import type { Conversation } from '../conversation/conversation.ts';

/** Notes on two things that happened, and the one that is told. */
export interface TwoCases {
  readonly first: string;
  readonly second: string;
  readonly chosen: 'first' | 'second' | null;
}

export const NO_CASES: TwoCases = { first: '', second: '', chosen: null };

/** Of an interview the first question is an introduction: it needs no case. */
const FIRST_OF_CASES = 2;

/**
 * Whether the first case of an interview is the one to tell: people given a minute to recall two tell the better one.
 * Nothing is said of it where questions ask what one would do or knows.
 */
export function isFirstCase({ type, context, messages }: Conversation): boolean {
  if (type !== 'interview' || (context.interviewType ?? 'behavioural') !== 'behavioural') return false;
  const questions = messages.flatMap(({ asked }) => (asked && !asked.isFollowUp ? asked : []));
  return questions.filter(({ number }) => number === null || number >= FIRST_OF_CASES).length === 1;
}

/** Whether nothing was said to it yet. */
export const isCaseAhead = (conversation: Conversation): boolean =>
  conversation.messages.at(-1)?.asked?.isFollowUp === false && isFirstCase(conversation);
