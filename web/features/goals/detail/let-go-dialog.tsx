import { useState, type ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { Button } from '#web/ui/button.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useClose } from './use-close.ts';

const REASONS = ['Something else comes first', 'It no longer fits', 'It was too much at once', 'It happened without it'];

export function LetGoDialog({ goal, onClose }: { readonly goal: Goal; readonly onClose: () => void }): ReactElement {
  const [reason, setReason] = useState('');
  const close = useClose(goal);
  return (
    <CloseDialog
      title="Let go"
      description="Letting go of a goal is a decision like any other. It can be taken up again."
      saveLabel="Let go"
      onSave={() => close({ state: 'dropped', reason: reason.trim() || null }, 'Goal let go.')}
      onClose={onClose}
    >
      <div role="group" aria-label="Usual reasons" className="flex flex-wrap gap-2">
        {REASONS.map((words) => (
          <Button key={words} size="sm" aria-pressed={reason === words} onClick={() => setReason(reason === words ? '' : words)}>
            {words}
          </Button>
        ))}
      </div>
      <ReasonField label="In your words" value={reason} onChange={setReason} />
    </CloseDialog>
  );
}
