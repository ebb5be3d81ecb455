import type { Note } from '#core/notes/note.ts';
import { isChangedElsewhere, isMissing } from '#web/api/api-error.ts';
import type { Api } from '#web/api/client.ts';
import { noteCalls } from '#web/api/note-calls.ts';

export type SaveOutcome =
  | { readonly type: 'saved'; readonly note: Note }
  /** Another device was faster; nothing was written. */
  | { readonly type: 'clash'; readonly theirs: Note }
  /** It was deleted elsewhere. */
  | { readonly type: 'gone' };

/** What is changed of a note. */
export type NoteWords = Pick<Note, 'color'> & { readonly text: string };

/** Writes the words and the colour of a note that was read as `note`. Rejects when nothing is known of how it went. */
export async function saveNote(api: Api, note: Note, { text, color }: NoteWords): Promise<SaveOutcome> {
  try {
    return { type: 'saved', note: await api.changeNote(note.id, { text: text || null, color, ifUpdatedAt: note.updatedAt }) };
  } catch (error) {
    if (isMissing(error)) return { type: 'gone' };
    if (!isChangedElsewhere(error)) throw error;
  }
  const theirs = await noteCalls(api)
    .getNote(note.id)
    .catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
  if (theirs === null) return { type: 'gone' };
  if ((theirs.text ?? '') !== text) return { type: 'clash', theirs };
  return { type: 'saved', note: theirs.color === color ? theirs : await api.changeNote(note.id, { color }) };
}

/** The same place and words as a note of their own. */
export function addCopy(api: Api, { unitId, positionSec, locator, quote }: Note, { text, color }: NoteWords): Promise<Note> {
  return api.addNote({
    unitId,
    positionSec: positionSec ?? undefined,
    locator: locator ?? undefined,
    quote: quote ?? undefined,
    color: color ?? undefined,
    text,
  });
}
