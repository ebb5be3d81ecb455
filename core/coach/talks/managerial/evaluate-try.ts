import type { Evaluation } from '#core/coach/evaluation.ts';
import { scoreManagerialTurn } from '../../score/turns/score-turn.ts';
import { refusal } from '../../score/unread.ts';
import type { SaidMessage, TurnInput } from '../../plan/turn-plan.ts';
import { readFocus } from './focuses.ts';
import { saysSomething } from '../says-something.ts';
import { isActionAt, isWording, type PracticeCase, type Stage } from './read-case.ts';
import { isHarassment } from './read-limits.ts';

const MIN_CASE_WORDS = 4;

/**
 * What stands in the learner's latest message, beside their first try when there is one.
 * @returns null for the account of a case and for a day, which hold no words for anybody
 */
export function evaluateTry({ said, attempts, context }: TurnInput, { asked, firstTry, stage }: PracticeCase): Evaluation | null {
  const latest = said.at(-1) as SaidMessage;
  const question = asked?.text ?? null;
  if (isHarassment(latest.content)) return refusal('managerial', question, 'safety');
  // What will be done, and when, is told to the coach: no words for anybody.
  if (stage === 'date' || isActionAt(stage, latest.content)) return null;
  const first = attempts[0] ?? firstTry;
  const previous = said.slice(0, -1).flatMap(({ role, content }) => (role === 'assistant' ? [withoutQuotations(content)] : []));
  const evaluation = scoreManagerialTurn({
    content: latest.content,
    focus: readFocus(context),
    previous,
    ...(first && { first: { messageId: first.id, content: first.content } }),
  });
  return evaluation.refused && isAside(latest.content, stage) ? null : { ...evaluation, question };
}

/** What a learner keeps of their first version is no echo of the coach who quoted it. */
const withoutQuotations = (reply: string): string => reply.replaceAll(/“[^”]*”/g, '');

/** Said to the coach and not to be said to somebody else: what happened. */
function isAside(content: string, stage: Stage): boolean {
  if (!saysSomething(content)) return false;
  return stage === 'situation' && content.split(/\s+/).length >= MIN_CASE_WORDS && !isWording(content);
}
