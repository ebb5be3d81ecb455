import type { EndedSession, Opening, OpeningInput, SessionInput, TurnInput, TurnPlan } from './turn-plan.ts';

/** How one mode opens, goes on and ends. Pure: the same input gives the same words. */
export interface ModeCoach {
  open(input: OpeningInput): Opening;
  plan(input: TurnInput): TurnPlan;
  end(input: SessionInput): EndedSession;
}
