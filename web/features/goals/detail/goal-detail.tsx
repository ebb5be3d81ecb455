import type { ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { GoalFacts } from '../list/goal-facts.tsx';
import { useGoal } from '../use-goals.ts';

export function GoalDetail({ first }: { readonly first: Goal }): ReactElement {
  const goal = useGoal(first);
  return (
    <div className="mx-auto max-w-240 px-(--page-x) pt-2 pb-12">
      <h1>{goal.text}</h1>
      <GoalFacts goal={goal} />
    </div>
  );
}
