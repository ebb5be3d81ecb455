import { useId, useState, type ReactElement } from 'react';
import type { ActionItem } from '#core/assessment/assessment.ts';
import type { Goal } from '#core/goals/goal.ts';
import { browserApi } from '#web/api/client.ts';
import { useToast } from '#web/ui/toast.tsx';
import { refreshGoals } from '../goal-cache.ts';
import { GoalDialog } from './goal-dialog.tsx';
import { draftOfAction, toGoalInput, type GoalDraft } from './goal-draft.ts';

export interface TrackActionProps {
  readonly action: ActionItem;
  readonly assessmentId: string;
  /** The goal that follows the action already. */
  readonly goal: Goal | null;
  /** Null when it was taken back. */
  readonly onTracked?: (goal: Goal | null) => void;
}

/** How an action of the plan becomes a goal: opened by a press, saved in the dialog, taken back in the notice. */
export function useTracking({ action, assessmentId, goal, onTracked }: TrackActionProps) {
  const { show } = useToast();
  /** Of the button, and of the link that takes its place. */
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [since, setSince] = useState<Goal | null>();
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
  const dialog: ReactElement | null = isOpen ? (
    <GoalDialog
      title="Track this"
      first={draftOfAction(action)}
      planned={action.dueOn}
      practice={action.practice}
      save={save}
      onClose={() => setOpen(false)}
      findFinalFocus={() => document.getElementById(id)}
    />
  ) : null;
  return { id, tracked: since === undefined ? goal : since, open: () => setOpen(true), dialog };
}
