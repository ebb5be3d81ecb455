import type { Band } from '../bands.ts';

interface FeatureWords {
  readonly name: string;
  /** What it looks for. */
  readonly line: string;
}

/** What the interview's rubric shows of each feature, in the order of the page: what adds first, what takes away after it. */
const WORDS = {
  slot: { name: 'What was asked', line: 'What this question asks for, in its parts.' },
  'own-acts': { name: 'Your own part', line: 'Things that you did, in words such as “I rang” or “we moved”.' },
  particulars: { name: 'Particulars', line: 'Names, things and places that a listener can picture.' },
  'time-order': { name: 'Time and order', line: 'When it was, and what came after what.' },
  outcome: { name: 'How it ended', line: 'What was different afterwards, and who could tell.' },
  turn: { name: 'The turn', line: 'What went otherwise than planned.' },
  speech: { name: 'Words that were said', line: 'What somebody said, asked or wrote.' },
  reason: { name: 'Your reason', line: 'Why you did this and not something else.' },
  'quality-nouns': { name: 'Nouns of quality', line: 'Words such as “excellence” where a thing that happened could stand.' },
  'success-adverbs': { name: 'Adverbs of success', line: 'Words such as “successfully” where the result could stand.' },
  'self-praise': { name: 'Praise of yourself', line: '“I am a … person”, where a case could show it.' },
  generality: { name: 'In general', line: 'What you always or usually do, where one case was asked for.' },
  hypothetical: { name: 'What you would do', line: '“I would”, where the question asks what you did.' },
  'vague-end': { name: 'A vague end', line: '“Things went better”, where what changed, for whom or by how much could stand.' },
} as const satisfies Readonly<Record<string, FeatureWords>>;

export type InterviewFeature = keyof typeof WORDS;
export const INTERVIEW_FEATURES = Object.keys(WORDS) as readonly InterviewFeature[];
export const isInterviewFeature = (id: string): id is InterviewFeature => Object.hasOwn(WORDS, id);

/** `number` is the place on the page, from 1: the same number marks the learner's words. */
export const RUBRIC_WORDS = Object.fromEntries(INTERVIEW_FEATURES.map((id, i) => [id, { ...WORDS[id], number: i + 1 }])) as Readonly<
  Record<InterviewFeature, FeatureWords & { readonly number: number }>
>;

export const BAND_WORDS: Readonly<Record<Band, { readonly name: string; readonly line: string }>> = {
  not_yet: { name: 'Not yet', line: 'Told like this, an answer leaves a listener little to hold on to.' },
  forming: { name: 'Forming', line: 'There is something in it, and a part that matters is still open.' },
  solid: { name: 'Solid', line: 'A listener can follow what happened and what you did.' },
  strong: {
    name: 'Strong',
    line: 'A listener can see what happened, what you did and how it came out.',
  },
};
