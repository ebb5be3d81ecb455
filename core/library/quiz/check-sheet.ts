import { z } from 'zod';
import type { AskedQuestion } from '../quiz.ts';
import { SHORT_ANSWER_LENGTH } from './short-answer.ts';
import type { Answers } from './mark-quiz.ts';

/** More questions than a quiz asks. */
const MOST_ANSWERS = 500;

/** An answer sheet as it comes in. Without a round, that of the next asking is meant. */
export const AnswerSheet = z.strictObject({
  round: z.int().min(0).optional(),
  answers: z
    .record(z.string().max(200), z.array(z.string().max(SHORT_ANSWER_LENGTH)).max(20))
    .refine((answers) => Object.keys(answers).length <= MOST_ANSWERS, `A sheet has ${MOST_ANSWERS} answers at most.`)
    .meta({ maxProperties: MOST_ANSWERS }),
});

/** More would only repeat themselves. */
const MAX_MISTAKES = 20;

export interface SheetMistake {
  readonly path: string;
  readonly message: string;
}

/** What in a sheet does not fit the questions that were asked. No answer at all fits, and is wrong. */
export function findMistakes(asked: readonly AskedQuestion[], answers: Answers): SheetMistake[] {
  const questions = new Map(asked.map((question) => [question.id, question]));
  const mistakes = Object.entries(answers).flatMap(([id, answer]): SheetMistake | [] => {
    const message = findMistake(questions.get(id), answer);
    return message === null ? [] : { path: `answers.${id}`, message };
  });
  return mistakes.slice(0, MAX_MISTAKES);
}

function findMistake(question: AskedQuestion | undefined, answer: readonly string[]): string | null {
  if (!question) return 'This question is not asked in this round. Load the lesson again.';
  if (question.type === 'short') return answer.length > 1 ? 'A short answer is one text.' : null;
  if (new Set(answer).size < answer.length) return 'An option is named twice.';
  const ids = new Set(question.options.map((option) => option.id));
  return answer.every((id) => ids.has(id)) ? null : 'The question has no such option.';
}
