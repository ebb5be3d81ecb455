import type { ItemDetail, Page } from '#core/library/catalogue.ts';
import type { ItemKind } from '#core/library/kind.ts';
import { PUBLIC_PAGE_SIZE } from '#core/library/public-catalogue.ts';
import type { LoadInput } from '#web/screen.ts';

/** One page of a kind, each work with its units: `?cursor=` goes on where the page before ended. */
export function loadCatalogue(kind: ItemKind) {
  return async ({ api, url }: LoadInput): Promise<Page<ItemDetail>> => {
    const page = await api.listItems({ kind, limit: PUBLIC_PAGE_SIZE, cursor: url.searchParams.get('cursor') ?? undefined });
    return { ...page, items: await Promise.all(page.items.map(({ id }) => api.getItem(kind, id))) };
  };
}
