import { z } from 'zod';
import { plainText } from '../plain-text.ts';
import { CAREER_LEVELS } from '../records/levels.ts';
import { saysSomething } from './choice-words.ts';
import { Confirmed, NOTHING_CONFIRMED } from './confirmed.ts';
import { MAX_OWN_WORDS, MAX_PICKS, QUESTION_IDS, TIMEFRAMES } from './questions.ts';

const oneOf = <const Ids extends readonly string[]>(name: string, ids: Ids) => z.enum(ids, `The ${name} is one of: ${ids.join(', ')}.`);
const someOf = (name: string) =>
  z
    .array(
      plainText()
        .refine(saysSomething, `One of the ${name} is empty.`)
        .max(MAX_OWN_WORDS, `Write at most ${MAX_OWN_WORDS} characters for each of the ${name}.`),
      `The ${name} are a list.`,
    )
    .max(MAX_PICKS, `Choose at most ${MAX_PICKS} ${name}.`);

/** One answer, as the specification has it. A question without one, or with an empty list, was skipped. */
export const AssessmentAnswer = z.discriminatedUnion(
  'questionId',
  [
    z.strictObject({ questionId: z.literal('career_level'), answer: oneOf('career level', CAREER_LEVELS) }),
    z.strictObject({ questionId: z.literal('interests'), answer: someOf('interests') }),
    z.strictObject({ questionId: z.literal('goals'), answer: someOf('goals') }),
    z.strictObject({ questionId: z.literal('challenges'), answer: someOf('challenges') }),
    z.strictObject({ questionId: z.literal('timeframe'), answer: oneOf('timeframe', TIMEFRAMES) }),
  ],
  `The questions are: ${QUESTION_IDS.join(', ')}.`,
);
export type AssessmentAnswer = z.infer<typeof AssessmentAnswer>;

const isAnswered = ({ answer }: AssessmentAnswer): boolean => answer.length > 0;

const Answers = z
  .array(AssessmentAnswer)
  .max(QUESTION_IDS.length, 'There are five questions.')
  .refine((answers) => new Set(answers.map(({ questionId }) => questionId)).size === answers.length, 'A question is answered once.')
  .refine((answers) => answers.some(isAnswered), 'Answer at least one question.');

/** Answers for which situations are looked for. */
export const ProposalInput = z.strictObject({ answers: Answers });
export type ProposalInput = z.input<typeof ProposalInput>;

export const AssessmentInput = z.strictObject({
  answers: Answers,
  /** Seconds from the first question to the last. */
  durationSec: z.number().min(0).max(1_000_000).optional(),
  /** What was said of situations and days after the questions. */
  confirmed: Confirmed.default(NOTHING_CONFIRMED),
  /** The learner does not wait for the AI service. */
  isLocal: z.boolean().default(false),
});
export type AssessmentInput = z.input<typeof AssessmentInput>;

/** The specification's user profile, of answers: what was skipped is not in it. */
export const AnsweredProfile = z.strictObject({
  careerLevel: z.enum(CAREER_LEVELS).optional(),
  interests: z.array(z.string()),
  goals: z.array(z.string()),
  challenges: z.array(z.string()),
  timeframe: z.enum(TIMEFRAMES).optional(),
});
export type AnsweredProfile = z.infer<typeof AnsweredProfile>;
