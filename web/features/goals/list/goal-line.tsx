import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { Goal } from '#core/goals/goal.ts';
import { goalPath } from '#web/coach-addresses.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { EditGoal } from '../track/edit-goal.tsx';
import { useGoalMoves } from '../use-goal-moves.ts';
import { GoalFacts } from './goal-facts.tsx';

/** A goal with its tick, where goals stand beside other things. */
export function GoalLine({ goal }: { readonly goal: Goal }): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const { move, remove } = useGoalMoves();
  const { id, text, state } = goal;
  const isDone = state === 'done';
  return (
    <li className="flex items-start gap-3 py-2.5">
      <input
        type="checkbox"
        aria-labelledby={`goal-${id}`}
        checked={isDone}
        onChange={() => move(goal, { state: isDone ? 'open' : 'done' })}
        className="check-input mt-1.5 flex-none"
      />
      <div className="min-w-0 flex-1 py-1">
        <p className={classes('font-semibold wrap-anywhere', isDone && 'text-ink-3 line-through')}>
          <Link id={`goal-${id}`} to={goalPath(id)} className="hover:text-accent-ink">
            {text}
          </Link>
        </p>
        <GoalFacts goal={goal} />
      </div>
      <div className="flex flex-none">
        <IconButton label={`Edit: ${text}`} onClick={() => setEditing(true)}>
          <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete: ${text}`} onClick={() => remove(goal)}>
          <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {isEditing ? <EditGoal goal={goal} onClose={() => setEditing(false)} /> : null}
    </li>
  );
}
