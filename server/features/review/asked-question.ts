import { askQuestion, type Asking } from '#core/library/quiz/ask-quiz.ts';
import { markQuestion } from '#core/library/quiz/mark-quiz.ts';
import { Quiz, type AskedQuestion, type QuizMark, type QuizQuestion } from '#core/library/quiz.ts';

/** A question of a unit's quiz as it is stored; null when it is not among its questions any more. */
export function findQuestion(quiz: string | null, questionId: string | null): QuizQuestion | null {
  if (quiz === null || questionId === null) return null;
  return Quiz.parse(JSON.parse(quiz)).questions.find(({ id }) => id === questionId) ?? null;
}

/** In its own words, and in an order of the card's own. */
const askingOf = (cardId: string): Asking => ({ round: 0, seed: cardId });

export const askOnCard = (question: QuizQuestion, cardId: string): AskedQuestion => askQuestion(question, askingOf(cardId));

export const markOnCard = (question: QuizQuestion, cardId: string, answer: readonly string[]): QuizMark =>
  markQuestion(question, askingOf(cardId), answer);
