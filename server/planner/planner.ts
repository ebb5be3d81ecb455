import { Piscina } from 'piscina';
import type { EndedSession, Opening, OpeningInput, Pointers, SessionInput, TurnInput, TurnPlan } from '#core/coach/plan/turn-plan.ts';

import type { PlannerTask } from './thread.ts';

/** What the coach decides of a conversation: what an answer shows, and what comes next. */
export interface Planner {
  open(input: OpeningInput): Promise<Opening>;
  plan(input: TurnInput, pointers: Pointers): Promise<TurnPlan>;
  end(input: SessionInput): Promise<EndedSession>;
  close(): Promise<void>;
}

/** No honest answer takes a hundredth of it. */
const LIMIT_MS = 10_000;
const HEAP_MIB = 256;
const IDLE_MS = 60_000;

/** Decides in a thread of its own: a long answer takes longer to read than others may wait. */
export function openPlanner(): Planner {
  const pool = new Piscina({
    filename: `${import.meta.dirname}/thread.ts`,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MIB },
  });
  // A thread that has been given up may still say how it ended. Unheard, that would end the process.
  pool.on('error', () => {});
  const run = (task: PlannerTask): Promise<unknown> => pool.run(task, { signal: AbortSignal.timeout(LIMIT_MS) });
  return {
    open: (input) => run({ name: 'open', input }) as Promise<Opening>,
    plan: (input, pointers) => run({ name: 'plan', input, pointers }) as Promise<TurnPlan>,
    end: (input) => run({ name: 'end', input }) as Promise<EndedSession>,
    close: () => pool.destroy(),
  };
}
