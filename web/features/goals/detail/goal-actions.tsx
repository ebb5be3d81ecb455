import { CalendarDays, Pencil, Trash2 } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { href, useNavigate } from 'react-router';
import type { Goal } from '#core/goals/goal.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import { nextPart } from '../parts.ts';
import { EditGoal } from '../track/edit-goal.tsx';
import { useGoalMoves } from '../use-goal-moves.ts';
import { LetGoDialog } from './let-go-dialog.tsx';
import { NextPartSignpost } from './next-part-signpost.tsx';
import { PostponeDialog } from './postpone-dialog.tsx';
import { ReachedDialog } from './reached-dialog.tsx';

/** What can be done with a goal as a whole: its next part, its end, its words. */
export function GoalActions({ goal }: { readonly goal: Goal }): ReactElement {
  const [opened, setOpened] = useState<'done' | 'postponed' | 'dropped' | 'edit' | null>(null);
  const navigate = useNavigate();
  const { move, remove } = useGoalMoves();
  const close = () => setOpened(null);
  const isOpen = goal.state === 'open';
  const isGoing = isOpen || goal.state === 'postponed';
  const part = nextPart(goal);
  const isAllDone = goal.progress.of > 0 && part === null;
  return (
    <div className="mt-6 grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {isOpen && part ? <NextPartSignpost goal={goal} part={part} /> : null}
        {isGoing ? (
          <Button variant={isAllDone ? 'accent' : 'line'} onClick={() => setOpened('done')}>
            Reached
          </Button>
        ) : null}
        {isOpen ? <Button onClick={() => setOpened('postponed')}>Postpone</Button> : null}
        {isOpen ? <Button onClick={() => setOpened('dropped')}>Let go</Button> : null}
        {isOpen ? null : <Button onClick={() => move(goal, { state: 'open', reason: null })}>Open again</Button>}
      </div>
      <div className="-ms-3 flex flex-wrap items-center">
        <Button size="sm" variant="quiet" icon={<Pencil size={16} aria-hidden="true" />} onClick={() => setOpened('edit')}>
          Edit
        </Button>
        {isGoing && goal.dueOn !== null ? (
          <FileLink to={`/api/goals/${goal.id}/calendar.ics`} icon={<CalendarDays size={16} aria-hidden="true" />}>
            Calendar file
          </FileLink>
        ) : null}
        <IconButton
          label="Delete this goal"
          onClick={() => {
            remove(goal);
            void navigate(href('/ai-career/goals'));
          }}
        >
          <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {opened === 'done' ? <ReachedDialog goal={goal} onClose={close} /> : null}
      {opened === 'postponed' ? <PostponeDialog goal={goal} onClose={close} /> : null}
      {opened === 'dropped' ? <LetGoDialog goal={goal} onClose={close} /> : null}
      {opened === 'edit' ? <EditGoal goal={goal} onClose={close} /> : null}
    </div>
  );
}
