import { useId, type ReactElement } from 'react';
import type { Goal, GoalStep } from '#core/goals/goal.ts';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { moveGoal } from '../move-goal.ts';
import { describeParts } from '../parts.ts';
import { useGoalMoves } from '../use-goal-moves.ts';

/** The steps of a goal as a route: each is ticked where it stands. */
export function GoalSteps({ goal }: { readonly goal: Goal }): ReactElement {
  const id = useId();
  const { move } = useGoalMoves();
  const { show } = useToast();
  const tick = ({ id: stepId }: GoalStep, isDone: boolean): void => {
    const ticked = { step: { id: stepId, isDone } };
    move(goal, ticked);
    if (!isDone) return;
    const parts = describeParts(moveGoal(goal, ticked).progress);
    show({
      text: 'Step done.',
      ...(parts !== null && { detail: `${parts}.` }),
      tone: 'good',
      key: 'goal',
      action: { label: 'Undo', onAction: () => move(goal, { step: { id: stepId, isDone: false } }) },
    });
  };
  return (
    <section aria-labelledby="steps">
      <SectionHead id="steps" title="Steps" rule className="mb-1" />
      <ol>
        {goal.steps.map((step) => (
          <li key={step.id} className="trail-row" data-state={step.isDone ? 'done' : 'ahead'}>
            <label htmlFor={`${id}-${step.id}`} className="flex min-h-11.5 cursor-pointer items-start gap-4.5 py-3 hover:bg-hover">
              <input
                type="checkbox"
                id={`${id}-${step.id}`}
                checked={step.isDone}
                onChange={(event) => tick(step, event.target.checked)}
                className="check-input relative z-1 mt-0.5"
              />
              <span className={classes('min-w-0 leading-[1.35] wrap-anywhere', step.isDone && 'text-ink-3')}>{step.text}</span>
            </label>
          </li>
        ))}
      </ol>
    </section>
  );
}
