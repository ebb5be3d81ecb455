import type { Evaluation, Refusal, Rubric } from '../evaluation.ts';

/** What is seen in what is not scored. */
export const UNREAD = {
  form: null,
  overall: 0,
  band: 'not_yet',
  sure: true,
  probe: null,
  praise: null,
  features: [],
  compare: null,
} satisfies Partial<Evaluation>;

export function refusal(rubric: Rubric, question: string | null, refused: Refusal): Evaluation {
  return { ...UNREAD, rubric, question, refused };
}
