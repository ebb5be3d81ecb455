import type { GoalIdea } from '#core/goals/goal.ts';
import type { EndedSession, SaidMessage, SessionInput } from '../../plan/turn-plan.ts';
import { countEvidence } from '../count-evidence.ts';
import { seenSentence } from '../look-back.ts';
import { MANAGERIAL_WORDS } from '../../score/turns/rubric-words.ts';
import { summaryOf } from '../summary.ts';
import { readFocus } from './focuses.ts';

const MAX_LINES = 5;
const LINE_CHARS = 500;

/** The summary and record of a manager's practice. */
export function endManagerial({ id, context, said, minutes }: SessionInput): EndedSession {
  const focus = readFocus(context);
  const talk = countEvidence(said, MANAGERIAL_WORDS);
  const goals = goalsIn(said);
  const topics = context.focusTopics?.length ? context.focusTopics : [context.managementFocus ?? focus];
  const headline =
    talk.answered === 0
      ? `The practice of ${focus.toLowerCase()} was opened, and nothing was worded in it yet.`
      : (seenSentence(`Practising ${focus.toLowerCase()}`, talk) ??
        `A first try at ${focus.toLowerCase()}. The words are there to be worked on another day.`);
  return {
    summary: { ...summaryOf(talk), minutes, headline, goals },
    record: {
      ...({ recordType: 'managerial_coaching', category: 'coaching', mode: 'automatic' } as const),
      payload: {
        session_id: id,
        coaching_type: 'practice',
        focus_area: context.focusAreaTitle ?? focus,
        duration_minutes: minutes,
        topics_covered: topics.map((topic) => topic.slice(0, LINE_CHARS)),
        insights_gained: talk.seen.slice(0, MAX_LINES).map(({ word, quote }) => `${word.name}: “${quote}”`),
        action_items: goals.map(({ text, by }) => (by && !text.includes(by) ? `${text} (${by})` : text)),
      },
    },
    weakSpots: talk.next.slice(0, MAX_LINES).map(({ word }) => word.id),
  };
}

/** What was offered to be kept, each once, as it stood last. */
const goalsIn = (said: readonly SaidMessage[]): GoalIdea[] =>
  [...new Map(said.flatMap(({ goals = [] }) => goals.map((goal) => [goal.text, goal] as const))).values()].slice(0, MAX_LINES);
