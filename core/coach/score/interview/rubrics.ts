import type { QuestionType } from './question-types.ts';

export type FeatureId = 'own-acts' | 'particulars' | 'time-order' | 'outcome' | 'turn' | 'speech' | 'reason' | 'slot';
export type FaultId = 'quality-nouns' | 'success-adverbs' | 'self-praise' | 'generality' | 'hypothetical' | 'vague-end';

interface Rubric {
  readonly weights: Readonly<Record<FeatureId, number>>;
  readonly faults: Readonly<Record<FaultId, number>>;
  /** Steps that would be taken count as acts. */
  readonly isPlan: boolean;
}

const FAULTS = {
  'quality-nouns': -0.1,
  'success-adverbs': -0.08,
  'self-praise': -0.1,
  generality: -0.2,
  hypothetical: -0.15,
  'vague-end': -0.05,
};

const STORY: Rubric = {
  weights: { 'own-acts': 0.22, particulars: 0.18, 'time-order': 0.14, outcome: 0.14, turn: 0.08, speech: 0.07, reason: 0.05, slot: 0.12 },
  faults: FAULTS,
  isPlan: false,
};
const PLAN: Rubric = {
  weights: { 'own-acts': 0.24, particulars: 0.16, 'time-order': 0.08, outcome: 0.04, turn: 0.08, speech: 0.12, reason: 0.1, slot: 0.18 },
  faults: { ...FAULTS, hypothetical: 0, 'vague-end': 0 },
  isPlan: true,
};
const MOTIVE: Rubric = {
  weights: { 'own-acts': 0.16, particulars: 0.26, 'time-order': 0.08, outcome: 0, turn: 0, speech: 0, reason: 0.14, slot: 0.36 },
  faults: { ...FAULTS, hypothetical: 0, 'vague-end': 0 },
  isPlan: false,
};

/** What is looked for in an answer, by the type of its question. The weights of a rubric sum to 1. */
export const RUBRICS_BY_TYPE: Readonly<Record<QuestionType, Rubric>> = {
  behavioural: STORY,
  situational: PLAN,
  technical: PLAN,
  case: PLAN,
  screening: MOTIVE,
  intro: MOTIVE,
};
