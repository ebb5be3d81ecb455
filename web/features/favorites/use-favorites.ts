import { useInfiniteQuery } from '@tanstack/react-query';
import type { FavoriteList } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { browserApi } from '#web/api/client.ts';
import { useTabClient } from '#web/query-client.ts';

/** Favorites of all kinds or of one, page after page, beginning with what the page loaded. */
export function useFavorites(kind: ItemKind | null, first: FavoriteList, removed: ReadonlySet<string>) {
  const { data, ...rest } = useInfiniteQuery(
    {
      // Each loading of the page begins anew: other pages add to what is listed here.
      queryKey: ['favorites', kind, first],
      queryFn: ({ pageParam }) => browserApi.listFavorites({ kind: kind ?? undefined, cursor: pageParam }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: FavoriteList) => last.nextCursor ?? undefined,
      ...{ initialData: () => ({ pages: [first], pageParams: [undefined] }), staleTime: Infinity, retry: 1 },
    },
    useTabClient(),
  );
  const listed = data.pages.flatMap(({ items }) => items);
  const kinds = first.kinds.map((of) => ({
    ...of,
    count: of.count - listed.filter((item) => item.kind === of.kind && removed.has(item.id)).length,
  }));
  return { ...rest, kinds, shown: listed.filter(({ id }) => !removed.has(id)) };
}
