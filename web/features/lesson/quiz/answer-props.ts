import type { AskedQuiz, QuizMark } from '#core/library/quiz.ts';

/** What every sort of answer gets. */
export interface AnswerProps {
  readonly question: AskedQuiz['questions'][number];
  /** As it goes to the server. */
  readonly answer: readonly string[];
  /** Null until it is marked. */
  readonly mark: QuizMark | null;
  readonly errorId: string | undefined;
  readonly onAnswer: (answer: readonly string[]) => void;
}
