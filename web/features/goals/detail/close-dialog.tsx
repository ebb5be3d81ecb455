import { useId, type ReactElement, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

export interface CloseDialogProps {
  readonly title: string;
  readonly description: string;
  readonly saveLabel: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** What is asked when a goal is reached, postponed or let go. Nothing has to be answered: Enter saves. */
export function CloseDialog({ title, description, saveLabel, onSave, onClose, children }: CloseDialogProps): ReactElement {
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSave();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={title}
      description={description}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="accent" type="submit" form={id}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="grid grid-cols-1 gap-4">
        {children}
      </form>
    </Dialog>
  );
}
