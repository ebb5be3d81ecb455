import type { Evaluation } from '#core/coach/scoring/evaluation.ts';
import { refusal } from '../../scoring/talks/finding.ts';
import { scoreManagerialTurn } from '../../scoring/talks/managerial/score-managerial-turn.ts';
import type { SaidMessage, TurnInput } from '../../plan/turn-plan.ts';
import { readFocus } from './focuses.ts';
import type { PracticeCase } from './read-case.ts';
import { isHarassment } from './read-limits.ts';

/** What stands in the learner's latest message, beside their first try when there is one. */
export function evaluateTry({ said, attempts, context }: TurnInput, { asked, firstTry }: PracticeCase): Evaluation {
  const latest = said.at(-1) as SaidMessage;
  const question = asked?.text ?? null;
  if (isHarassment(latest.content)) return refusal('managerial', question, 'safety');
  const first = attempts[0] ?? firstTry;
  const of = (role: SaidMessage['role']): string[] =>
    said.slice(0, -1).flatMap((message) => (message.role === role ? [message.content] : []));
  const evaluation = scoreManagerialTurn({
    content: latest.content,
    focus: context.managementFocus ?? readFocus(context),
    topics: [...(context.focusAreaTitle ? [context.focusAreaTitle] : []), ...(context.focusTopics ?? [])],
    previous: of('assistant'),
    history: of('user'),
    ...(first && { first: { messageId: first.id, content: first.content } }),
  });
  return { ...evaluation, question };
}
