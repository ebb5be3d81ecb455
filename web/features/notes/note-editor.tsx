import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react';
import { MAX_NOTE_LETTERS } from '#core/notes/note-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/field.tsx';

export interface NoteEditorProps {
  readonly label: string;
  readonly text: string;
  /** Closes it when all is saved; rejects when it could not be. */
  readonly onSave: (text: string) => Promise<unknown>;
  readonly onClose: () => void;
  /** Hears every change of the words. */
  readonly onWrite?: (text: string) => void;
  /** Stands between the words and the buttons, for example the choice of a colour. */
  readonly children?: ReactNode;
}

/** From here on it is said how much room is left. */
const NEARLY_FULL = MAX_NOTE_LETTERS - 500;

/** The words of a note. They may be empty, and stay until they are saved; more than fit are kept to be shortened. */
export function NoteEditor({ label, text, onSave, onClose, onWrite, children }: NoteEditorProps): ReactElement {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(text);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState('');
  const letters = draft.trim().length;
  const isTooLong = letters > MAX_NOTE_LETTERS;
  const error = isTooLong ? `${inWords(letters)} letters, and ${inWords(MAX_NOTE_LETTERS)} fit. Shorten it to save it.` : failure;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, []);

  function write(words: string): void {
    setDraft(words);
    onWrite?.(words);
  }

  async function save(): Promise<void> {
    if (isSaving || isTooLong) return;
    setSaving(true);
    try {
      await onSave(draft.trim());
    } catch (fault) {
      setFailure(`Not saved. ${fault instanceof Error ? fault.message : ''}`.trim());
    } finally {
      setSaving(false);
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
        value={draft}
        onChange={(event) => write(event.target.value)}
        onKeyDown={handleKey}
        className="field-sizing-content max-h-60 min-h-20 w-full resize-y rounded-2 bg-paper px-3.5 py-2.5 inset-ring inset-ring-control outline-none focus-visible:inset-ring-2 focus-visible:inset-ring-focus"
      />
      {error ? (
        <div role="alert">
          <FieldError id={id}>{error}</FieldError>
        </div>
      ) : letters > NEARLY_FULL ? (
        <p className="text-sm text-ink-3 tabular-nums">
          {inWords(letters)} of {inWords(MAX_NOTE_LETTERS)} letters
        </p>
      ) : null}
      {children}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" size="sm" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="accent" size="sm" disabled={isSaving || isTooLong}>
          Save
        </Button>
      </div>
    </form>
  );
}

const inWords = (letters: number): string => letters.toLocaleString('en');
