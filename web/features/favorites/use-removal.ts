import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import { useToast } from '#web/ui/toast.tsx';
import { heartId } from './favorite-row.tsx';

/** Takes works out of the list at once, and puts them back when that is undone or could not be saved. */
export function useRemoval() {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  // The row that was taken back: it gets the focus when it stands again, since the button that had it goes.
  const [returning, setReturning] = useState<string | null>(null);
  useEffect(() => {
    if (returning === null || removed.has(returning)) return;
    document.getElementById(heartId(returning))?.focus();
    setReturning(null);
  }, [returning, removed]);
  const { show } = useToast();
  const hide = (id: string, isHidden: boolean): void =>
    setRemoved((before) => {
      const after = new Set(before);
      if (isHidden) after.add(id);
      else after.delete(id);
      return after;
    });
  const { mutate } = useMutation(
    {
      // One after the other: an undo must not overtake what it undoes.
      scope: { id: 'favorites' },
      mutationFn: ({ id, on }: { id: string; on: boolean }) => browserApi.setFavorite(id, on),
      onMutate: ({ id, on }) => hide(id, !on),
      onError: (error: Error, { id, on }) => {
        hide(id, on);
        show({ text: 'Not saved.', detail: error.message, tone: 'bad', key: `favorite ${id}` });
      },
      onSuccess: () => queryClient.invalidateQueries({ queryKey: ['screen'] }),
    },
    queryClient,
  );
  return {
    removed,
    /** `nextId` is the row that takes the focus, since the button that had it goes. */
    remove: ({ id, title }: Pick<ItemSummary, 'id' | 'title'>, nextId: string | null): void => {
      document.getElementById(nextId === null ? 'main' : heartId(nextId))?.focus();
      mutate({ id, on: false });
      const undo = (): void => {
        setReturning(id);
        mutate({ id, on: true });
      };
      show({ text: `${title} removed.`, key: `favorite ${id}`, action: { label: 'Undo', onAction: undo } });
    },
  };
}
