import type { CoachMode } from '../../practice/modes.ts';
import type { HeardAs } from './heard-as.ts';

/** "Heard as an answer." What is said to the person of a scene, or to whom one leads, is no answer to the coach. */
const WORDS: Readonly<Record<HeardAs, string>> = {
  draft: 'an answer',
  fact: 'something about you',
  question: 'a question to the coach',
  confusion: 'not clear to you yet',
  complaint: 'a complaint',
  correction: 'a correction',
  feeling: 'how you feel',
  meta: 'about the coach itself',
  stop: 'a wish to stop',
  skip: 'a wish for something else',
  aside: 'said in passing',
  none: 'nothing to go by',
};
const DRAFT_WORDS: Readonly<Record<CoachMode, string>> = {
  career: 'an answer',
  interview: 'an answer',
  managerial: 'said to the other person',
  networking: 'said to the other person',
};

/** Whoever leads people tells the coach of a case, and of others more than of themself. */
const factWords = (mode: CoachMode): string => (mode === 'managerial' ? 'told to the coach' : WORDS.fact);

export function sayHeardAs(heardAs: HeardAs, mode: CoachMode): string {
  if (heardAs === 'draft') return DRAFT_WORDS[mode];
  return heardAs === 'fact' ? factWords(mode) : WORDS[heardAs];
}
