import type { ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { browserApi } from '#web/api/client.ts';
import { refreshGoals, showGoal } from '../goal-cache.ts';
import { GoalDialog } from './goal-dialog.tsx';
import { draftOfGoal, toGoalChange } from './goal-draft.ts';

export interface EditGoalProps {
  readonly goal: Goal;
  readonly onClose: () => void;
}

export function EditGoal({ goal, onClose }: EditGoalProps): ReactElement {
  return (
    <GoalDialog
      title="Edit your goal"
      first={draftOfGoal(goal)}
      practice={goal.practice}
      save={async (draft) => {
        const changed = await browserApi.changeGoal(goal.id, toGoalChange(draft, goal));
        showGoal(goal.id, () => changed);
        void refreshGoals();
      }}
      onClose={onClose}
    />
  );
}
