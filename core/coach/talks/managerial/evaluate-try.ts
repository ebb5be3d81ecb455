import type { Evaluation } from '#core/coach/evaluation.ts';
import { scoreManagerialTurn } from '../../score/turns/score-turn.ts';
import { refusal } from '../../score/unread.ts';
import type { SaidMessage, TurnInput } from '../../plan/turn-plan.ts';
import { saysSomething } from '../says-something.ts';
import { readFocus } from './focuses.ts';
import { onlyWordsToSay } from '../../reading/words-to-say.ts';
import { holdsWords, isActionAt, type PracticeCase } from './read-case.ts';
import { isHarassment } from './read-limits.ts';

/**
 * What stands in the learner's latest message, beside their first try when there is one.
 * @returns null for the account of a case and for a day, which hold no words for anybody
 */
export function evaluateTry(
  { said, attempts, context, meantAs, intent }: TurnInput,
  { asked, firstTry, stage }: PracticeCase,
): Evaluation | null {
  const latest = said.at(-1) as SaidMessage;
  const question = asked?.text ?? null;
  if (isHarassment(latest.content)) return refusal('managerial', question, 'safety');
  // Whoever says that it is an attempt is taken at their word.
  const isMeant = meantAs === 'draft' || intent === 'say';
  // What happened, what will be done, and when, is told to the coach: no words for anybody.
  if (
    stage === 'date' ||
    isActionAt(stage, latest.content) ||
    (!isMeant && !holdsWords(stage, latest.content) && saysSomething(latest.content))
  )
    return null;
  const first = attempts[0] ?? firstTry;
  const previous = said.slice(0, -1).flatMap(({ role, content }) => (role === 'assistant' ? [withoutQuotations(content)] : []));
  const evaluation = scoreManagerialTurn({
    content: onlyWordsToSay(latest.content),
    focus: readFocus(context),
    previous,
    ...(first && { first: { messageId: first.id, content: onlyWordsToSay(first.content) } }),
  });
  return { ...evaluation, question };
}

/** What a learner keeps of their first version is no echo of the coach who quoted it. */
const withoutQuotations = (reply: string): string => reply.replaceAll(/“[^”]*”/g, '');
