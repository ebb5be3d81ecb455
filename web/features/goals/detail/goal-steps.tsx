import type { ReactElement } from 'react';
import type { Goal, GoalStep } from '#core/goals/goal.ts';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { moveGoal } from '../move-goal.ts';
import { describeParts } from '../parts.ts';
import { useGoalMoves } from '../use-goal-moves.ts';

/** Of the box that ticks a step. */
export const stepBoxId = ({ id }: Pick<GoalStep, 'id'>): string => `step-${id}`;

/** The steps of a goal as a route: each is ticked where it stands, and the one to do now has a ring. */
export function GoalSteps({ goal }: { readonly goal: Goal }): ReactElement {
  const { move } = useGoalMoves();
  const { show } = useToast();
  const now = goal.state === 'open' ? goal.steps.find(({ isDone }) => !isDone) : undefined;
  const tick = ({ id, text }: GoalStep, isDone: boolean): void => {
    const ticked = { step: { id, text, isDone } };
    move(goal, ticked);
    if (!isDone) return;
    const parts = describeParts(moveGoal(goal, ticked).progress);
    show({
      text: 'Step done.',
      ...(parts !== null && { detail: `${parts}.` }),
      tone: 'good',
      key: 'goal',
      action: { label: 'Undo', onAction: () => move(goal, { step: { id, text, isDone: false } }) },
    });
  };
  return (
    <section aria-labelledby="steps">
      <SectionHead id="steps" title="Steps" rule className="mb-1" />
      <ol>
        {goal.steps.map((step) => {
          const isNow = step === now;
          return (
            <li
              key={step.id}
              className="trail-row"
              data-state={step.isDone ? 'done' : isNow ? 'now' : 'ahead'}
              aria-current={isNow ? 'step' : undefined}
            >
              <label htmlFor={stepBoxId(step)} className="flex min-h-11.5 cursor-pointer items-start gap-4.5 py-3 hover:bg-hover">
                <input
                  type="checkbox"
                  id={stepBoxId(step)}
                  checked={step.isDone}
                  onChange={(event) => tick(step, event.target.checked)}
                  className={classes('check-input relative z-1 mt-0.5', isNow && 'inset-ring-4 inset-ring-accent')}
                />
                <span className={classes('min-w-0 leading-[1.35] wrap-anywhere', step.isDone && 'text-ink-3', isNow && 'font-semibold')}>
                  {step.text}
                </span>
              </label>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
