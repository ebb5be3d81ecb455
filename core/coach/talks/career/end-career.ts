import { quotable } from '../../plan/quote.ts';
import type { EndedSession, SaidMessage, SessionInput } from '../../plan/turn-plan.ts';
import { readCommand } from '../commands.ts';
import { GROW_WORDS } from '../rubric-words.ts';
import { readState } from './career-state.ts';

/** The summary of a career talk. It leaves no record, only goals. */
export function endCareer({ said, minutes }: SessionInput): EndedSession {
  const { grow, goals, answers } = readState(said);
  const messages: readonly SaidMessage[] = said.filter(({ role, content }) => role === 'user' && !readCommand(content));
  const slotOf = (id: string): (typeof grow)['goal'] => grow[id as keyof typeof grow];
  const seen = GROW_WORDS.flatMap(({ id, name, skill }) => {
    const [first] = slotOf(id).evidence;
    const quote = first && quotable(first.quote);
    const messageId = messages[first?.message ?? -1]?.id;
    return quote && messageId ? [{ skill, text: name, quote, messageId }] : [];
  });
  const open = GROW_WORDS.filter(({ id }) => slotOf(id).state === 'empty');
  const headline =
    answers.length === 0
      ? 'The talk was opened, and nothing was written in it yet.'
      : seen.length === 0
        ? 'A first talk; none of the four parts of a plan stands in it yet.'
        : `Of the four parts of a plan, your words hold: ${seen.map(({ text }) => text.toLowerCase()).join(', ')}.`;
  return {
    summary: {
      ...{ minutes, answered: answers.length, headline, seen },
      ...{ next: open.map(({ skill, tip }) => ({ skill, text: tip })), goals: [...goals], works: [] },
    },
    record: null,
    weakSpots: open.map(({ id }) => id),
  };
}
