import type { SaidToCoach } from '../hear/said-to-coach.ts';
import type { TurnInput } from '../plan/turn-plan.ts';
import { quote } from '../plan/quote.ts';
import { fill } from '../talks/wording/fill.ts';
import { pickLeastSaid, pickUnsaid, toldIn } from '../talks/wording/pick-unsaid.ts';
import type { BesideWords } from './beside-words.ts';
import type { Passage } from './passage.ts';

/** What of a message is meant for the coach, with what is known about it. */
export interface ToCoach extends SaidToCoach {
  readonly passage: Passage | null;
}

/** Of one message: more would bury the practice. */
const MOST_ANSWERED = 2;
const QUOTED_CHARS = 120;

/**
 * What is said, before the practice goes on, to what of the message was meant for the coach: a complaint is owned, a question is
 * answered or honestly not, a feeling is not passed over. Null where nothing is to be said.
 * @param content of the message
 * @param isHeard a calm word stands before it already
 */
export function answerAside(
  content: string,
  toCoach: readonly ToCoach[],
  { mode, said, seed }: Pick<TurnInput, 'mode' | 'said' | 'seed'>,
  words: BesideWords,
  isHeard: boolean,
): string | null {
  const told = toldIn(said, seed);
  const firstQuoted = (some: readonly ToCoach[]): string | null =>
    some.map(({ start, end }) => quote(content.slice(start, end), { maxChars: QUOTED_CHARS })).find((one) => one !== null) ?? null;
  const complained = toCoach.some(({ heardAs }) => heardAs === 'complaint') ? pickUnsaid(words.owned[mode], told) : null;
  const asked = toCoach.filter(({ heardAs, passage }) => passage !== null || heardAs === 'question' || heardAs === 'meta');
  const answers = new Set(asked.flatMap(({ passage }) => (passage === null ? [] : passage.answer)));
  // Who asks nothing is not told that there is no answer.
  const isQuestion = ({ start, end }: ToCoach): boolean => content.slice(start, end).includes('?');
  const open = answers.size === 0 ? firstQuoted(asked.filter(isQuestion)) : null;
  const unanswered = open === null ? null : fill(pickLeastSaid(words.unanswered[mode], told), { said: open });
  const felt = isHeard ? null : firstQuoted(toCoach.filter(({ heardAs }) => heardAs === 'feeling'));
  const noticed = felt === null ? null : fill(pickLeastSaid(words.noticed[mode], told), { said: felt });
  const parts = [complained, noticed, ...[...answers].slice(0, MOST_ANSWERED), unanswered].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join('\n\n');
}
