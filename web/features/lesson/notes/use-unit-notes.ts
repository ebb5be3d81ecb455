import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Page } from '#core/library/catalogue.ts';
import type { Note, NoteInput } from '#core/notes/note.ts';
import { isMissing } from '#web/api/api-error.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlayerNotice } from '#web/player/use-player.ts';
import { queryClient } from '#web/query-client.ts';
import { useToast } from '#web/ui/toast.tsx';

/** One after the other: an undo must not overtake what it undoes. */
const IN_TURN = { scope: { id: 'unit-notes' } } as const;

/** All that the learner has written and marked in a unit. What could not be saved is put back. */
export function useUnitNotes(unitId: string) {
  // The same as the player's bookmarks: what is added in one place is there in the other.
  const key = ['notes', unitId];
  const { show } = useToast();
  const [deleted, setDeleted] = useState<readonly Note[]>([]);
  const { data, isError, isFetching, refetch } = useQuery(
    { queryKey: key, queryFn: () => browserApi.listNotes(unitId) as Promise<Page<Note>>, retry: 1 },
    queryClient,
  );
  usePlayerNotice(({ about }) => {
    if (about === 'bookmark') void queryClient.invalidateQueries({ queryKey: key });
  });

  const setItems = (change: (items: Note[]) => Note[]): void => {
    queryClient.setQueryData<Page<Note>>(key, (page) => page && { ...page, items: change(page.items) });
  };
  const put = (note: Note): void => setItems((items) => [...items.filter(({ id }) => id !== note.id), note]);
  const drop = (id: string): void => setItems((items) => items.filter((note) => note.id !== id));
  const forget = (id: string): void => setDeleted((before) => before.filter((note) => note.id !== id));

  const adding = useMutation(
    { ...IN_TURN, mutationFn: (note: Omit<NoteInput, 'unitId'>) => browserApi.addNote({ ...note, unitId }), onSuccess: put },
    queryClient,
  );
  const removing = useMutation(
    {
      ...IN_TURN,
      mutationFn: (note: Note) => browserApi.deleteNote(note.id).catch(passMissing),
      onMutate: (note) => {
        // A list that is on its way still has it.
        void queryClient.cancelQueries({ queryKey: key });
        setDeleted((before) => [...before, note]);
        drop(note.id);
      },
      onError: (error: Error, note) => {
        forget(note.id);
        put(note);
        show({ text: 'Not deleted.', detail: error.message, tone: 'bad', key: 'note' });
      },
    },
    queryClient,
  );
  const restoring = useMutation(
    {
      ...IN_TURN,
      mutationFn: (note: Note) => browserApi.addNote(toInput(note)),
      onSuccess: (note, before) => {
        forget(before.id);
        put(note);
      },
      onError: (error: Error) => show({ text: 'Not brought back.', detail: error.message, tone: 'bad', key: 'note' }),
    },
    queryClient,
  );

  return {
    status: data ? ('ready' as const) : isError && !isFetching ? ('failed' as const) : ('loading' as const),
    notes: data?.items ?? [],
    /** They keep their rows, so that they can come back. */
    deleted,
    retry: () => void refetch(),
    add: adding.mutateAsync,
    /** It is as given now, on the server too; it may have another id. */
    change: (id: string, note: Note) => {
      drop(id);
      put(note);
    },
    remove: (note: Note) => removing.mutate(note),
    restore: (note: Note) => restoring.mutate(note),
  };
}
export type UnitNotes = ReturnType<typeof useUnitNotes>;

const toInput = ({ unitId, positionSec, locator, text, quote, color }: Note): NoteInput => ({
  unitId,
  positionSec: positionSec ?? undefined,
  locator: locator ?? undefined,
  text: text ?? undefined,
  quote: quote ?? undefined,
  color: color ?? undefined,
});

/** Somebody, perhaps another tab, was faster. */
function passMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}
