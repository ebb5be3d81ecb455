import type { PlannerTask } from '#server/planner/thread.ts';

/** Takes as many milliseconds as the seed says, and holds its thread meanwhile. */
export default function runTask({ input }: Extract<PlannerTask, { name: 'open' }>): string {
  for (const until = performance.now() + Number(input.seed); performance.now() < until;);
  return input.seed;
}
