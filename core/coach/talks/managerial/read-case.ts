import type { SaidMessage } from '../../plan/turn-plan.ts';
import { isAct, isNotedDeed } from '../goals.ts';

/** What the last question of the coach was after; it stands in the question's id. */
export const STAGES = ['situation', 'words', 'again', 'action', 'date'] as const;
export type Stage = (typeof STAGES)[number];

export const stageId = (stage: Stage): string => `managerial-${stage}`;
export const stageOf = ({ asked }: SaidMessage): Stage | null => STAGES.find((stage) => asked?.id === stageId(stage)) ?? null;

/** Where a practice stands, read from what was asked. */
export interface PracticeCase {
  readonly stage: Stage;
  /** The last thing that was asked. */
  readonly asked: SaidMessage['asked'];
  /** Cases that were begun, this one included. */
  readonly cases: number;
  /** The try before this one, when a second was asked for. */
  readonly firstTry: SaidMessage | null;
}

export function readCase(said: readonly SaidMessage[]): PracticeCase {
  const replies = said.filter(({ role }) => role === 'assistant');
  const last = replies.findLast((reply) => stageOf(reply) !== null);
  const stage = (last && stageOf(last)) ?? 'situation';
  const cases = replies.filter((reply, i) => stageOf(reply) === 'situation' && replies[i - 1]?.asked?.text !== reply.asked?.text).length;
  return { stage, asked: last?.asked ?? null, cases, firstTry: stage === 'again' ? firstTryIn(said) : null };
}

/** What the learner had said when a second version was asked for. */
function firstTryIn(said: readonly SaidMessage[]): SaidMessage | null {
  let first: SaidMessage | null = null;
  for (const [i, message] of said.slice(0, -1).entries()) {
    const answered = said[i + 1];
    if (message.role !== 'user' || !answered) continue;
    if (stageOf(answered) === 'again' && message.evaluation?.refused === null) first = message;
  }
  return first;
}

/** Speaks to the other person, and does not say what will be done. */
const isToThem = (text: string): boolean =>
  !isAct(text.slice(0, 40)) && /\byou(?:r|['’]re|['’]ve)?\b/i.test(text.slice(0, 4000).replaceAll(/[“"][^”"]*[”"]/g, ''));

/** Whether a message says what its writer will do: in answer to that question, or before it was asked. */
export const isActionAt = (stage: Stage, text: string): boolean =>
  (stage === 'action' && !isToThem(text)) || (stage === 'again' && (isAct(text) || isNotedDeed(text)) && !isWording(text));

const TO_SOMEBODY =
  /\b(?:you|your|yours|let us|let's)\b|[“"‘]|\b(?:i|we)(?: would|'d|’d| will|'ll|’ll| am going to|'m going to| want to) (?:say|tell|ask|start|begin|open|explain)\b/i;

/** Whether a message holds words for the other person, said or planned, and not only what happened. */
export const isWording = (text: string): boolean => TO_SOMEBODY.test(text.slice(0, 4000));
