import { z } from 'zod';

/** What was right on one sheet of answers, as it is stored. */
export const StoredMarks = z.array(z.object({ questionId: z.string(), correct: z.boolean() }));

/** One sheet of answers, when it was handed in (milliseconds) and what was right. */
export interface MarkedSheet {
  readonly unitId: string;
  readonly at: number;
  readonly marks: z.infer<typeof StoredMarks>;
}

/** How a question was answered the last time. */
export interface LastMark {
  readonly unitId: string;
  readonly questionId: string;
  readonly correct: boolean;
  readonly at: number;
}

/** Of every question the last mark, in the order in which the questions were first met. */
export function lastMarks(sheets: readonly MarkedSheet[]): LastMark[] {
  const last = new Map<string, LastMark>();
  for (const { unitId, at, marks } of sheets.toSorted((a, b) => a.at - b.at))
    for (const { questionId, correct } of marks) {
      const question = atHome(unitId, questionId);
      last.set(keyOfQuestion(question), { ...question, correct, at });
    }
  return [...last.values()];
}

/** The last check of a course asks questions of earlier ones too, named `unit/question`. */
function atHome(unitId: string, questionId: string): Pick<LastMark, 'unitId' | 'questionId'> {
  const cut = questionId.indexOf('/');
  return cut === -1 ? { unitId, questionId } : { unitId: questionId.slice(0, cut), questionId: questionId.slice(cut + 1) };
}

/** Ids of questions are of their quiz alone. */
export const keyOfQuestion = ({ unitId, questionId }: Pick<LastMark, 'unitId' | 'questionId'>): string =>
  JSON.stringify([unitId, questionId]);
