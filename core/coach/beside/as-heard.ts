import type { CoachMode } from '../../practice/modes.ts';
import type { Command } from '../commands/command-words.ts';
import type { Commands } from '../commands/commands.ts';
import type { SaidMessage } from '../plan/turn-plan.ts';
import type { HeardAs } from '../hear/heard-as.ts';

/** Said beside the practice: neither the message nor its answer is part of it. */
const BESIDE: readonly HeardAs[] = ['aside', 'confusion', 'correction', 'fact', 'feeling', 'meta', 'none', 'question'];
/** A career talk is made of what somebody tells of themself; a manager is asked what happened, and when they will speak. */
const TOLD: readonly HeardAs[] = ['correction', 'fact'];
const ASKS_TO_TELL: readonly (string | null | undefined)[] = ['managerial-situation', 'managerial-action', 'managerial-date'];

/** @param before what was said before it */
export const isBeside = (heardAs: HeardAs, mode: CoachMode, before: readonly SaidMessage[]): boolean =>
  BESIDE.includes(heardAs) &&
  !(TOLD.includes(heardAs) && (mode === 'career' || ASKS_TO_TELL.includes(before.findLast(({ asked }) => asked)?.asked?.id)));

/** The order that it comes to. Whoever objects to a question is asked another one. */
const orderIn = (heardAs: HeardAs | null | undefined, mode: CoachMode): Command | null => {
  if (heardAs === 'stop') return 'end';
  if (heardAs !== 'complaint' && heardAs !== 'skip') return null;
  return mode === 'networking' ? 'again' : 'another';
};

/** A wish in any words, in those of the button for it. */
const inButtonWords = (message: SaidMessage, mode: CoachMode, { button }: Commands<Command>): SaidMessage => {
  const order = orderIn(message.heardAs, mode);
  return order === null ? message : { ...message, content: button(order) };
};

/** A conversation as its mode follows it: without what was said beside, and what nobody knows how to take. */
export function asHeard(said: readonly SaidMessage[], mode: CoachMode, commands: Commands<Command>): SaidMessage[] {
  return said
    .filter((message, i) => {
      const [answered, reply] = message.role === 'user' ? [message, said[i + 1]] : [said[i - 1], message];
      if (answered?.role !== 'user') return true;
      return (
        !(answered.heardAs != null && isBeside(answered.heardAs, mode, said.slice(0, said.indexOf(answered)))) &&
        (reply?.choices?.length ?? 0) === 0
      );
    })
    .map((message) => inButtonWords(message, mode, commands));
}
