import type { NoteEntry } from '#core/notes/note.ts';
import { sortOfNote } from '#core/notes/note-sorts.ts';
import { capitalized } from '#core/words.ts';
import { isMissing } from '#web/api/api-error.ts';
import { browserApiFor } from '#web/api/client.ts';
import { deleteLater } from '#web/delete-later.ts';
import { useLearner } from '#web/root-data.ts';
import { useToast } from '#web/ui/toast.tsx';
import { refreshNotes } from './use-notes.ts';

/** Takes a note out of the lists at once, and for good when nobody takes it back. */
export function useDeleteNote(): (entry: NoteEntry) => void {
  const learnerId = useLearner()?.id ?? null;
  const { show } = useToast();
  return (entry) => {
    const key = `deleted ${entry.id}`;
    const send = async (): Promise<void> => {
      await browserApiFor(learnerId)
        .deleteNote(entry.id)
        .catch((error: unknown) => {
          // Somebody, perhaps another tab, was faster.
          if (!isMissing(error)) throw error;
        });
      await refreshNotes();
    };
    const undo = deleteLater(entry.id, send, (error) => show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key }));
    show({ text: `${capitalized(sortOfNote(entry))} deleted.`, key, action: { label: 'Undo', onAction: undo } });
  };
}
