import type { Quiz, QuizMark, QuizMarking, QuizQuestion } from '../quiz.ts';
import { drawQuestions, showOptions, wordQuestion, type Asking } from './ask-quiz.ts';
import { isAccepted } from './short-answer.ts';

/** By question id: the ids of the options chosen, in their order, or the words of a short answer alone. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** Marks a question as it was asked. What does not fit it, and no answer, counts as wrong. */
export function markQuestion(question: QuizQuestion, asking: Asking, answer: readonly string[] = []): QuizMark {
  const { type, options, accept = [], tolerance = 0, explanation } = wordQuestion(question, asking.round);
  const mark = { questionId: question.id, correctOptionIds: [], accepted: null, explanation };
  if (type === 'short') return { ...mark, correct: isAccepted(answer[0] ?? '', accept, tolerance), accepted: accept[0] ?? null };
  const shown = showOptions(question, asking);
  const inFileOrder = shown.toSorted((a, b) => options.indexOf(a.option) - options.indexOf(b.option));
  const right = inFileOrder.filter(({ option }) => type === 'order' || option.correct).map(({ id }) => id);
  const chosen = type === 'order' ? answer : [...new Set(answer)].toSorted((a, b) => right.indexOf(a) - right.indexOf(b));
  return { ...mark, correct: chosen.length === right.length && right.every((id, i) => chosen[i] === id), correctOptionIds: right };
}

/** Marks an answer sheet of one round. Unanswered questions count as wrong. */
export function markQuiz(quiz: Quiz, asking: Asking, answers: Answers): QuizMarking {
  const marks = drawQuestions(quiz, asking).map((question) => markQuestion(question, asking, answers[question.id]));
  const fraction = marks.filter((mark) => mark.correct).length / marks.length;
  return { marks, fraction, passed: fraction >= quiz.passFraction };
}
