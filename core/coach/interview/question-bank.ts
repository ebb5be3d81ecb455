import { z } from 'zod';
import { DIFFICULTIES } from '#core/records/levels.ts';
import { QUESTION_TYPES, SLOT_IDS } from '../score/interview/question-types.ts';
import { COMPETENCIES, ROLE_FAMILIES, type Question } from './question.ts';

/** What every interview opens with, and what it closes with. */
export const OPENING = 'introduction';
export const CLOSING = 'why-here';

const Id = z
  .string()
  .regex(/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/, 'name it in small letters, with hyphens between words')
  .max(60);
const Text = z
  .string()
  .trim()
  .max(300)
  .regex(/^[^.?!{}]+[.?]$/, 'ask in one sentence that ends in a full stop or a question mark');
const some = <One extends z.ZodType>(One: One) => z.tuple([One], One);

const Family = z.strictObject({
  competency: z.enum(COMPETENCIES),
  type: z.enum(QUESTION_TYPES),
  slots: some(z.enum(SLOT_IDS)),
  /** Left out: all. */
  difficulty: some(z.enum(DIFFICULTIES)).default([...DIFFICULTIES]),
  /** Left out: any. */
  roles: some(z.enum(ROLE_FAMILIES)).or(z.literal('any')).default('any'),
  /** By id. Ids are stored: they are added to, never changed. */
  asked: z.record(Id, Text).refine((asked) => Object.keys(asked).length >= 3, 'ask it in at least three ways'),
});

/** `library/coach/questions.yaml`. */
export const QuestionBank = z
  .record(Id, Family)
  .superRefine((families, check) => {
    const issue = (path: string[], message: string): void => check.addIssue({ code: 'custom', path, message });
    for (const id of [OPENING, CLOSING]) if (!Object.hasOwn(families, id)) issue([id], 'it is missing, and every interview needs it');
    const known = new Map<string, string>();
    for (const [family, { asked }] of Object.entries(families))
      for (const id of Object.keys(asked)) {
        const other = known.get(id);
        if (other !== undefined) issue([family, 'asked', id], `a question of ${other} has this name already`);
        known.set(id, family);
      }
  })
  .transform((families): readonly Question[] =>
    Object.entries(families).flatMap(([family, { asked, ...all }]) =>
      Object.entries(asked).map(([id, text]) => ({ ...all, family, id, text })),
    ),
  );

export const questionById = (questions: readonly Question[], id: string | null): Question | undefined =>
  questions.find((question) => question.id === id);
