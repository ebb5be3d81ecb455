import { useRef, type ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { countOf } from '#core/words.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { RowList } from '#web/ui/row.tsx';
import { FavoriteRow } from './favorite-row.tsx';
import { ALL_KINDS, KindLinks } from './kind-links.tsx';
import { useFavorites } from './use-favorites.ts';
import { useRemoval } from './use-removal.ts';

const load = async ({ api, url }: LoadInput) => {
  const kind = ITEM_KINDS.find((own) => own === url.searchParams.get('kind')) ?? null;
  return { kind, first: await api.listFavorites({ kind: kind ?? undefined }) };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Favorites');

export default function Favorites(): ReactElement {
  const { kind, first } = useLoaderData<typeof loader>();
  const { removed, remove } = useRemoval();
  const { kinds, shown, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useFavorites(kind, first, removed);
  const list = useRef<HTMLDivElement>(null);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  const ofKind = kind ? (kinds.find((of) => of.kind === kind)?.count ?? 0) : total;
  const loadMore = async (): Promise<void> => {
    const before = shown.length;
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button went with the last page, so the focus goes on to the first work that came.
    if (!hasMore) requestAnimationFrame(() => list.current?.querySelectorAll('li')[before]?.querySelector('a')?.focus());
  };
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead title="Favorites" meta={total > 0 ? countOf(total, 'work') : undefined} />
      <p role="status" className="sr-only">
        {kind && ofKind === 0 ? nothingOf(kind) : countOf(ofKind, 'work')}
      </p>
      {total > 0 ? <KindLinks kinds={kinds} current={kind} /> : null}
      {total === 0 ? (
        <EmptyState
          title="No favorites yet"
          text="Press the heart on anything you would like to find again."
          action={<Button to="/discover/all">Look around</Button>}
          className="mt-6"
        />
      ) : ofKind === 0 ? (
        <EmptyState
          title={kind ? nothingOf(kind) : 'Nothing here'}
          text="Your other favorites are a step away."
          action={
            <Button to="/favorites" onClick={() => document.getElementById(ALL_KINDS)?.focus()}>
              All favorites
            </Button>
          }
        />
      ) : (
        <div ref={list}>
          <RowList label="Favorites">
            {shown.map((item, i) => (
              <FavoriteRow key={item.id} item={item} onRemove={() => remove(item, (shown[i + 1] ?? shown[i - 1])?.id ?? null)} />
            ))}
          </RowList>
        </div>
      )}
      {hasNextPage ? <LoadMore isLoading={isFetchingNextPage} hasFailed={isFetchNextPageError} onLoad={() => void loadMore()} /> : null}
    </div>
  );
}

const nothingOf = (kind: ItemKind): string => `No ${KIND_WORDS[kind].many.toLowerCase()} among your favorites`;
