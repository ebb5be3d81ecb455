import { useState, type ReactElement } from 'react';
import type { Goal } from '#core/goals/goal.ts';
import { describeParts } from '../parts.ts';
import { CloseDialog } from './close-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { useClose } from './use-close.ts';

/** Asked once, with what tells that it is reached in view. Parts that are open are no hindrance. */
export function ReachedDialog({ goal, onClose }: { readonly goal: Goal; readonly onClose: () => void }): ReactElement {
  const [how, setHow] = useState('');
  const close = useClose(goal);
  const { measure, progress } = goal;
  const isPartly = progress.done < progress.of;
  return (
    <CloseDialog
      title={isPartly ? 'Reached already?' : 'Reached'}
      description={
        isPartly ? `${describeParts(progress)}. Its parts stay as they are.` : 'It is kept among the goals that you have reached.'
      }
      saveLabel={isPartly ? 'Yes, reached' : 'Save'}
      onSave={() => close({ state: 'done', reason: how.trim() || null }, 'Goal reached.')}
      onClose={onClose}
    >
      {measure === null ? null : (
        <p className="text-pretty wrap-anywhere">
          <span className="text-ink-2">You will know it worked when: </span>
          {measure}
        </p>
      )}
      <ReasonField label="How did it go?" value={how} onChange={setHow} />
    </CloseDialog>
  );
}
