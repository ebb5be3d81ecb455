import { z } from 'zod';
import { Evaluation } from '../coach/evaluation.ts';
import type { SpokenWords } from '../coach/coaches.ts';
import { openSession, planTurn } from '../coach/plan-turn.ts';
import type { Pointers, SaidMessage } from '../coach/plan/turn-plan.ts';

const QUESTION = 'Tell me about a time you changed a plan that other people had already agreed to.';
/** Written for this example; nobody said it. */
const ANSWER =
  'In March our clinic had agreed to move the records over one weekend. On the Tuesday before I counted 340 files that two systems named differently. ' +
  'I rang both team leads, showed them the list and proposed that we move the oldest ward first. Sam said it would cost us a week. ' +
  'I wrote the new order on one page, and we moved four wards in four nights. Things went a lot better after that.';

const NOBODY: Pointers = { emergency: null, channel: null };

/** A question of an interview, an answer, what is seen in it, and what the built-in coach says next. */
export const ExampleTalk = z.object({ question: z.string(), answer: z.string(), evaluation: Evaluation, reply: z.string() });
export type ExampleTalk = z.infer<typeof ExampleTalk>;

export function makeExampleTalk(spoken: SpokenWords): ExampleTalk {
  const start = { mode: 'interview', context: { question: QUESTION }, seed: 'example', weakSpots: [], askedBefore: [] } as const;
  const opening = openSession({ ...start, goal: null, continued: null }, NOBODY, spoken);
  const said: SaidMessage[] = [
    { id: 'opening', role: 'assistant', content: opening.words, asked: opening.asked, evaluation: null },
    { id: 'answer', role: 'user', content: ANSWER, asked: null, evaluation: null },
  ];
  const { evaluation, words } = planTurn({ ...start, said, attempts: [], earlier: null }, NOBODY, spoken);
  if (evaluation === null) throw new Error('The example answers no question.');
  return { question: QUESTION, answer: ANSWER, evaluation, reply: words };
}
