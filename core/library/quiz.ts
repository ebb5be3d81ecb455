import { z } from 'zod';

const Option = z.strictObject({ id: z.string().min(1).max(40), text: z.string().min(1), correct: z.boolean().default(false) });

export const QuizQuestion = z
  .strictObject({
    id: z.string().min(1).max(40),
    type: z.enum(['single', 'multiple']).default('single'),
    text: z.string().min(1),
    options: z.array(Option).min(2).max(8),
    explanation: z.string().min(1),
  })
  .refine((q) => new Set(q.options.map((o) => o.id)).size === q.options.length, 'two options share an id')
  .refine((q) => q.options.some((o) => o.correct), 'no option is marked `correct: true`')
  .refine(
    (q) => q.type === 'multiple' || q.options.filter((o) => o.correct).length <= 1,
    'a single-choice question has one correct option; use `type: multiple` for more',
  );
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** A quiz as the operator writes it, answers included. */
export const Quiz = z
  .strictObject({
    title: z.string().min(1),
    sample: z.boolean().optional(),
    /** Share of questions to answer rightly to pass, 0 to 1. */
    passFraction: z.number().min(0).max(1).default(0.7),
    questions: z.array(QuizQuestion).min(1).max(100),
  })
  .refine((quiz) => new Set(quiz.questions.map((q) => q.id)).size === quiz.questions.length, 'two questions share an id');
export type Quiz = z.infer<typeof Quiz>;

/** What leaves the server: neither which option is right nor why. */
export function withholdAnswers(quiz: Quiz) {
  return {
    title: quiz.title,
    passFraction: quiz.passFraction,
    questions: quiz.questions.map((q) => ({
      id: q.id,
      type: q.type,
      text: q.text,
      options: q.options.map((o) => ({ id: o.id, text: o.text })),
    })),
  };
}

export const QuizMark = z.object({
  questionId: z.string(),
  correct: z.boolean(),
  correctOptionIds: z.array(z.string()),
  explanation: z.string(),
});
export type QuizMark = z.infer<typeof QuizMark>;

/** Marks in the order of the questions, the fraction right (0 to 1) and whether that passes. */
export const QuizMarking = z.object({ marks: z.array(QuizMark), fraction: z.number(), passed: z.boolean() });
export type QuizMarking = z.infer<typeof QuizMarking>;

/**
 * Marks an answer sheet. Options that do not exist count as wrong; unanswered questions too.
 * @param answers option ids chosen, by question id
 */
export function markQuiz(quiz: Quiz, answers: Readonly<Record<string, readonly string[]>>): QuizMarking {
  const marks = quiz.questions.map((q): QuizMark => {
    const right = q.options.filter((o) => o.correct).map((o) => o.id);
    const chosen = new Set(answers[q.id] ?? []);
    return {
      questionId: q.id,
      correct: chosen.size === right.length && right.every((id) => chosen.has(id)),
      correctOptionIds: right,
      explanation: q.explanation,
    };
  });
  const fraction = marks.filter((m) => m.correct).length / marks.length;
  return { marks, fraction, passed: fraction >= quiz.passFraction };
}
