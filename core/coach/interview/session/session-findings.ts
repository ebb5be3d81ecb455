import type { Evaluation } from '../../scoring/evaluation.ts';
import type { SaidMessage } from '../../plan/turn-plan.ts';
import { questionById } from '../question-bank.ts';
import type { Question } from '../question.ts';
import { INTERVIEW_FEATURES, type InterviewFeature } from '../rubric-words.ts';
import { openFeatures } from '../thread/open-part.ts';
import { isScored, type ScoredAnswer } from '../thread/thread.ts';

/** A question that was asked, and the answer that stands for it: the last one that was scored. */
export interface AnsweredQuestion {
  /** Null for one of the learner's own. */
  readonly question: Question | null;
  readonly answer: ScoredAnswer | null;
}

export function answeredQuestions(said: readonly SaidMessage[]): readonly AnsweredQuestion[] {
  const rows: { key: string; question: Question | null; answer: ScoredAnswer | null }[] = [];
  for (const message of said) {
    if (message.asked !== null) {
      const key = `${message.asked.id}/${message.asked.number}`;
      if (rows.at(-1)?.key !== key) rows.push({ key, question: questionById(message.asked.id) ?? null, answer: null });
    }
    const row = rows.at(-1);
    if (row && isScored(message)) row.answer = message;
  }
  return rows;
}

/** Features that answers left open, the most frequent first. */
export const mostOpen = (evaluations: readonly Evaluation[]): readonly InterviewFeature[] => byFrequency(evaluations.flatMap(openFeatures));

/** What answers showed, the most frequent first; faults are not shown. */
export const mostFound = (evaluations: readonly Evaluation[]): readonly InterviewFeature[] =>
  byFrequency(evaluations.flatMap(({ features }) => INTERVIEW_FEATURES.filter((id) => features.some((one) => one.id === id && one.found && one.weight > 0))));

function byFrequency(features: readonly InterviewFeature[]): readonly InterviewFeature[] {
  const count = (feature: InterviewFeature) => features.filter((other) => other === feature).length;
  return INTERVIEW_FEATURES.filter((feature) => features.includes(feature)).toSorted((a, b) => count(b) - count(a));
}
