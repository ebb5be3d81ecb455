import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { QueueEntry } from '#core/player/episode.ts';
import { coverRange, readPages, type EntryPage, type EntryState } from '#core/player/rows/entry-pages.ts';
import type { RowRange } from '#core/player/rows/row-window.ts';
import { browserApi } from '#web/api/client.ts';
import { usePlayer } from '#web/player/use-player.ts';

export interface QueueEntries {
  readonly stateOf: (id: string) => EntryState;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Up to here the whole queue is fetched, so that its length is known; of a longer one, what is looked at. */
const WHOLE_QUEUE = 1000;
const FRESH_MS = 5 * 60_000;
/** Scrolling past rows asks for none of them. */
const SETTLED_MS = 120;

type Answer = UseQueryResult<{ items: QueueEntry[] }>;

/** What the rows show of the queue's units. What plays is known even when nothing can be fetched. */
export function useQueueEntries(items: readonly string[], range: RowRange, isWanted: boolean): QueueEntries {
  const settled = useSettled(range);
  const isWhole = items.length <= WHOLE_QUEUE;
  const first = isWhole ? 0 : settled.first;
  const last = isWhole ? items.length - 1 : settled.last;
  const [pages, setPages] = useState<readonly EntryPage[]>([]);
  const needed = useMemo(() => (isWanted ? coverRange(pages, items, first, last) : pages), [isWanted, pages, items, first, last]);
  if (needed !== pages) setPages(needed);

  const combine = useCallback(
    (answers: Answer[]) => ({
      states: readPages(
        needed,
        answers.map(({ data, isError, isFetching }) => ({
          items: data?.items,
          hasFailed: isError && !isFetching,
        })),
      ),
      hasFailed: answers.some(({ isError, isFetching }) => isError && !isFetching),
      retry: () => answers.forEach((answer) => (answer.isError ? void answer.refetch() : undefined)),
    }),
    [needed],
  );
  const { states, hasFailed, retry } = useQueries({
    queries: needed.map(({ ids, key }) => ({
      queryKey: ['queue-entries', key],
      queryFn: () => browserApi.listEpisodes(ids),
      enabled: isWanted,
      staleTime: FRESH_MS,
      retry: 1,
    })),
    combine,
  });

  const episode = usePlayer((state) => state.episode);
  const stateOf = useCallback(
    (id: string): EntryState => (episode?.id === id ? episode : (states.get(id) ?? 'loading')),
    [episode, states],
  );
  return { stateOf, hasFailed, retry };
}

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
