import type { SessionSummary } from '../plan/turn-plan.ts';
import type { TalkEvidence } from './count-evidence.ts';

const MAX_SEEN = 4;
const MAX_NEXT = 3;

/** What a summary shows of a rubric: what was seen, and what to practise next. Works are searched for by whoever stores it. */
export function summaryOf({ seen, next, answered }: TalkEvidence): Pick<SessionSummary, 'seen' | 'next' | 'answered' | 'works'> {
  return {
    answered,
    seen: seen.slice(0, MAX_SEEN).map(({ word, quote, messageId }) => ({ skill: word.skill, text: word.name, quote, messageId })),
    next: next.slice(0, MAX_NEXT).map(({ word }) => ({ skill: word.skill, text: word.tip })),
    works: [],
  };
}
