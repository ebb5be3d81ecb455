import type { ReactElement } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { ITEM_KINDS, type ItemKind } from '#core/library/kind.ts';
import { countOf } from '#core/words.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { RowList } from '#web/ui/row.tsx';
import { FavoriteRow } from './favorite-row.tsx';
import { ALL_KINDS, KindLinks } from './kind-links.tsx';
import { loadFavorites } from './load-favorites.ts';
import { useRemoval } from './use-removal.ts';

const load = ({ api }: LoadInput) => loadFavorites(api);
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Favorites');

export default function Favorites(): ReactElement {
  const all = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const { removed, remove } = useRemoval();
  const kept = all.filter((item) => !removed.has(item.id));
  const kind = ITEM_KINDS.find((own) => own === search.get('kind'));
  const shown = kind ? kept.filter((item) => item.kind === kind) : kept;
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <PageHead title="Favorites" meta={kept.length > 0 ? countOf(kept.length, 'work') : undefined} />
      <p role="status" className="sr-only">
        {kind && shown.length === 0 ? nothingOf(kind) : countOf(shown.length, 'work')}
      </p>
      {kept.length > 0 ? <KindLinks items={kept} current={kind ?? null} /> : null}
      {kept.length === 0 ? (
        <EmptyState
          title="No favorites yet"
          text="Press the heart on anything you would like to find again."
          action={<Button to="/discover/all">Look around</Button>}
          className="mt-6"
        />
      ) : shown.length === 0 ? (
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
        <RowList label="Favorites">
          {shown.map((item, i) => (
            <FavoriteRow key={item.id} item={item} onRemove={() => remove(item, (shown[i + 1] ?? shown[i - 1])?.id ?? null)} />
          ))}
        </RowList>
      )}
    </div>
  );
}

const nothingOf = (kind: ItemKind): string => `No ${KIND_WORDS[kind].many.toLowerCase()} among your favorites`;
