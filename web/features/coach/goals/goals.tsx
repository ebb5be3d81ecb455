import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import type { Page } from '#core/library/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { GoalForm } from './goal-form.tsx';
import { GoalRow } from './goal-row.tsx';
import { useGoals } from './use-goals.ts';

/** What the learner wants to reach: open ones first, what is reached below. */
export function Goals({ first }: { readonly first: Page<Goal> }): ReactElement {
  const { goals, add, change, remove } = useGoals(first);
  const [isAdding, setAdding] = useState(false);
  const sorted = [...goals.filter(({ state }) => state === 'open'), ...goals.filter(({ state }) => state === 'done')];
  return (
    <section aria-labelledby="goals">
      <SectionHead id="goals" title="Your goals" rule />
      {sorted.length === 0 && !isAdding ? (
        <EmptyState title="No goals yet" text="The coach offers goals that it hears in a talk. You can write one down yourself." />
      ) : (
        <ul className="divide-y divide-line">
          {sorted.map((goal) => (
            <GoalRow key={goal.id} goal={goal} onChange={(changed) => change(goal.id, changed)} onRemove={() => remove(goal)} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <GoalForm
          save={async (goal) => {
            await add({ ...goal, measure: null, ifThen: null, skill: null });
          }}
          onClose={() => setAdding(false)}
        />
      ) : (
        <Button
          size="sm"
          className={sorted.length === 0 ? 'mx-auto mt-4 flex' : 'mt-4'}
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => setAdding(true)}
        >
          Add a goal
        </Button>
      )}
    </section>
  );
}
