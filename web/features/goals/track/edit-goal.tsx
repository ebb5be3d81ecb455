import { useRef, type ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { isChangedElsewhere } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { refreshGoals, showGoal } from '../goal-cache.ts';
import { GoalDialog, type GoalClash } from './goal-dialog.tsx';
import { draftOfGoal, toGoalChange, type GoalDraft } from './goal-draft.ts';
import { rebaseDraft } from './rebase-draft.ts';

export interface EditGoalProps {
  readonly goal: Goal;
  readonly onClose: () => void;
}

/** What is saved goes onto the goal as it was seen; what was changed elsewhere alone stays, and where both changed the same the learner decides. */
export function EditGoal({ goal, onClose }: EditGoalProps): ReactElement {
  const seen = useRef(goal);
  const save = async (draft: GoalDraft): Promise<GoalClash | undefined> => {
    const send = async (own: GoalDraft, known: Goal): Promise<void> => {
      const changed = await browserApi.changeGoal(goal.id, { ...toGoalChange(own, known), ifUpdatedAt: known.updatedAt });
      showGoal(goal.id, () => changed);
      void refreshGoals();
    };
    try {
      await send(draft, seen.current);
    } catch (failure) {
      if (!isChangedElsewhere(failure)) throw failure;
      const theirs = await browserApi.getGoal(goal.id);
      const { draft: rebased, clashes } = rebaseDraft(draft, seen.current, theirs);
      if (clashes.length > 0) {
        seen.current = theirs;
        return { draft: rebased, theirs: draftOfGoal(theirs), words: clashes.join(' ') };
      }
      await send(rebased, theirs);
    }
    return undefined;
  };
  return <GoalDialog title="Edit your goal" first={draftOfGoal(goal)} practice={goal.practice} save={save} onClose={onClose} />;
}
