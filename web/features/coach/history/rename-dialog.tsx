import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState, type ReactElement, type SubmitEvent } from 'react';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { HISTORY_KEY } from './use-history.ts';

export interface RenameDialogProps {
  readonly entry: Pick<ConversationEntry, 'id' | 'title'>;
  readonly onClose: () => void;
}

/** Gives a conversation another name. What could not be saved stays in the field. */
export function RenameDialog({ entry: { id, title }, onClose }: RenameDialogProps): ReactElement {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(title);
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => browserApi.changeConversation(id, { title: name.trim() }),
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: [HISTORY_KEY] });
        onClose();
      },
    },
    queryClient,
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() === '' || name.trim() === title) onClose();
    else mutate();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Rename"
      initialFocus={field}
      size="sm"
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="accent" disabled={isPending}>
            Save
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit}>
        <TextField
          ref={field}
          label="Name"
          name="title"
          value={name}
          maxLength={120}
          autoComplete="off"
          error={error ? `Not saved. ${error.message}` : null}
          onChange={(event) => setName(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
