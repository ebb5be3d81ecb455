import { quotable } from '../../plan/quote.ts';
import type { EndedSession, SaidMessage, SessionInput } from '../../plan/turn-plan.ts';
import { readCommand } from '../commands.ts';
import { GROW_WORDS } from '../rubric-words.ts';
import { readState } from './career-state.ts';

/** The summary of a career talk. It leaves no record, only goals. */
export function endCareer({ said, minutes, context }: SessionInput): EndedSession {
  const { grow, goals, answers } = readState(said, context);
  const messages: readonly SaidMessage[] = said.filter(({ role, content }) => role === 'user' && !readCommand(content));
  const slotOf = (id: string): (typeof grow)['goal'] => grow[id as keyof typeof grow];
  const seen = GROW_WORDS.flatMap(({ id, name, skill }) => {
    const [first] = slotOf(id).evidence;
    const quote = first && quotable(first.quote);
    const messageId = messages[first?.message ?? -1]?.id;
    return quote && messageId ? [{ id, skill, text: name, quote, messageId }] : [];
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
      ...{ next: open.map(({ skill, tip }) => ({ skill, text: tip })), goals: [...goals], works: [] },
    },
    record: null,
    weakSpots: open.map(({ id }) => id),
  };
}

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
