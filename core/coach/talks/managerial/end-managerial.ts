import type { GoalIdea } from '#core/goals/goal.ts';
import type { CommandOf } from '../../commands/command-words.ts';
import type { Commands } from '../../commands/commands.ts';
import type { EndedSession, SaidMessage, SessionInput } from '../../plan/turn-plan.ts';
import { countEvidence } from '../count-evidence.ts';
import { seenSentence } from '../look-back.ts';
import { toAction } from '../goals.ts';
import { readDay } from '../read-day.ts';
import { MANAGERIAL_WORDS } from '../../score/turns/rubric-words.ts';
import { summaryOf } from '../summary.ts';
import { readFocus } from './focuses.ts';
import { isActionAt, stageId, stageOf } from './read-case.ts';

const MAX_LINES = 5;
const LINE_CHARS = 500;

/** The summary and record of a manager's practice. */
export function endManagerial({ id, context, said, minutes }: SessionInput, commands: Commands<CommandOf<'managerial'>>): EndedSession {
  const focus = readFocus(context);
  const talk = countEvidence(said, MANAGERIAL_WORDS);
  const goals = actionsIn(said, commands);
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

/** What the learner said they would do, each with its day. */
function actionsIn(said: readonly SaidMessage[], commands: Commands<CommandOf<'managerial'>>): GoalIdea[] {
  return said
    .flatMap((message, i) => {
      const stage = said[i - 1] && stageOf(said[i - 1] as SaidMessage);
      const isAction = message.role === 'user' && stage && isActionAt(stage, message.content) && commands.read(message.content) === null;
      const action = isAction ? toAction(message.content) : null;
      return action ? [{ ...action, by: action.by ?? dayAfter(said, i) }] : [];
    })
    .slice(0, MAX_LINES);
}

/** The day that was given when it was asked for by itself. */
const dayAfter = (said: readonly SaidMessage[], i: number): string | null =>
  said[i + 1]?.asked?.id === stageId('date') ? readDay(said[i + 2]?.content ?? '') : null;
