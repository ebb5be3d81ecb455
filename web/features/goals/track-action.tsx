import { ArrowRight, Flag } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { ActionItem } from '#core/assessment/assessment.ts';
import type { Goal } from '#core/goals/goal.ts';
import { goalPath } from '#web/addresses.ts';
import { browserApi } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { refreshGoals } from './goal-cache.ts';
import { GoalDialog } from './track/goal-dialog.tsx';
import { draftOfAction, toGoalInput, type GoalDraft } from './track/goal-draft.ts';

export interface TrackActionProps {
  readonly action: ActionItem;
  readonly assessmentId: string;
  /** The goal that follows the action already. */
  readonly goal: Goal | null;
  /** Null when it was taken back. */
  readonly onTracked?: (goal: Goal | null) => void;
}

/** Makes an action of the plan a goal of the learner's, or leads to the goal that it is. */
export function TrackAction({ action, assessmentId, goal, onTracked }: TrackActionProps): ReactElement {
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  const [since, setSince] = useState<Goal | null>();
  const tracked = since === undefined ? goal : since;
  const settle = (next: Goal | null): void => {
    setSince(next);
    onTracked?.(next);
    void refreshGoals();
  };
  const untrack = ({ id }: Goal): void => {
    browserApi.deleteGoal(id).then(
      () => settle(null),
      (error: Error) => show({ text: 'Not taken back.', detail: error.message, tone: 'bad', key: 'goal' }),
    );
  };
  const save = async (draft: GoalDraft): Promise<void> => {
    const origin = { action: { assessmentId, actionId: action.id }, skill: action.skill };
    const added = await browserApi.addGoal(toGoalInput(draft, origin));
    settle(added);
    show({ text: 'Tracked.', tone: 'good', key: 'goal', action: { label: 'Undo', onAction: () => untrack(added) } });
  };
  return (
    <>
      {tracked ? (
        <Button
          size="sm"
          variant="quiet"
          to={goalPath(tracked.id)}
          aria-label={`Open your goal: ${tracked.text}`}
          icon={<ArrowRight size={16} aria-hidden="true" />}
        >
          {tracked.progress.of > 0 ? `Tracked, ${tracked.progress.done} of ${tracked.progress.of}` : 'Tracked'}
        </Button>
      ) : (
        <Button size="sm" aria-label={`Track: ${action.action}`} icon={<Flag size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
          Track
        </Button>
      )}
      {isOpen ? (
        <GoalDialog
          title="Track this"
          first={draftOfAction(action)}
          planned={action.dueOn}
          practice={action.practice}
          save={save}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
