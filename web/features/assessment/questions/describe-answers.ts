import { answersTo, type AnswerSheet } from '#core/assessment/answer-sheet.ts';
import { labelOf } from '#core/assessment/choice-words.ts';
import type { QuestionId } from '#core/assessment/questions.ts';

/** What stands at a question, in words; null when it was neither answered nor skipped. */
export function describeAnswers(sheet: AnswerSheet, question: QuestionId): string | null {
  const answers = answersTo(sheet, question);
  if (answers.length > 0) return answers.map((answer) => labelOf(question, answer)).join(', ');
  return sheet.skipped.includes(question) ? 'Skipped' : null;
}
