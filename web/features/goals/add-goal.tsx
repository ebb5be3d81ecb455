import { Plus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { browserApi } from '#web/api/client.ts';
import { Button } from '#web/ui/button.tsx';
import { useToast } from '#web/ui/toast.tsx';
import { refreshGoals } from './goal-cache.ts';
import { GoalDialog } from './track/goal-dialog.tsx';
import { EMPTY_DRAFT, toGoalInput, type GoalDraft } from './track/goal-draft.ts';

/** Writes down a goal of the learner's own. */
export function AddGoal({ className }: { readonly className?: string | undefined }): ReactElement {
  const { show } = useToast();
  const [isOpen, setOpen] = useState(false);
  const save = async (draft: GoalDraft): Promise<void> => {
    await browserApi.addGoal(toGoalInput(draft));
    show({ text: 'Added to your goals.', tone: 'good', key: 'goal' });
    await refreshGoals();
  };
  return (
    <>
      <Button size="sm" className={className} icon={<Plus size={16} aria-hidden="true" />} onClick={() => setOpen(true)}>
        Add a goal
      </Button>
      {isOpen ? <GoalDialog title="A goal of your own" first={EMPTY_DRAFT} save={save} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
