import { foldText } from '../fold-text.ts';
import {
  CHOICES,
  type CareerGoal,
  type CareerLevel,
  type Challenge,
  type Interest,
  type ListQuestion,
  type QuestionId,
  type Timeframe,
} from './questions.ts';

interface QuestionWords {
  readonly text: string;
  readonly help: string;
}

export const QUESTION_WORDS: Readonly<Record<QuestionId, QuestionWords>> = {
  career_level: { text: 'Where are you in your working life?', help: 'Take the one that is nearest. It decides how large the steps are.' },
  interests: { text: 'What do you like working with?', help: 'The first counts most. Take what you would do on a free afternoon, too.' },
  goals: { text: 'What do you want next?', help: 'The first counts most. Two or three make a better plan than eight.' },
  challenges: { text: 'What gets in the way?', help: 'The first counts most. Each one you name gets a step of its own.' },
  timeframe: {
    text: 'How far ahead do you want to plan?',
    help: 'The steps are dated within this time. You can make a new plan whenever you like.',
  },
};

export const LEVEL_WORDS: Readonly<Record<CareerLevel, { readonly label: string; readonly line: string }>> = {
  entry: { label: 'Starting out', line: 'Studying, looking for a first job, or in the first years of work.' },
  mid: { label: 'Mid-career', line: 'Doing the work on your own, and known for some of it.' },
  senior: { label: 'Senior', line: 'Others come to you for advice, or you lead a team.' },
  executive: { label: 'Executive', line: 'You answer for an organisation or a large part of one.' },
};

export const TIMEFRAME_LABELS: Readonly<Record<Timeframe, string>> = {
  '3_months': '3 months',
  '6_months': '6 months',
  '1_year': '1 year',
  '2_years': '2 years',
};

/** Each stands after "You like" as well, with a small first letter. */
export const INTEREST_LABELS: Readonly<Record<Interest, string>> = {
  technology: 'Technology',
  data: 'Data',
  science: 'Science',
  building: 'Building things',
  nature: 'Nature',
  health: 'Health',
  helping: 'Helping people',
  teaching: 'Teaching',
  leading: 'Leading',
  selling: 'Selling',
  money: 'Money and figures',
  organising: 'Organising',
  writing: 'Writing',
  design: 'Design',
  performing: 'Performing',
  law: 'Law and rules',
};

/** Each stands after "You want to" as well, with a small first letter. */
export const GOAL_LABELS: Readonly<Record<CareerGoal, string>> = {
  direction: 'Find a direction',
  first_job: 'Get a first job',
  new_job: 'Move to a new job',
  change_field: 'Change field',
  promotion: 'Get promoted',
  lead_people: 'Lead people',
  better_pay: 'Earn more',
  master_craft: 'Master a craft',
  own_business: 'Start a business',
  visibility: 'Be seen for the work',
  network: 'Know more people',
  balance: 'Balance work and life',
  return: 'Return to work',
  step_back: 'Step back',
};

/** Each stands after "You named" as well, with a small first letter. */
export const CHALLENGE_LABELS: Readonly<Record<Challenge, string>> = {
  time: 'Too little time',
  procrastination: 'Putting things off',
  focus: 'Keeping focus',
  confidence: 'Confidence',
  speaking_up: 'Speaking up',
  presenting: 'Presenting',
  interviews: 'Interviews',
  networking: 'Meeting people',
  conflict: 'Conflict',
  feedback: 'Feedback',
  saying_no: 'Saying no',
  delegating: 'Handing work over',
  deciding: 'Deciding',
  stress: 'Stress',
  unclear_goal: 'An unclear goal',
  rejections: 'Rejections',
  skills_gap: 'Missing skills',
  ai_change: 'AI changing the work',
};

const LABELS: Readonly<Record<QuestionId, ReadonlyMap<string, string>>> = {
  career_level: new Map(Object.entries(LEVEL_WORDS).map(([id, { label }]) => [id, label])),
  interests: new Map(Object.entries(INTEREST_LABELS)),
  goals: new Map(Object.entries(GOAL_LABELS)),
  challenges: new Map(Object.entries(CHALLENGE_LABELS)),
  timeframe: new Map(Object.entries(TIMEFRAME_LABELS)),
};

/** What an answer is called; own words are called what they are. */
export const labelOf = (questionId: QuestionId, answer: string): string => LABELS[questionId].get(answer) ?? answer;

const fold = (text: string): string => foldText(text).replaceAll(/\s+/g, ' ').trim();

const idsByName = (question: ListQuestion): ReadonlyMap<string, string> =>
  new Map(CHOICES[question].flatMap((id) => [id, labelOf(question, id)].map((name) => [fold(name), id] as const)));

const IDS: Readonly<Record<ListQuestion, ReadonlyMap<string, string>>> = {
  interests: idsByName('interests'),
  goals: idsByName('goals'),
  challenges: idsByName('challenges'),
};

/** Whether there is anything to read: marks alone and letters that nobody sees say nothing. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(text);

/**
 * A choice by its id or its label, whatever its case, blanks, accents and the mark at its end; else own words, with single
 * blanks. Nothing else is taken for a choice: words that only mean the same stay the learner's own.
 */
export function readPick(question: ListQuestion, text: string): string {
  const words = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/(?<![\s.,;:…])[\s.,;:…]+$/u, '');
  return IDS[question].get(fold(words)) ?? (saysSomething(words) ? words : '');
}

/** Picks of one list, each once, in their order. Own words that differ in case or blanks alone are the same. */
export function readPicks(question: ListQuestion, texts: readonly string[]): string[] {
  const picks = new Map<string, string>();
  for (const pick of texts.map((text) => readPick(question, text))) {
    const key = pick.toLowerCase();
    if (pick !== '' && !picks.has(key)) picks.set(key, pick);
  }
  return [...picks.values()];
}
