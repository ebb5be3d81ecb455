import type { ReactElement } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ItemSummary, Page } from '#core/library/catalogue.ts';
import { describeSize } from '#core/library/kind-words.ts';
import { itemPath } from '#web/addresses.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { CoverGrid, ShelfItem } from '#web/ui/shelf.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { isFiltered, type LibraryQuery } from './library-query.ts';
import { useLibraryPages } from './use-library-pages.ts';

export interface LibraryListProps {
  readonly query: LibraryQuery;
  readonly first: Page<ItemSummary>;
  /** Of what the list is, for assistive technology. */
  readonly label: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Whether the learner has left anything out. A list of one kind is no choice of theirs. */
  readonly isNarrowed?: boolean;
}

/** Covers of one list, page after page. */
export function LibraryList({ query, first, label, empty, isNarrowed = isFiltered(query) }: LibraryListProps): ReactElement {
  const { items, total, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useLibraryPages(query, first);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  if (navigation.state === 'loading' && navigation.location.pathname === pathname) return <SkeletonGrid />;
  if (items.length === 0) return <Nothing pathname={pathname} query={query} empty={empty} isNarrowed={isNarrowed} />;
  return (
    <>
      <CoverGrid label={label}>
        {items.map((item, i) => (
          <ShelfItem
            key={item.id}
            to={itemPath(item)}
            kind={item.kind}
            title={item.title}
            author={item.author}
            seed={item.coverSeed}
            imageUrl={item.thumbnail_url}
            meta={describeSize(item)}
            priority={i < 6}
          />
        ))}
      </CoverGrid>
      <div className="mt-10 grid justify-items-center gap-3">
        <p role="status" className="text-sm text-ink-3">
          {items.length < total ? `${items.length} of ${total} shown` : ''}
        </p>
        {hasNextPage ? (
          <Button
            aria-disabled={isFetchingNextPage}
            icon={isFetchingNextPage ? <Spinner size={17} /> : undefined}
            onClick={() => (isFetchingNextPage ? undefined : void fetchNextPage())}
          >
            Load more
          </Button>
        ) : null}
        {isFetchNextPageError ? <FieldError>The next page did not load. Try again.</FieldError> : null}
      </div>
    </>
  );
}

type NothingProps = { readonly pathname: string; readonly isNarrowed: boolean } & Pick<LibraryListProps, 'query' | 'empty'>;

function Nothing({ pathname, query, empty, isNarrowed }: NothingProps): ReactElement {
  const everything = <Button to="/discover/all">Look at everything</Button>;
  if (!isNarrowed) return <EmptyState {...empty} action={everything} />;
  if (query.q !== undefined && !isFiltered({ ...query, q: undefined })) {
    return (
      <EmptyState
        title={`Nothing found for “${query.q}”`}
        text="Titles, people and topics were searched. Try fewer words, or other ones."
        action={everything}
      />
    );
  }
  return (
    <EmptyState
      title="Nothing fits all of these"
      text="No work in the library has everything you asked for. Take a filter away to see more."
      action={<Button to={pathname}>Clear filters</Button>}
    />
  );
}

const WIDTHS = ['w-44', 'w-70', 'w-44', 'w-29', 'w-78', 'w-44', 'w-29', 'w-70'];

function SkeletonGrid(): ReactElement {
  return (
    <div role="status" aria-label="Loading" className="flex flex-wrap gap-x-6 gap-y-9">
      {WIDTHS.map((width, i) => (
        <span key={i} className={`grid max-w-full gap-2.5 ${width}`}>
          <Skeleton className="h-44" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-3 w-1/2" />
        </span>
      ))}
    </div>
  );
}
