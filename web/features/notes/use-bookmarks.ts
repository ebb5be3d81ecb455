import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#core/library/catalogue.ts';
import type { Note } from '#core/notes/note.ts';
import { isMissing } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlayerNotice } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';
import { byPlace, type Bookmark } from './bookmark.ts';

/** A bookmark in the list; one that was just deleted keeps its row, so that it can come back. */
export interface BookmarkEntry {
  readonly bookmark: Bookmark;
  readonly isDeleted: boolean;
}

export interface Bookmarks {
  readonly status: 'loading' | 'failed' | 'ready';
  readonly entries: readonly BookmarkEntry[];
  /** More than the list holds. */
  readonly hiddenCount: number;
  /** Of the last change; empty when it went well. */
  readonly error: string;
  readonly retry: () => void;
  /** It is as given now, on the server too; it may have another id. */
  readonly change: (id: string, note: Note) => void;
  readonly remove: (bookmark: Bookmark) => void;
  readonly restore: (bookmark: Bookmark) => void;
}

/** One after the other: an undo must not overtake what it undoes. */
const IN_TURN = { scope: { id: 'bookmarks' } } as const;

/** The learner's bookmarks in one unit. Rows go and come at once; what could not be saved is put back. */
export function useBookmarks(unitId: string): Bookmarks {
  const key = ['notes', unitId];
  const [deleted, setDeleted] = useState<readonly Bookmark[]>([]);
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: key, queryFn: () => browserApi.listNotes(unitId), retry: 1 },
    queryClient,
  );
  usePlayerNotice(({ about }) => {
    if (about === 'bookmark') void queryClient.invalidateQueries({ queryKey: key });
  });

  const setItems = (change: (items: Note[]) => Note[]): void => {
    queryClient.setQueryData<Page<Note>>(key, (page) => page && { ...page, items: change(page.items) });
  };
  const drop = (id: string): void => setItems((items) => items.filter((note) => note.id !== id));
  const put = (note: Note): void => setItems((items) => [...items.filter(({ id }) => id !== note.id), note]);
  const forget = (id: string): void => setDeleted((before) => before.filter((bookmark) => bookmark.id !== id));

  const removing = useMutation(
    {
      ...IN_TURN,
      mutationFn: (bookmark: Bookmark) => browserApi.deleteNote(bookmark.id).catch(passMissing),
      onMutate: (bookmark) => {
        // A list that is on its way still has it.
        void queryClient.cancelQueries({ queryKey: key });
        setDeleted((before) => [...before, bookmark]);
        drop(bookmark.id);
      },
      onError: (_error, bookmark) => {
        forget(bookmark.id);
        put(bookmark);
      },
    },
    queryClient,
  );
  const restoring = useMutation(
    {
      ...IN_TURN,
      mutationFn: ({ positionSec, text, quote, color }: Bookmark) =>
        browserApi.addNote({ unitId, positionSec, text: text ?? undefined, quote: quote ?? undefined, color: color ?? undefined }),
      onSuccess: (note, before) => {
        forget(before.id);
        put(note);
      },
    },
    queryClient,
  );

  const items = data?.items ?? [];
  const shown = items.flatMap((note): BookmarkEntry[] => {
    const { positionSec } = note;
    return positionSec === null || deleted.some(({ id }) => id === note.id)
      ? []
      : [{ bookmark: { ...note, positionSec }, isDeleted: false }];
  });
  const gone = deleted.map((bookmark): BookmarkEntry => ({ bookmark, isDeleted: true }));
  const failure = removing.error ?? restoring.error;
  return {
    status: data ? 'ready' : isError && !isFetching ? 'failed' : 'loading',
    entries: [...shown, ...gone].toSorted((a, b) => byPlace(a.bookmark, b.bookmark)),
    hiddenCount: data?.nextCursor ? Math.max(0, data.total - items.length) : 0,
    error: failure ? `Not saved. ${failure.message}` : '',
    retry: () => void refetch(),
    change: (id, note) => {
      drop(id);
      put(note);
    },
    remove: (bookmark) => removing.mutate(bookmark),
    restore: (bookmark) => restoring.mutate(bookmark),
  };
}

/** Somebody, perhaps another tab, was faster. */
function passMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
