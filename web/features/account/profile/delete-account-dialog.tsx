import { Trash2 } from 'lucide-react';
import { type ReactElement, type SubmitEvent, useId, useRef, useState } from 'react';
import { createAsk } from '#web/api/request.ts';
import { ownDataCalls } from '#web/api/own-data-calls.ts';
import { useLearner } from '#web/root-data.ts';
import { learnerOfPage, leaveSession, tellSessionEnded } from '#web/api/session-end.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { PasswordField } from '#web/ui/field.tsx';
import { explainDeletion } from './explain-deletion.ts';
import { forgetLearner } from '../forget-learner.ts';

/** Without an end: the account of many years takes a while, and goes on being deleted whoever waits. */
const { deleteAccount } = ownDataCalls({
  ask: createAsk((path, init) => fetch(path, init), {
    onSignedOut: tellSessionEnded,
    // Never the account of whoever has signed in elsewhere meanwhile.
    get learnerId() {
      return learnerOfPage();
    },
  }),
});

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps): ReactElement {
  const learner = useLearner();
  const formId = useId();
  const field = useRef<HTMLFormElement>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isDeleting) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    setDeleting(true);
    setError(null);
    try {
      await deleteAccount(password === '' ? undefined : password);
      leaveSession();
      await forgetLearner(learner?.id ?? null);
      // A whole new document: nothing of the learner stays in memory, and it says that all is deleted.
      window.location.assign('/');
    } catch (failure) {
      setError(explainDeletion(failure));
      setDeleting(false);
      field.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus();
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !isDeleting && onOpenChange(next)}
      size="sm"
      title="Delete your account"
      description="Your notes, places, conversations, plans, results and certificates go with it, in all places where you are signed in. Nobody can bring them back."
      actions={
        <>
          <Button variant="quiet" disabled={isDeleting} onClick={() => onOpenChange(false)}>
            Keep it
          </Button>
          <Button type="submit" form={formId} variant="bad" disabled={isDeleting} icon={<Trash2 size={17} aria-hidden="true" />}>
            {isDeleting ? 'Deleting' : 'Delete everything'}
          </Button>
        </>
      }
    >
      <form id={formId} ref={field} noValidate onSubmit={(event) => void submit(event)}>
        <input type="hidden" name="username" autoComplete="username" value={learner?.email ?? ''} readOnly />
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          error={error}
          hint="If you sign in without one, leave it empty: having signed in within the last five minutes will do."
        />
        <p role="status" className="sr-only">
          {isDeleting ? 'Deleting your account.' : ''}
        </p>
      </form>
    </Dialog>
  );
}
