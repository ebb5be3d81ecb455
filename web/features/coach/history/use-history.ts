import { useInfiniteQuery } from '@tanstack/react-query';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import type { Page } from '#core/library/catalogue.ts';
import { browserApi } from '#web/api/client.ts';
import { useTabClient } from '#web/query-client.ts';
import { useDeleted } from '#web/delete-later.ts';

export const HISTORY_PAGE = 12;
export const HISTORY_KEY = 'coach history';

/** Conversations, page after page, and kept for a while, so that going back finds the same place. */
export function useHistory(q: string, first: Page<ConversationEntry>, firstQuery: string) {
  const deleted = useDeleted();
  const query = useInfiniteQuery(
    {
      queryKey: [HISTORY_KEY, q],
      queryFn: ({ pageParam }) => browserApi.listConversations({ q, cursor: pageParam, limit: HISTORY_PAGE }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (last: Page<ConversationEntry>) => last.nextCursor ?? undefined,
      ...(q === firstQuery && { initialData: { pages: [first], pageParams: [undefined] } }),
      staleTime: 10_000,
      retry: 1,
    },
    useTabClient(),
  );
  const all = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...query, entries: all.filter(({ id }) => !deleted.has(id)), total: query.data?.pages[0]?.total ?? 0 };
}
