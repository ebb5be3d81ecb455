import { QueryClient, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ItemList } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { queryClient } from '#web/query-client.ts';
import type { LibraryQuery } from './library-query.ts';

export const PAGE_SIZE = 36;

/** The first page comes with the screen; more are fetched on demand and kept, so that going back finds the same place. */
export function useLibraryPages(query: LibraryQuery, first: ItemList) {
  // On the server the shared client has to stay empty: what one request loads is not for the next.
  const [client] = useState(() => (typeof document === 'undefined' ? new QueryClient() : queryClient));
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    {
      queryKey: ['library', query],
      queryFn: ({ pageParam }) => browserApi.listItems({ ...query, cursor: pageParam, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: ItemList) => last.nextCursor ?? undefined,
      initialData: { pages: [first], pageParams: [undefined] },
      staleTime: 5 * 60_000,
      retry: 1,
    },
    client,
  );
  const items = data.pages.flatMap((page) => page.items);
  return { items, total: data.pages[0]?.total ?? first.total, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError };
}
