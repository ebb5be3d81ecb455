import { useState, type ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { TextField } from '#web/ui/field.tsx';
import { DayChoices } from '../day-choices.tsx';
import { CloseDialog } from './close-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useClose } from './use-close.ts';

export function PostponeDialog({ goal, onClose }: { readonly goal: Goal; readonly onClose: () => void }): ReactElement {
  const [day, setDay] = useState('');
  const [reason, setReason] = useState('');
  const close = useClose(goal);
  return (
    <CloseDialog
      title="Postpone"
      description="It rests without a reminder until its day."
      saveLabel="Postpone"
      onSave={() => close({ state: 'postponed', dueOn: day || null, reason: reason.trim() || null }, 'Goal postponed.')}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-2">
        <TextField
          label="Its new day"
          name="dueOn"
          type="date"
          value={day}
          hint="Without a day it rests until you open it again."
          onChange={(event) => setDay(event.target.value)}
        />
        <DayChoices label="Its new day" onChoose={setDay} />
      </div>
      <ReasonField label="Why?" value={reason} onChange={setReason} />
    </CloseDialog>
  );
}
