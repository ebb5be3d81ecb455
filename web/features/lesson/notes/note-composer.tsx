import { useId, useRef, useState, type FormEvent, type KeyboardEvent, type ReactElement, type Ref } from 'react';
import { MAX_NOTE_LETTERS } from '#core/notes/note-limits.ts';
import { isActive } from '#core/player/player-state.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { AreaField, Checkbox, FieldError } from '#web/ui/field.tsx';
import { useKeptSwitch } from '../use-kept-switch.ts';
import type { NoteDraft } from './use-note-draft.ts';

export interface NoteComposerProps {
  readonly draft: NoteDraft;
  /** Names the place that the note will have, or says how it gets one. */
  readonly placeWords: string;
  /** Something sounds that can wait meanwhile. */
  readonly canPause: boolean;
  readonly field: Ref<HTMLFormElement>;
  readonly onWrite: (text: string) => void;
  readonly onClear: () => void;
  /** Rejects when it could not be saved: what is written stays. */
  readonly onSave: () => Promise<unknown>;
}

/** Writes a note while the lesson goes on, or stands still for as long as it takes. */
export function NoteComposer({ draft, placeWords, canPause, field, onWrite, onClear, onSave }: NoteComposerProps): ReactElement {
  const errorId = useId();
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);
  const [isPausing, setPausing] = useKeptSwitch('cairn_note_pause');
  const { pause, play } = usePlayerCommands();
  const isSounding = usePlayer(isActive);
  const hasPaused = useRef(false);
  const isEmpty = draft.text.trim() === '' && draft.quote === null;

  function write(text: string): void {
    if (draft.text === '' && canPause && isPausing && isSounding) {
      hasPaused.current = true;
      pause();
    }
    onWrite(text);
  }

  function goOn(): void {
    if (hasPaused.current) play();
    hasPaused.current = false;
  }

  async function save(): Promise<void> {
    if (isSaving || isEmpty) return;
    setSaving(true);
    setError('');
    try {
      await onSave();
      goOn();
    } catch (fault) {
      setError(`Not saved. ${fault instanceof Error ? fault.message : ''} What you wrote is still here.`);
    }
    setSaving(false);
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void save();
  }

  return (
    <form
      ref={field}
      className="note-composer"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save();
      }}
    >
      {draft.quote === null ? null : <blockquote className="note-quote lesson-note-quote">{draft.quote}</blockquote>}
      <AreaField
        name="note"
        label="Your note"
        labelAside={<span className="note-place">{placeWords}</span>}
        rows={2}
        maxLength={MAX_NOTE_LETTERS}
        value={draft.text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={handleKey}
        aria-errormessage={error ? errorId : undefined}
      />
      <div role="alert">{error ? <FieldError id={errorId}>{error}</FieldError> : null}</div>
      <div className="note-composer-foot">
        {canPause ? (
          <Checkbox label="Pause while I write" checked={isPausing} onChange={(event) => setPausing(event.target.checked)} />
        ) : (
          <span />
        )}
        <div className="flex gap-2">
          {isEmpty ? null : (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                onClear();
                goOn();
              }}
            >
              Discard
            </Button>
          )}
          <Button type="submit" size="sm" disabled={isEmpty || isSaving}>
            Save the note
          </Button>
        </div>
      </div>
    </form>
  );
}
