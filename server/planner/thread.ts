import { endSession, openSession, planTurn } from '#core/coach/plan-turn.ts';
import type { EndedSession, Opening, OpeningInput, Pointers, SessionInput, TurnInput, TurnPlan } from '#core/coach/plan/turn-plan.ts';

export type PlannerTask =
  | { name: 'open'; input: OpeningInput }
  | { name: 'plan'; input: TurnInput; pointers: Pointers }
  | { name: 'end'; input: SessionInput };

/** The entry of the planner's thread. */
export default function runTask(task: PlannerTask): Opening | TurnPlan | EndedSession {
  if (task.name === 'open') return openSession(task.input);
  if (task.name === 'end') return endSession(task.input);
  return planTurn(task.input, task.pointers);
}
