import type { ManagementFocus } from '../conversation/context.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { INTERVIEW_FEATURES, RUBRIC_WORDS } from '../interview/rubric-words.ts';
import { GROW_WORDS, MANAGERIAL_WORDS, NETWORKING_WORDS, type RubricWord } from '../score/turns/rubric-words.ts';

const NETWORKING = ['follow-up', 'reflection', 'open-question', 'offer', 'next-step', 'thanks'];
const MANAGERIAL: Readonly<Record<ManagementFocus, readonly string[]>> = {
  Feedback: ['situation', 'behaviour', 'effect', 'open-question'],
  Delegation: ['what', 'why', 'authority', 'by-when', 'check-in'],
  'One-to-ones': ['open-question', 'listening', 'support', 'check-in'],
  Conflict: ['situation', 'own-view', 'both-sides', 'request'],
  Hiring: ['criteria', 'past-example', 'open-question', 'listening'],
  Change: ['what-stays', 'why', 'open-question', 'support'],
  Goals: ['goal', 'reality', 'options', 'will'],
};
const INTERVIEW = INTERVIEW_FEATURES.slice(0, INTERVIEW_FEATURES.indexOf('reason') + 1);

/** What a conversation of this sort looks for, before anything was said in it. */
export function lookedFor({ type, context }: Pick<Conversation, 'type' | 'context'>): { readonly name: string; readonly line: string }[] {
  switch (type) {
    case 'interview':
      return INTERVIEW.map((id) => RUBRIC_WORDS[id]);
    case 'networking':
      return pick(NETWORKING_WORDS, NETWORKING);
    case 'managerial':
      return pick(MANAGERIAL_WORDS, MANAGERIAL[context.focusAreaTitle as ManagementFocus] ?? MANAGERIAL.Feedback);
    case 'career':
      return GROW_WORDS.map(asLine);
  }
}

const pick = (words: readonly RubricWord[], ids: readonly string[]) =>
  ids.flatMap((id) => words.find((word) => word.id === id) ?? []).map(asLine);
const asLine = ({ name, looksFor }: RubricWord) => ({ name, line: looksFor });
