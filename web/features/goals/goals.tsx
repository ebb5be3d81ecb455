import { ArrowRight } from 'lucide-react';
import type { ReactElement } from 'react';
import { href } from 'react-router';
import type { Goal } from '#core/goals/goal.ts';
import type { Page } from '#core/library/catalogue.ts';
import { planPath } from '#web/coach-addresses.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { AddGoal } from './add-goal.tsx';
import { GoalLine } from './list/goal-line.tsx';
import { byDay } from './parts.ts';
import { useGoals } from './use-goals.ts';

const MOST_SHOWN = 8;

/** What the learner wants to reach, the nearest day first; what is reached below. */
export function Goals({ first }: { readonly first: Page<Goal> }): ReactElement {
  const goals = useGoals(first);
  const shown = [...goals.filter(({ state }) => state === 'open').toSorted(byDay), ...goals.filter(({ state }) => state === 'done')];
  return (
    <section aria-labelledby="goals">
      <SectionHead
        id="goals"
        title="Your goals"
        rule
        more={
          goals.length > 0 ? (
            <TextLink look="more" to={href('/ai-career/goals')} icon={<ArrowRight size={15} aria-hidden="true" />}>
              All goals
            </TextLink>
          ) : undefined
        }
      />
      {shown.length === 0 ? (
        <EmptyState
          title={goals.length === 0 ? 'No goals yet' : 'No open goals'}
          text="The coach offers goals that it hears in a talk, and a plan gives some. You can write one down yourself."
          action={<Button to={planPath()}>Open your plan</Button>}
        />
      ) : (
        <ul className="divide-y divide-line">
          {shown.slice(0, MOST_SHOWN).map((goal) => (
            <GoalLine key={goal.id} goal={goal} />
          ))}
        </ul>
      )}
      <AddGoal className={shown.length === 0 ? 'mx-auto mt-4 flex' : 'mt-4'} />
    </section>
  );
}
