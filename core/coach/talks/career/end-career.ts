import type { ConversationContext } from '../../conversation/context.ts';
import { quotable } from '../../plan/quote.ts';
import type { GoalIdea } from '#core/goals/goal.ts';
import type { EndedSession, SaidMessage, SessionInput } from '../../plan/turn-plan.ts';
import { readCommand } from '../commands.ts';
import { GROW_WORDS } from '../../score/turns/rubric-words.ts';
import { readKept, readState } from './career-state.ts';

/** The summary of a career talk. It leaves no record, only goals. */
export function endCareer({ said, minutes, context }: SessionInput): EndedSession {
  const { grow, goals, answers } = readState(said, context);
  const messages: readonly SaidMessage[] = said.filter(({ role, content }) => role === 'user' && !readCommand(content));
  const slotOf = (id: string): (typeof grow)['goal'] => grow[id as keyof typeof grow];
  const seen = GROW_WORDS.flatMap(({ id, name, skill }) => {
    const [first] = slotOf(id).evidence;
    const quote = first && quotable(first.quote);
    const messageId = messages[first?.message ?? -1]?.id;
    const isSaidTwice = id === 'goal' && slotOf('will').evidence[0]?.quote === first?.quote;
    return quote && messageId && !isSaidTwice ? [{ id, skill, text: name, quote, messageId }] : [];
  });
  const open = GROW_WORDS.filter(({ id }) => slotOf(id).state === 'empty');
  const headline = answers.length === 0 ? 'The talk was opened, and nothing was written in it yet.' : headlineOf(seen.map(({ id }) => id));
  return {
    summary: {
      ...{
        minutes,
        answered: answers.length,
        headline,
        seen: seen.map(({ skill, text, quote, messageId }) => ({ skill, text, quote, messageId })),
      },
      ...{ next: open.map(({ skill, tip }) => ({ skill, text: tip })), goals: notYetOffered(goals, said, context), works: [] },
    },
    record: null,
    weakSpots: open.map(({ id }) => id),
  };
}

/** What the talk itself offered is not offered again: whatever had a date, one at a time, and all when it was asked for. */
function notYetOffered(goals: readonly GoalIdea[], said: readonly SaidMessage[], context: ConversationContext): GoalIdea[] {
  const mine = said.map(({ role, content }) => (role === 'user' ? content : ''));
  const asked = mine.findLastIndex((content) => readCommand(content) === 'propose_goal');
  const offered = asked < 0 ? [] : readKept(said.slice(0, asked + 1), context).map(({ text }) => text);
  const [first] = goals;
  const isBesideFirst = (goal: GoalIdea): boolean =>
    goal !== first && first?.by != null && mine.some((content) => [first, goal].every(({ text }) => holds(content, text)));
  return goals.filter((goal) => !offered.includes(goal.text) && (goal.by === null || isBesideFirst(goal)));
}

const holds = (content: string, text: string): boolean => content.toLowerCase().includes(text.toLowerCase());

const STANDS: Readonly<Record<string, string>> = {
  goal: 'what you want',
  reality: 'how it stands today',
  options: 'which ways you see',
  will: 'what you will do',
};

function headlineOf(ids: readonly string[]): string {
  const said = ids.map((id) => STANDS[id] as string);
  if (said.length === 0) return 'A first talk. What you want and what you will do can come another day.';
  const [last, ...before] = said.toReversed();
  const list = before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
  return `You said ${list}.`;
}
