import type { AssessmentAnswer } from '#core/assessment/answers.ts';
import { assessAnswers, type Assessed } from '#core/assessment/assess-answers.ts';
import { endSession, openSession, planTurn } from '#core/coach/plan-turn.ts';
import type {
  EndedSession,
  OpenedSession,
  PlannedTurn,
  Pointers,
  SessionInput,
  SessionStart,
  TurnInput,
} from '#core/coach/plan/turn-plan.ts';
import { makeExamples, type Examples } from '#core/examples/examples.ts';
import { remakeItem, type ItemSource, type MadeItem } from '#core/iq/generator/make-item.ts';
import { makeFreshItem, type ItemWish } from '#core/iq/sitting/make-fresh-item.ts';
import type { PlainDate } from '#core/plain-date.ts';
import { keepLog } from '../log.ts';
import { openEars } from './open-ears.ts';
import { readSpokenWords } from './read-coach-words.ts';

export type PlannerTask =
  | { name: 'warm' }
  | { name: 'open'; input: SessionStart; pointers: Pointers }
  | { name: 'plan'; input: TurnInput; pointers: Pointers }
  | { name: 'end'; input: SessionInput }
  | { name: 'assess'; answers: readonly AssessmentAnswer[]; today: PlainDate; pointers: Pointers }
  | { name: 'makeItem'; wish: ItemWish }
  | { name: 'remakeItem'; source: ItemSource }
  | { name: 'makeExamples'; today: PlainDate };

keepLog();

type Done = OpenedSession | PlannedTurn | EndedSession | Assessed | MadeItem | Examples | null;

/** What hearing takes is read when somebody first speaks: the IQ test's thread never needs it. */
let ears: ReturnType<typeof openEars> | undefined;
let spoken: ReturnType<typeof readSpokenWords> | undefined;

/** The entry of the planner's thread. */
export default async function runTask(task: PlannerTask): Promise<Done> {
  if (task.name === 'warm') return null;
  if (task.name === 'open') return openSession(task.input, task.pointers, await (spoken ??= readSpokenWords()));
  if (task.name === 'assess') return assessAnswers(task.answers, task.today, task.pointers);
  if (task.name === 'end') return endSession(task.input, await (spoken ??= readSpokenWords()));
  if (task.name === 'makeItem') return makeFreshItem(task.wish);
  if (task.name === 'remakeItem') return remakeItem(task.source);
  if (task.name === 'makeExamples') return makeExamples(task.today, await (spoken ??= readSpokenWords()));
  const heard = await (await (ears ??= openEars()))(task.input);
  return planTurn(task.input, task.pointers, await (spoken ??= readSpokenWords()), heard);
}
