import { Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { describeGoal } from '#core/goals/describe-goal.ts';
import type { Goal, GoalChange } from '#core/goals/goal.ts';
import { IconButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { GoalForm } from './goal-form.tsx';

export interface GoalRowProps {
  readonly goal: Goal;
  readonly onChange: (change: GoalChange) => Promise<unknown>;
  readonly onRemove: () => void;
}

/** A goal with its tick. A date that has passed says nothing: it can be written anew at any time. */
export function GoalRow({ goal, onChange, onRemove }: GoalRowProps): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const { id, text, state } = goal;
  // The tick shows with the press; what the server makes of it comes after.
  const [ticked, setTicked] = useState<boolean | null>(null);
  const isDone = ticked ?? state === 'done';
  const tick = () => {
    setTicked(!isDone);
    // What was not saved is told of by a notice.
    onChange({ state: isDone ? 'open' : 'done' }).then(
      () => setTicked(null),
      () => setTicked(null),
    );
  };
  if (isEditing)
    return (
      <li>
        <GoalForm goal={goal} save={onChange} onClose={() => setEditing(false)} />
      </li>
    );
  return (
    <li className="flex items-start gap-3 py-2.5">
      <input type="checkbox" id={`goal-${id}`} checked={isDone} onChange={tick} className="check-input mt-1.5 flex-none" />
      <div className="min-w-0 flex-1 py-1">
        <label htmlFor={`goal-${id}`} className={classes('block font-semibold wrap-anywhere', isDone && 'text-ink-3 line-through')}>
          {text}
        </label>
        {describeGoal(goal).map((detail) => (
          <p key={detail} className="text-sm text-ink-3 wrap-anywhere">
            {detail}
          </p>
        ))}
      </div>
      <div className="flex flex-none">
        <IconButton label={`Edit: ${text}`} onClick={() => setEditing(true)}>
          <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete: ${text}`} onClick={onRemove}>
          <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
