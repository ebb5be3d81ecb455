import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';

export interface BookmarkFormProps {
  readonly label: string;
  readonly text: string;
  /** Rejects when it could not be saved. */
  readonly onSave: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
}

const MAX_LETTERS = 5000;

/** The note of a bookmark. It may be empty; it stays open until it is saved. */
export function BookmarkForm({ label, text, onSave, onClose }: BookmarkFormProps): ReactElement {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(text);
  const [isSaving, setSaving] = useState(false);
  const [error, setError] = useState('');

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);

  async function save(): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    try {
      await onSave(draft);
      onClose();
    } catch (fault) {
      setSaving(false);
      setError(`Not saved. ${fault instanceof Error ? fault.message : ''}`.trim());
    }
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onClose();
    else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
    else return;
    // The panel would close.
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <form
      className="grid gap-2 pt-1 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <textarea
        ref={field}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        rows={3}
        maxLength={MAX_LETTERS}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={handleKey}
        className="field-sizing-content max-h-60 min-h-20 w-full resize-y rounded-2 bg-paper px-3.5 py-2.5 inset-ring inset-ring-control outline-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus"
      />
      {error ? <FieldError id={id}>{error}</FieldError> : null}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="accent" size="sm" disabled={isSaving}>
          Save
        </Button>
      </div>
    </form>
  );
}
