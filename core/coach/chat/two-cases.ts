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
 * Whether a case is about to be told for the first time: people given a minute to recall two tell the better one. Nothing
 * is said of it where questions ask what one would do or knows.
 */
export function isCaseAhead({ type, context, messages }: Conversation): boolean {
  if (type !== 'interview' || (context.interviewType ?? 'behavioural') !== 'behavioural') return false;
  const asked = messages.flatMap((message) => message.asked ?? []);
  const isOfCases = ({ number }: { number: number | null }) => number === null || number >= FIRST_OF_CASES;
  const last = messages.at(-1);
  return last?.asked != null && isOfCases(last.asked) && asked.filter(isOfCases).length === 1;
}
