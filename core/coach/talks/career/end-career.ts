import type { CommandOf } from '../../commands/command-words.ts';
import type { Commands } from '../../commands/commands.ts';
import { SLOT_WORDS, type FactSlot } from '../../facts/slots.ts';
import { quotable } from '../../plan/quote.ts';
import type { EndedSession, SessionInput } from '../../plan/turn-plan.ts';
import { WANTED } from './career-words.ts';
import { goalsOf, holdsDraft } from './message-step.ts';
import { readSheet, SKILL_OF } from './sheet.ts';

const MOST_SEEN = 6;
const MOST_NEXT = 2;

/** What to add to the sheet another time. */
const TIPS: Readonly<Record<(typeof WANTED)[number], string>> = {
  aim: 'Put what you want into one sentence.',
  deadline: 'Give it a date, even a rough one.',
  constraint: 'Note what it has to fit with: hours, place, money, people.',
  tried: 'Write down what you have tried, and what came of it.',
  person: 'Name one person who could help or who decides.',
  next_step: 'Choose one thing that you will do, and the day for it.',
};

/** The summary of a career talk: what stands on the sheet, and the step with its day. It leaves no record, only goals. */
export function endCareer({ said, minutes, context, facts = [] }: SessionInput, commands: Commands<CommandOf<'career'>>): EndedSession {
  const own = said.filter(({ role }) => role === 'user');
  const answered = own.filter(({ content }) => commands.read(content) === null).length;
  const here = facts.filter(({ isEarlier }) => !isEarlier);
  const sheet = readSheet(facts, [], context.userProfile);
  const seen = here.flatMap(({ slot, text }) => {
    const quote = quotable(text);
    const messageId = own.find(({ content }) => content.includes(text))?.id;
    return quote && messageId ? [{ skill: SKILL_OF[slot], text: SLOT_WORDS[slot], quote, messageId }] : [];
  });
  const offered = new Set(said.flatMap(({ goals = [] }) => goals.map(({ text }) => text)));
  // Whoever has a message with its day needs no other step, and knows whom.
  const isStepped = said.some(({ role, content }) => role === 'assistant' && holdsDraft(content));
  const open = WANTED.filter((slot) => sheet.of(slot) === null && !(isStepped && (slot === 'next_step' || slot === 'person')));
  return {
    summary: {
      ...{
        minutes,
        answered,
        headline: headlineOf(
          answered,
          here.map(({ slot }) => slot),
        ),
        seen: seen.slice(0, MOST_SEEN),
        works: [],
      },
      next: open.slice(0, MOST_NEXT).map((slot) => ({ skill: SKILL_OF[slot], text: TIPS[slot] })),
      // The step of a message was offered as it is.
      goals: goalsOf(sheet, null, isStepped).filter(({ text }) => !offered.has(text)),
    },
    record: null,
    weakSpots: open,
  };
}

function headlineOf(answered: number, slots: readonly FactSlot[]): string {
  if (answered === 0) return 'The talk was opened, and nothing was written in it yet.';
  const names = [...new Set(slots)].map((slot) => SLOT_WORDS[slot].toLowerCase());
  if (names.length === 0) return 'Nothing of this talk was noted. What was said is kept above.';
  const [last, ...before] = names.toReversed();
  return `On your sheet from this talk: ${before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`}.`;
}
