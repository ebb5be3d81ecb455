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

export type PlannerTask =
  | { name: 'open'; input: SessionStart; pointers: Pointers }
  | { name: 'plan'; input: TurnInput; pointers: Pointers }
  | { name: 'end'; input: SessionInput };

/** The entry of the planner's thread. */
export default function runTask(task: PlannerTask): OpenedSession | PlannedTurn | EndedSession {
  if (task.name === 'open') return openSession(task.input, task.pointers);
  if (task.name === 'end') return endSession(task.input);
  return planTurn(task.input, task.pointers);
}
