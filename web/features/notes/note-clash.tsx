import { useEffect, useRef, type ReactElement } from 'react';
import { MAX_NOTE_LETTERS } from '#core/notes/note-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { useAttempt } from './use-attempt.ts';
import './notes.css';

export interface NoteClashProps {
  readonly mine: string;
  readonly theirs: string;
  /** Rejects when it could not be saved. */
  readonly onKeep: (text: string) => Promise<unknown>;
}

/** Two devices changed one note: both texts, and what may become of them. */
export function NoteClash({ mine, theirs, onKeep }: NoteClashProps): ReactElement {
  const { isBusy, error, attempt } = useAttempt();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  const both = [theirs, mine].filter((text) => text !== '').join('\n\n');
  return (
    <div role="group" aria-label="Two versions of one note" className="grid gap-3 pt-1 pb-3">
      <p className="text-sm text-ink-2">This note was changed elsewhere while you wrote. Nothing is lost.</p>
      <Version title="Yours" text={mine} />
      <Version title="The other" text={theirs} />
      {error ? (
        <div role="alert">
          <FieldError>{error}</FieldError>
        </div>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        <Button size="sm" disabled={isBusy} onClick={() => attempt(() => onKeep(theirs))}>
          Keep the other
        </Button>
        {both.length <= MAX_NOTE_LETTERS ? (
          <Button size="sm" disabled={isBusy} onClick={() => attempt(() => onKeep(both))}>
            Keep both
          </Button>
        ) : null}
        <Button ref={first} size="sm" variant="accent" disabled={isBusy} onClick={() => attempt(() => onKeep(mine))}>
          Keep yours
        </Button>
      </div>
    </div>
  );
}

function Version({ title, text }: { readonly title: string; readonly text: string }): ReactElement {
  return (
    <div>
      <p className="text-sm font-semibold">{title}</p>
      <p className="note-words">{text === '' ? 'No words.' : text}</p>
    </div>
  );
}
