import { z } from 'zod';
import { COACH_MODES } from '../../practice/modes.ts';
import { plainWords } from '../commands/command-words.ts';

const FEWEST_WORDS = 30;
const MOST_WORDS = 80;

const Asked = z.string('write at least four ways to ask it').trim().min(1).max(200);
const Answer = z
  .string('write the answer')
  .trim()
  .refine((answer) => {
    const words = answer.split(/\s+/).length;
    return words >= FEWEST_WORDS && words <= MOST_WORDS;
  }, `write ${FEWEST_WORDS} to ${MOST_WORDS} words`)
  .refine((answer) => !/[?{}]/.test(answer), 'ask nothing in it, and leave no blanks: the question of the talk follows it');

const KnownAnswer = z.strictObject({
  /** Left out where it is about the coach itself, which is known everywhere. */
  modes: z.array(z.enum(COACH_MODES)).min(1, 'name a mode, or leave modes out').optional(),
  asked: z.array(Asked).min(4, 'write at least four ways to ask it').max(12, 'write at most twelve ways to ask it'),
  answer: Answer,
});

/** `library/coach/answers.yaml`. */
export const KnownAnswers = z
  .array(KnownAnswer)
  .max(300, 'write at most 300 answers')
  .superRefine((answers, check) => {
    const known = new Set<string>();
    for (const [i, { modes, asked }] of answers.entries())
      for (const [k, way] of asked.entries())
        for (const mode of modes ?? COACH_MODES) {
          const key = `${mode} ${plainWords(way)}`;
          if (known.has(key)) check.addIssue({ code: 'custom', path: [i, 'asked', k], message: 'it is asked in another place already' });
          known.add(key);
        }
  });
export type KnownAnswers = z.infer<typeof KnownAnswers>;
