import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { SittingEntry } from '#core/iq/sitting/sitting.ts';
import type { Page } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { iqCalls } from '#web/api/iq-calls.ts';
import { useDeleted } from '#web/delete-later.ts';
import { useTabClient } from '#web/query-client.ts';

export const SITTINGS_KEY = 'iq sittings';

/** All sittings of the learner, page after page, the newest first. */
export function useSittings() {
  const deleted = useDeleted();
  const query = useInfiniteQuery(
    {
      queryKey: [SITTINGS_KEY, 'list'],
      queryFn: ({ pageParam }) => iqCalls(browserApi).listIqSittings(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: Page<SittingEntry>) => last.nextCursor ?? undefined,
      staleTime: 10_000,
      retry: 1,
    },
    useTabClient(),
  );
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...query, entries: all.filter(({ id }) => !deleted.has(id)) };
}

/** Which sitting is the headline, and from when one gives a score again. */
export const useIqStatus = () =>
  useQuery(
    { queryKey: [SITTINGS_KEY, 'status'], queryFn: () => iqCalls(browserApi).getIqStatus(), staleTime: 10_000, retry: 1 },
    useTabClient(),
  );
