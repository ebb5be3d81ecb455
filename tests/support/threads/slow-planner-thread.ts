import type { PlannerTask } from '#server/planner/thread.ts';

/** Takes as many milliseconds as the seed says, and holds its thread meanwhile. */
export default function runTask(task: Extract<PlannerTask, { name: 'warm' | 'open' | 'makeItem' }>): string | null {
  if (task.name === 'warm') return null;
  const { seed } = task.name === 'open' ? task.input : task.wish;
  for (const until = performance.now() + Number(seed); performance.now() < until;);
  return seed;
}
