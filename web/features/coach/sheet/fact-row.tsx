import { useMutation } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type SubmitEvent } from 'react';
import { MAX_FACT_CHARS, type CoachFact } from '#core/coach/facts/fact.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { refreshFacts } from './use-facts.ts';

export interface FactRowProps {
  readonly fact: CoachFact;
  readonly onDelete: () => void;
}

/** A note as it was said, or as its learner has put it since. */
export function FactRow({ fact, onDelete }: FactRowProps): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (isEditing)
    return (
      <li className="py-2">
        <FactForm fact={fact} onClose={() => setEditing(false)} />
      </li>
    );
  const isOwnWords = fact.text === fact.quote;
  return (
    <li className="flex items-start gap-1">
      <div className="min-w-0 flex-1 py-2">
        <p className="text-pretty wrap-anywhere">{isOwnWords ? `“${fact.text}”` : fact.text}</p>
        {isOwnWords ? null : <p className="mt-0.5 text-sm text-pretty text-ink-3 wrap-anywhere">You said “{fact.quote}”</p>}
      </div>
      <IconButton ref={edit} label={`Edit: ${fact.text}`} onClick={() => setEditing(true)}>
        <Pencil size={17} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label={`Delete: ${fact.text}`} onClick={onDelete}>
        <Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function FactForm({ fact, onClose }: { readonly fact: CoachFact; readonly onClose: () => void }): ReactElement {
  const form = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(fact.text);
  useEffect(() => field.current?.focus(), []);
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: () => browserApi.changeFact(fact.id, { text: text.trim() }),
      onSuccess: async () => {
        await refreshFacts();
        onClose();
      },
    },
    queryClient,
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === '' || text.trim() === fact.text) onClose();
    else mutate();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <form id={form} onSubmit={submit} className="grid gap-2">
      <TextField
        ref={field}
        label="Your note"
        name="text"
        value={text}
        maxLength={MAX_FACT_CHARS}
        autoComplete="off"
        error={error ? `Not saved. ${error.message}` : null}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
      />
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button size="sm" type="submit" variant="accent" disabled={isPending}>
          Save
        </Button>
      </div>
    </form>
  );
}
