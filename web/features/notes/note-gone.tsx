import { useEffect, useRef, type ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useAttempt } from './use-attempt.ts';
import './notes.css';

export interface NoteGoneProps {
  readonly text: string;
  /** Rejects when it could not be saved. */
  readonly onKeep: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** The note was deleted elsewhere while its words were changed here. */
export function NoteGone({ text, onKeep, onClose }: NoteGoneProps): ReactElement {
  const { isBusy, error, attempt } = useAttempt();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-label="A note that was deleted" className="grid gap-3 pt-1 pb-3">
      <p className="text-sm text-ink-2">This note was deleted elsewhere. You can save your words as a new one.</p>
      <p className="note-words">{text}</p>
      {error ? (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" variant="quiet" disabled={isBusy} onClick={onClose}>
          Let it go
        </Button>
        <Button ref={keep} size="sm" variant="accent" disabled={isBusy} onClick={() => attempt(onKeep)}>
          Save as new
        </Button>
      </div>
    </div>
  );
}
