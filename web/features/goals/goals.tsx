import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { href } from 'react-router';
import { planPath } from '#web/coach-addresses.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { AddGoal } from './add-goal.tsx';
import { GoalLine } from './list/goal-line.tsx';
import type { FirstGoals } from './load-goals.ts';
import { useFirstGoals } from './use-goals.ts';

export interface GoalsProps {
  readonly first: FirstGoals;
  readonly hasPlan: boolean;
}

/** What the learner wants to reach, the nearest day first; what is reached below. */
export function Goals({ first, hasPlan }: GoalsProps): ReactElement {
  const { goals, total } = useFirstGoals(first);
  return (
    <section aria-labelledby="goals">
      <SectionHead
        id="goals"
        title="Your goals"
        rule
        more={
          total > 0 ? (
            <TextLink look="more" to={href('/ai-career/goals')} icon={<ArrowRight size={15} aria-hidden="true" />}>
              All goals
            </TextLink>
          ) : undefined
        }
      />
      {goals.length === 0 ? (
        <EmptyState
          title={total === 0 ? 'No goals yet' : 'No open goals'}
          text="The coach offers goals that it hears in a talk, and a plan gives some. You can write one down yourself."
          action={hasPlan ? <Button to={planPath()}>Open your plan</Button> : undefined}
        />
      ) : (
        <ul className="divide-y divide-line">
          {goals.map((goal) => (
            <GoalLine key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
      <AddGoal className={goals.length === 0 ? 'mx-auto mt-4 flex' : 'mt-4'} />
    </section>
  );
}
