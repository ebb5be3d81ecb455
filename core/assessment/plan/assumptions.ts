import type { AnsweredProfile } from '../answers.ts';
import type { PlannedItem, Sentence } from '../assessment.ts';
import { LIST_QUESTIONS, type ListQuestion } from '../questions.ts';
import { listContradictions } from './contradictions.ts';
import { meantChallenge, meantGoal } from './own/meant-choice.ts';
import { inSentence, isChoice, listed, quoted, ref, refs, sentence } from './phrases.ts';

const NAMES_OF_PROFILE = {
  careerLevel: 'career_level',
  interests: 'interests',
  goals: 'goals',
  challenges: 'challenges',
  timeframe: 'timeframe',
} as const;

const SKIPPED: Readonly<Record<keyof typeof NAMES_OF_PROFILE, string>> = {
  careerLevel: 'You skipped where you are in your working life: the steps are sized for somebody starting out.',
  interests: 'You skipped what you like: nothing is tied to it yet, and one step is there to find it.',
  goals: 'You skipped what you want: one step is there to put a first goal into a sentence.',
  challenges: 'You skipped what gets in the way: one step is there to notice it.',
  timeframe: 'You skipped how far ahead to plan: the plan looks six months ahead.',
};

const LIST_NOUNS: Readonly<Record<ListQuestion, string>> = {
  interests: 'what you like',
  goals: 'your goals',
  challenges: 'what gets in the way',
};

/** What was skipped, what pulls two ways, and own words: what the plan does about each. */
export function sayAssumptions(profile: AnsweredProfile, actions: readonly PlannedItem[]): Sentence[] {
  return [...saySkipped(profile), ...listContradictions(profile, actions), ...sayOwnWords(profile)];
}

function saySkipped(profile: AnsweredProfile): Sentence[] {
  const fields = Object.keys(NAMES_OF_PROFILE) as (keyof typeof NAMES_OF_PROFILE)[];
  return fields
    .filter((field) => (profile[field]?.length ?? 0) === 0)
    .map((field) => sentence(SKIPPED[field], ref(NAMES_OF_PROFILE[field], undefined)));
}

function sayOwnWords(profile: AnsweredProfile): Sentence[] {
  const own = LIST_QUESTIONS.map((question) => ({ question, picks: profile[question].filter((pick) => !isChoice(question, pick)) }));
  const meant = own.flatMap(({ question, picks }) => picks.flatMap((pick) => sayMeant(question, pick)));
  const open = own
    .map(({ question, picks }) => ({ question, picks: picks.filter((pick) => meantChoice(question, pick) === null) }))
    .filter(({ picks }) => picks.length > 0);
  if (open.length === 0) return meant;
  const nouns = listed(open.map(({ question }) => LIST_NOUNS[question]));
  const others = meant.length > 0 ? 'other ' : '';
  const text = `Your ${others}own words for ${nouns} are taken as they are, and nothing is read into them.`;
  return [...meant, sentence(text, ...open.flatMap(({ question, picks }) => refs(question, picks)))];
}

function sayMeant(question: ListQuestion, pick: string): Sentence[] {
  const meant = meantChoice(question, pick);
  if (meant === null) return [];
  const text = `${quoted(pick)} is taken to say: ${inSentence(question, meant)}. Word it in another way if it means something else.`;
  return [sentence(text, ref(question, pick))];
}

function meantChoice(question: ListQuestion, pick: string): string | null {
  if (question === 'interests') return null;
  return question === 'goals' ? meantGoal(pick) : meantChallenge(pick);
}
