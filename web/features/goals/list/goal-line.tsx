import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { Goal } from '#core/goals/goal.ts';
import { goalPath } from '#web/coach-addresses.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { ReachedDialog } from '../detail/reached-dialog.tsx';
import { EditGoal } from '../track/edit-goal.tsx';
import { useGoalMoves } from '../use-goal-moves.ts';
import { GoalFacts } from '../goal-facts.tsx';

/** A goal with its tick, where goals stand beside other things. */
export function GoalLine({ goal }: { readonly goal: Goal }): ReactElement {
  const [opened, setOpened] = useState<'edit' | 'done' | null>(null);
  const close = () => setOpened(null);
  const { move, remove } = useGoalMoves();
  const { id, text, state, progress } = goal;
  const isDone = state === 'done';
  const tick = (): void => {
    if (!isDone && progress.done < progress.of) setOpened('done');
    else move(goal, { state: isDone ? 'open' : 'done' });
  };
  return (
    <li className="flex items-start gap-3 py-2.5">
      <input type="checkbox" aria-labelledby={`goal-${id}`} checked={isDone} onChange={tick} className="check-input mt-1.5 flex-none" />
      <div className="min-w-0 flex-1 py-1">
        <p className={classes('font-semibold wrap-anywhere', isDone && 'text-ink-3 line-through')}>
          <Link id={`goal-${id}`} to={goalPath(id)} className="hover:text-accent-ink">
            {text}
          </Link>
        </p>
        <GoalFacts goal={goal} />
      </div>
      <div className="flex flex-none">
        <IconButton label={`Edit: ${text}`} onClick={() => setOpened('edit')}>
          <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete: ${text}`} onClick={() => remove(goal)}>
          <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {opened === 'edit' ? <EditGoal goal={goal} onClose={close} /> : null}
      {opened === 'done' ? <ReachedDialog goal={goal} onClose={close} /> : null}
    </li>
  );
}
