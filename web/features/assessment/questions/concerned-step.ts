import { isListQuestion, toAnswers, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { CHOICES, QUESTION_IDS, type QuestionId } from '#core/assessment/questions.ts';
import { ApiError } from '#web/api/api-error.ts';

/** The question whose answer the server did not take, with the reason; null when it speaks of none. */
export function refusedAnswer(error: Error, sheet: AnswerSheet): { readonly question: QuestionId; readonly reason: string } | null {
  if (!(error instanceof ApiError) || error.status !== 422 || error.code === 'support_first') return null;
  for (const { path, message } of error.errors) {
    const parts = path.split('.');
    const question = QUESTION_IDS.find((id) => parts.includes(id)) ?? toAnswers(sheet)[Number(parts[1])]?.questionId;
    if (question) return { question, reason: message };
  }
  return null;
}

/** Where own words stand first: what is grave was written there. */
export const stepWithOwnWords = (sheet: AnswerSheet): QuestionId =>
  QUESTION_IDS.filter(isListQuestion).find((question) =>
    sheet.profile[question].some((pick) => !(CHOICES[question] as readonly string[]).includes(pick)),
  ) ?? 'challenges';
