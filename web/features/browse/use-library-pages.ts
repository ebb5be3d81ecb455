import { useInfiniteQuery } from '@tanstack/react-query';
import type { ItemList } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { useTabClient } from '#web/query-client.ts';
import type { LibraryQuery } from './library-query.ts';

export const PAGE_SIZE = 36;

/**
 * The first page comes with the screen; more are fetched on demand and kept, so that going back finds the same place, as long
 * as the first page is the same: once something has come or gone, the list begins anew.
 */
export function useLibraryPages(query: LibraryQuery, first: ItemList) {
  const { data, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useInfiniteQuery(
    {
      queryKey: ['library', query, first],
      queryFn: ({ pageParam }) => browserApi.listItems({ ...query, cursor: pageParam, limit: PAGE_SIZE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: ItemList) => last.nextCursor ?? undefined,
      ...{ initialData: () => ({ pages: [first], pageParams: [undefined] }), staleTime: Infinity, retry: 1 },
    },
    useTabClient(),
  );
  const items = data.pages.flatMap((page) => page.items);
  return { items, total: data.pages[0]?.total ?? first.total, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError };
}
