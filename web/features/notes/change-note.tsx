import { useState, type ReactElement } from 'react';
import type { Note } from '#core/notes/note.ts';
import { browserApi } from '#web/api/client.ts';
import { ColorChoice } from './color-choice.tsx';
import { NoteClash } from './note-clash.tsx';
import { NoteEditor } from './note-editor.tsx';
import { NoteGone } from './note-gone.tsx';
import { addCopy, saveNote, type SaveOutcome } from './save-note.ts';
import { useBegunChange } from './use-begun-change.ts';

export interface ChangeNoteProps {
  readonly note: Note;
  readonly label: string;
  /** As the server has it now. After a loss it may be another one, with an id of its own. */
  readonly onSaved: (note: Note) => void;
  readonly onClose: () => void;
}

type Trouble = { readonly outcome: Exclude<SaveOutcome, { type: 'saved' }>; readonly mine: string };

/** Changes the words of a note, and the colour of a highlight. When another device was faster, both texts are shown, and neither is lost. */
export function ChangeNote({ note, label, onSaved, onClose }: ChangeNoteProps): ReactElement {
  const { begun, change, forget } = useBegunChange(note);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const close = (): void => {
    forget();
    onClose();
  };
  const finish = (saved: Note): void => {
    onSaved(saved);
    close();
  };
  const save = async (seen: Note, text: string): Promise<void> => {
    const outcome = await saveNote(browserApi, seen, { text, color: begun.color });
    if (outcome.type === 'saved') finish(outcome.note);
    else setTrouble({ outcome, mine: text });
  };
  if (trouble === null)
    return (
      <NoteEditor
        label={label}
        text={begun.text}
        onWrite={(text) => change({ text })}
        onSave={(text) => save({ ...note, updatedAt: begun.updatedAt }, text)}
        onClose={close}
      >
        {note.quote === null ? null : (
          <ColorChoice label="Colour of the highlight" value={begun.color} onChange={(color) => change({ color })} />
        )}
      </NoteEditor>
    );
  const { outcome, mine } = trouble;
  if (outcome.type === 'gone') {
    const keep = async (): Promise<void> => finish(await addCopy(browserApi, note, { text: mine, color: begun.color }));
    return <NoteGone text={mine} onKeep={keep} onClose={close} />;
  }
  const { theirs } = outcome;
  return (
    <NoteClash
      mine={mine}
      theirs={theirs.text ?? ''}
      onKeep={(text) => (text === (theirs.text ?? '') ? Promise.resolve(finish(theirs)) : save(theirs, text))}
    />
  );
}
