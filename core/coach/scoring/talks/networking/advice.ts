import type { NetworkingPart } from './scenes.ts';
import type { Turn } from './turn.ts';
import type { NetworkingFault } from './fault-weights.ts';

/** A word of the other that the turn could have taken up; null when nothing was heard yet. */
const heardIn = ({ thingsHeard }: Turn): string | null => thingsHeard.at(-1) ?? null;

const withHeard = (turn: Turn, sayWith: (word: string) => string, plain: string): string => {
  const word = heardIn(turn);
  return word === null ? plain : sayWith(word);
};

/** What to do about a part that was not found, in one sentence. */
export const NETWORKING_ADVICE: Readonly<Record<NetworkingPart, (turn: Turn) => string>> = {
  'follow-up': (turn) =>
    withHeard(
      turn,
      (word) => `They spoke of “${word}”: ask one question about it.`,
      'Ask about something that only this person can tell you.',
    ),
  'next-step': () => 'Name one small act and a time for it, such as a message on a certain day.',
  reflection: (turn) =>
    withHeard(
      turn,
      (word) => `Say back in a few words what you heard about “${word}” before you go on.`,
      'Say back in a few words what you heard.',
    ),
  offer: () => 'Offer one thing that you could really send or show.',
  'open-question': () => 'Begin one question with “how” or “what”, so that it cannot be answered with yes.',
  thanks: () => 'Say what the thanks are for, in a word that fits only this talk.',
  'shared-past': () => 'Name one thing that you both remember, or what made you write today.',
  'clear-ask': () => 'Ask one clear thing: which role, which team, or which person.',
  'easy-no': () => 'Leave an easy way to say no.',
  'both-named': () => 'Name both people.',
  'why-each': () => 'Tell each of them one thing about the other that makes the talk worth their while.',
  'kind-close': () => 'Say that you are going, and why, in half a sentence.',
};

/** What to do about a fault, with the words that show it. */
export const NETWORKING_FAULT_ADVICE: Readonly<Record<NetworkingFault, (quote: string) => string>> = {
  'asked-job-early': (quote) => `“${quote}” comes early: ask two questions about their work first.`,
  pressure: (quote) => `“${quote}” leaves little room: turn it into a question that can be declined.`,
  'self-talk': (quote) => `“${quote}” is about you: end with a question about them.`,
  brusque: (quote) => `“${quote}” can sound like turning away: say what was worth hearing first.`,
  flattery: (quote) => `In place of “${quote}”, name the one thing they did or said.`,
  'vague-step': (quote) => `“${quote}” names no day: say when, and what you will do.`,
  'closed-only': (quote) => `“${quote}” can be answered with yes or no: ask how or what.`,
  monologue: () => 'Stop after two or three sentences, so that they can answer.',
};
