import { z } from 'zod';
import { SHORT_ANSWER_LENGTH } from './quiz/short-answer.ts';

const id = z.string().min(1).max(40);
const words = z.string().min(1);
const Option = z.strictObject({ id, text: words, correct: z.boolean().default(false) });

const QUESTION_TYPES = ['single', 'multiple', 'order', 'short'] as const;

const options = z.array(Option).max(8);
/** Answers in words that count as right; the first one is shown as the answer. YAML reads `12` as a number. */
const accept = z
  .array(z.union([z.string(), z.number()]).transform(String).pipe(words.max(SHORT_ANSWER_LENGTH)))
  .min(1)
  .max(20);
/** How far a number may be off. */
const tolerance = z.number().min(0);

/** Another wording of a question. What it leaves out is as in the question itself. */
const Variant = z.strictObject({
  text: words,
  options: options.optional(),
  accept: accept.optional(),
  tolerance: tolerance.optional(),
  explanation: words.optional(),
});

export const QuizQuestion = z
  .strictObject({
    id,
    /** `order`: the options stand in their right order. `short`: a few words, without options. */
    type: z.enum(QUESTION_TYPES).default('single'),
    text: words,
    options: options.default([]),
    accept: accept.optional(),
    tolerance: tolerance.optional(),
    explanation: words,
    variants: z.array(Variant).max(9).optional(),
  })
  .superRefine((question, context) => {
    for (const [i, wording] of [question, ...listVariants(question)].entries()) {
      const message = findMistake(wording);
      if (message !== null) context.addIssue({ code: 'custom', message, path: i === 0 ? [] : ['variants', i - 1] });
    }
  });
export type QuizQuestion = z.infer<typeof QuizQuestion>;

/** A question in the words of one asking. */
export type Wording = Pick<QuizQuestion, 'type' | 'text' | 'options' | 'accept' | 'tolerance' | 'explanation'>;

/** The question's variants, whole. */
export function listVariants<Question extends Wording>(question: Question & Pick<QuizQuestion, 'variants'>): Question[] {
  return (question.variants ?? []).map((variant) => ({ ...question, ...variant }));
}

function findMistake({ type, options: shown, accept: accepted, tolerance: distance }: Wording): string | null {
  if (type === 'short') {
    if (accepted === undefined) return 'a short answer needs `accept`, the list of answers that are right';
    if (accepted.some((answer) => !/[\p{L}\p{N}]/u.test(answer))) return 'an accepted answer has neither letters nor digits';
    return shown.length > 0 ? 'a short answer has no options' : null;
  }
  if (accepted !== undefined || distance !== undefined) return '`accept` and `tolerance` go with `type: short`';
  if (shown.length < 2) return 'a question needs at least two options';
  if (new Set(shown.map((o) => o.id)).size < shown.length) return 'two options share an id';
  const right = shown.filter((o) => o.correct).length;
  if (type === 'order') return right > 0 ? 'with `type: order` the options stand in their right order; none is marked `correct`' : null;
  if (right === 0) return 'no option is marked `correct: true`';
  return type === 'single' && right > 1 ? 'a single-choice question has one correct option; use `type: multiple` for more' : null;
}

/** A quiz as the operator writes it, answers included. */
export const Quiz = z
  .strictObject({
    title: words,
    sample: z.boolean().optional(),
    /** Share of questions to answer rightly to pass, 0 to 1. */
    passFraction: z.number().min(0).max(1).default(0.7),
    /** How many of the questions are asked at a time; without it all. */
    pick: z.int().min(1).optional(),
    questions: z.array(QuizQuestion).min(1).max(100),
  })
  .refine((quiz) => new Set(quiz.questions.map((q) => q.id)).size === quiz.questions.length, 'two questions share an id')
  .refine((quiz) => (quiz.pick ?? 0) <= quiz.questions.length, {
    message: '`pick` is more than there are questions',
    path: ['pick'],
  });
export type Quiz = z.infer<typeof Quiz>;

/** A question as it is asked once: neither what is right nor why. */
export const AskedQuestion = z.object({
  id: z.string(),
  /** `order`: the options are to be put in order. `short`: a few words, without options. */
  type: z.enum(QUESTION_TYPES),
  text: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string() })),
});
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** A quiz as it is asked once. Another round asks differently. */
export const AskedQuiz = z.object({
  title: z.string(),
  passFraction: z.number(),
  /** Which asking this is, from 0; goes back with the answers. */
  round: z.number().int(),
  questions: z.array(
    AskedQuestion.extend({
      /** Title of the earlier check in which it was missed; null for a question of this quiz. Does not count towards passing. */
      from: z.string().nullable(),
    }),
  ),
});
export type AskedQuiz = z.infer<typeof AskedQuiz>;

export const QuizMark = z.object({
  questionId: z.string(),
  correct: z.boolean(),
  /** Of `order`: all of them, in the right order. */
  correctOptionIds: z.array(z.string()),
  /** Of `short`: an answer that is right; else null. */
  accepted: z.string().nullable(),
  explanation: z.string(),
});
export type QuizMark = z.infer<typeof QuizMark>;

/** Marks in the order of the questions, the fraction right (0 to 1) and whether that passes. */
export const QuizMarking = z.object({ marks: z.array(QuizMark), fraction: z.number(), passed: z.boolean() });
export type QuizMarking = z.infer<typeof QuizMarking>;

/** What a learner made of a quiz so far. */
export const QuizRecord = z.object({
  attempts: z.number().int(),
  /** The best share of right answers, 0 to 1; null before the first attempt. */
  bestFraction: z.number().nullable(),
  passed: z.boolean(),
});
export type QuizRecord = z.infer<typeof QuizRecord>;
