import type { ReviewCard } from '#core/review/review.ts';

/** What the fields of every sort of question get. */
export interface AnswerProps {
  readonly question: Extract<ReviewCard, { kind: 'question' }>['question'];
  readonly answer: readonly string[];
  readonly onChange: (answer: readonly string[]) => void;
}
