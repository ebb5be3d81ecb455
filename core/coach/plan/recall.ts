import type { AskedQuestion } from '../conversation/message.ts';
import type { SaidMessage } from './turn-plan.ts';

/** What of an earlier conversation is taken along: its end, and not all of a long message. */
const TAKEN_MESSAGES = 6;
const TAKEN_CHARS = 400;

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
