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

/** The entry of the planner's thread. */
export default function runTask(task: PlannerTask): OpenedSession | PlannedTurn | EndedSession | Assessed | MadeItem | Examples | null {
  if (task.name === 'warm') return null;
  if (task.name === 'open') return openSession(task.input, task.pointers);
  if (task.name === 'assess') return assessAnswers(task.answers, task.today, task.pointers);
  if (task.name === 'end') return endSession(task.input);
  if (task.name === 'makeItem') return makeFreshItem(task.wish);
  if (task.name === 'remakeItem') return remakeItem(task.source);
  if (task.name === 'makeExamples') return makeExamples(task.today);
  return planTurn(task.input, task.pointers);
}
