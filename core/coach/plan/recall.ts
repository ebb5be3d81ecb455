import { keepEnd } from '../conversation/keep-recent.ts';
import type { AskedQuestion } from '../conversation/message.ts';
import type { SaidMessage } from './turn-plan.ts';

/** What of an earlier conversation is taken along: its end, and not all of a long message. */
const TAKEN_MESSAGES = 6;
const TAKEN_CHARS = 400;

/**
 * So much is read for it: twice as many messages, of which safety may leave out some, and no more letters than a few long
 * messages have. Whatever was said before, going on from a conversation costs little more than beginning one.
 */
export const READ_MESSAGES = 2 * TAKEN_MESSAGES;
const READ_LETTERS = 24_000;

/**
 * What of the end of a conversation is read. It begins with a message of the learner's or with
 * the opening: a reply may be the answer of safety to what is not there any more.
 * @param isWhole nothing was said before these
 */
export function readableEnd<Said extends Pick<SaidMessage, 'role' | 'content'>>(last: readonly Said[], isWhole: boolean): Said[] {
  const end = keepEnd(last, READ_LETTERS);
  if (isWhole && end.length === last.length) return end;
  return end.slice(
    Math.max(
      0,
      end.findIndex(({ role }) => role === 'user'),
    ),
  );
}

export const lastSaid = (said: readonly SaidMessage[]): SaidMessage[] =>
  said.filter(({ content }) => content !== '').slice(-TAKEN_MESSAGES);

/** An earlier conversation as one that goes on from it knows it. */
export const recall = (said: readonly SaidMessage[]): string =>
  lastSaid(said)
    .map(({ role, content }) => `${role === 'user' ? 'Learner' : 'Coach'}: ${content.slice(0, TAKEN_CHARS)}`)
    .join('\n');

/** What the last reply asks: null also where it asks nothing. */
export const askedLast = (said: readonly SaidMessage[]): AskedQuestion | null =>
  said.findLast(({ role }) => role === 'assistant')?.asked ?? null;
