import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import type { Page } from '#core/library/catalogue.ts';
import type { Note, NoteEntry } from '#core/notes/note.ts';
import { browserApi } from '#web/api/client.ts';
import { noteCalls } from '#web/api/note-calls.ts';
import { useDeleted } from '#web/delete-later.ts';
import { queryClient, useTabClient } from '#web/query-client.ts';
import type { NotesQuery } from '../notes-path.ts';

export const NOTES_PAGE = 30;
const KEY = 'own notes';
export const WORK_NOTES_KEY = 'own notes of a work';
/** What came with the page need not be asked for again at once. */
const JUST_LOADED_MS = 1000;

/** Notes, page after page, and kept for a while, so that going back finds the same place. */
export function useNotes(query: NotesQuery, first: Page<NoteEntry>) {
  const deleted = useDeleted();
  const { data, ...rest } = useInfiniteQuery(
    {
      queryKey: [KEY, query],
      queryFn: ({ pageParam }) => noteCalls(browserApi).searchNotes({ ...query, cursor: pageParam, limit: NOTES_PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: Page<NoteEntry>) => last.nextCursor ?? undefined,
      initialData: { pages: [first], pageParams: [undefined] },
      staleTime: JUST_LOADED_MS,
      retry: 1,
    },
    useTabClient(),
  );
  const entries = data.pages.flatMap(({ items }) => items).filter(({ id }) => !deleted.has(id));
  return { ...rest, entries, total: data.pages[0]?.total ?? 0 };
}

/** Puts a note as it is now in the place of the one with this id, in every list that holds it. */
export function putNote(id: string, note: Note): void {
  queryClient.setQueriesData<InfiniteData<Page<NoteEntry>>>(
    { queryKey: [KEY] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.map((entry) => (entry.id === id ? { ...entry, ...note } : entry)),
        })),
      },
  );
  void queryClient.invalidateQueries({ queryKey: [WORK_NOTES_KEY] });
}

export async function refreshNotes(): Promise<void> {
  await Promise.all([KEY, WORK_NOTES_KEY].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
