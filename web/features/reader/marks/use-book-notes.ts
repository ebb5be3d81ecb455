import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Note, NoteChange } from '#core/notes/note.ts';
import { MAX_NOTES_PER_UNIT } from '#core/notes/note-limits.ts';
import { writeLocator, type Locator } from '#core/reader/locator.ts';
import { isMissing } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { deleteLater, useDeleted } from '#web/delete-later.ts';
import { queryClient } from '#web/query-client.ts';
import { useToast } from '#web/ui/toast.tsx';
import { placeNotes, type BookNote, type NoteColor } from './book-note.ts';

const PAGE = 100;

/** What is to be noted at a place. Without words it is a bookmark. */
export interface NewNote {
  readonly at: Locator;
  readonly quote?: string;
  readonly text?: string;
  readonly color?: NoteColor;
}

export interface BookNotes {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly notes: readonly BookNote[];
  readonly retry: () => void;
  /** Fails with what the server says, so that what was written can be sent again. */
  readonly add: (note: NewNote) => Promise<Note>;
  readonly change: (id: string, change: NoteChange) => Promise<Note>;
  /** With the way back in a message. */
  readonly remove: (note: BookNote) => void;
  /** What the server has made of a note; it may stand for one that is gone. */
  readonly put: (note: Note, insteadOf: string) => void;
}

/** The server takes no more; what is marked is shown as far. */
const MAX_QUOTE = 2000;

/** The learner's highlights, notes and bookmarks in a book. */
export function useBookNotes(unitId: string): BookNotes {
  const key = ['bookNotes', unitId];
  const deleted = useDeleted();
  const toast = useToast();
  const { data, isError, isFetching, refetch } = useQuery({ queryKey: key, queryFn: () => listAll(unitId), retry: 1 }, queryClient);
  const notes = useMemo(() => placeNotes((data ?? []).filter(({ id }) => !deleted.has(id))), [data, deleted]);

  const setNotes = (change: (notes: readonly Note[]) => readonly Note[]): void => {
    queryClient.setQueryData<readonly Note[]>(key, (before) => before && change(before));
  };
  const drop = (id: string): void => setNotes((before) => before.filter((note) => note.id !== id));
  const put = (note: Note): void => setNotes((before) => [...before.filter(({ id }) => id !== note.id), note]);

  async function keep(saving: Promise<Note>): Promise<Note> {
    const note = await saving;
    // A list that is on its way does not have it yet.
    await queryClient.cancelQueries({ queryKey: key });
    put(note);
    return note;
  }

  function remove(note: BookNote): void {
    const send = (): Promise<void> => browserApi.deleteNote(note.id).then(() => drop(note.id), passMissing);
    const fail = (error: Error): void => toast.show({ text: 'Not deleted.', detail: error.message, tone: 'bad' });
    const undo = deleteLater(note.id, send, fail);
    toast.show({ text: DELETED[note.sort], action: { label: 'Undo', onAction: undo } });
  }

  return {
    status: data ? 'ready' : isError && !isFetching ? 'failed' : 'loading',
    notes,
    retry: () => void refetch(),
    add: ({ at, quote, ...words }) =>
      keep(browserApi.addNote({ unitId, locator: writeLocator(at), ...(quote ? { quote: quote.slice(0, MAX_QUOTE) } : {}), ...words })),
    change: (id, change) => keep(browserApi.changeNote(id, change)),
    remove,
    put: (note, insteadOf) => {
      drop(insteadOf);
      put(note);
    },
  };
}

const DELETED = { highlight: 'Highlight deleted.', note: 'Note deleted.', bookmark: 'Bookmark removed.' } as const;

async function listAll(unitId: string): Promise<readonly Note[]> {
  const notes: Note[] = [];
  let cursor: string | undefined;
  do {
    const page = await browserApi.ask('GET /notes', { query: { unitId, limit: PAGE, cursor } });
    for (const note of page.items) notes.push(note);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined && notes.length < MAX_NOTES_PER_UNIT);
  return notes;
}

/** Somebody, perhaps another tab, was faster. */
function passMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
