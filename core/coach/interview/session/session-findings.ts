import type { SaidMessage } from '../../plan/turn-plan.ts';
import { questionById } from '../question-bank.ts';
import type { Question } from '../question.ts';
import { INTERVIEW_FEATURES, type InterviewFeature } from '../rubric-words.ts';
import { openFeatures, shownFeatures } from '../thread/open-part.ts';
import { isScored, posedQuestion, type PosedQuestion, type Answer } from '../thread/thread.ts';

/** A question that was asked, and the answer that stands for it: the last one that was scored. */
export interface TalkedThrough {
  readonly posed: PosedQuestion;
  /** Null for one of the learner's own. */
  readonly question: Question | null;
  readonly answer: Answer | null;
  /** All that were scored, additions and attempts among them. */
  readonly told: readonly Answer[];
}
export type Answered = TalkedThrough & { readonly answer: Answer };

/** The questions of a session. One that was passed over for another does not count. */
export function questionsOf(questions: readonly Question[], said: readonly SaidMessage[]): readonly TalkedThrough[] {
  const rows: TalkedThrough[] = [];
  let [id, number]: [string | null | undefined, number | null] = [undefined, null];
  for (const message of said) {
    const { asked } = message;
    if (asked !== null && (asked.id !== id || asked.number !== number)) {
      if (asked.number === number && rows.at(-1)?.answer === null) rows.pop();
      [id, number] = [asked.id, asked.number];
      rows.push({ posed: posedQuestion(questions, asked), question: questionById(questions, asked.id) ?? null, answer: null, told: [] });
    }
    const last = rows.at(-1);
    if (last && isScored(message)) rows[rows.length - 1] = { ...last, answer: message, told: [...last.told, message] };
  }
  return rows;
}

export const isAnswered = (talked: TalkedThrough): talked is Answered => talked.answer !== null;

/** Features that answers left open, the most frequent first. */
export const mostOpen = (answered: readonly Answered[]): readonly InterviewFeature[] =>
  byFrequency(answered.flatMap(({ answer, posed }) => openFeatures(answer.evaluation, posed)));

/** What answers showed, the most frequent first. */
export const mostShown = (answered: readonly Answered[]): readonly InterviewFeature[] =>
  byFrequency(answered.flatMap(({ answer, posed }) => shownFeatures(answer.evaluation, posed)));

function byFrequency(features: readonly InterviewFeature[]): readonly InterviewFeature[] {
  const count = (feature: InterviewFeature) => features.filter((other) => other === feature).length;
  return INTERVIEW_FEATURES.filter((feature) => features.includes(feature)).toSorted((a, b) => count(b) - count(a));
}
