import { useState, type ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useClose } from './use-close.ts';

export function ReachedDialog({ goal, onClose }: { readonly goal: Goal; readonly onClose: () => void }): ReactElement {
  const [how, setHow] = useState('');
  const close = useClose(goal);
  return (
    <CloseDialog
      title="Reached"
      description="It is kept among the goals that you have reached."
      saveLabel="Save"
      onSave={() => close({ state: 'done', reason: how.trim() || null }, 'Goal reached.')}
      onClose={onClose}
    >
      <ReasonField label="How did it go?" value={how} onChange={setHow} />
    </CloseDialog>
  );
}
