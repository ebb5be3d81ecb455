import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { ItemList } from '#core/library/catalogue.ts';
import { sayCorrection } from '#core/library/list-query.ts';
import { describeSize } from '#core/library/kind-words.ts';
import { countOf } from '#core/words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { CoverGrid } from '#web/ui/shelf.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { focusFilters } from './library-filters.tsx';
import { isFiltered, type LibraryQuery } from './library-query.ts';
import { ShelfWork } from './shelf-work.tsx';
import { useLibraryPages } from './use-library-pages.ts';

export interface LibraryListProps {
  readonly query: LibraryQuery;
  readonly first: ItemList;
  /** Of what the list is, for assistive technology. */
  readonly label: string;
  readonly empty: { readonly title: string; readonly text: string };
  /** Whether the learner has left anything out. A list of one kind is no choice of theirs. */
  readonly isNarrowed?: boolean;
}

/** Covers of one list, page after page. While another one loads, this one stays where it is. */
export function LibraryList({ query, first, label, empty, isNarrowed = isFiltered(query) }: LibraryListProps): ReactElement {
  const { items, total, fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = useLibraryPages(query, first);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const isLoading = navigation.state === 'loading' && navigation.location.pathname === pathname;
  const covers = useRef<HTMLDivElement>(null);
  const nothing = items.length === 0 ? describeNothing({ pathname, query, empty, isNarrowed }) : null;
  const isAll = items.length >= total;
  const correction = query.q !== undefined && first.correctedTo !== null ? sayCorrection(query.q, first.correctedTo) : null;

  const asked = useRef<{ first: LibraryListProps['first']; from: number }>(null);
  const loadMore = (): void => {
    if (isFetchingNextPage) return;
    asked.current = { first, from: items.length };
    void fetchNextPage();
  };
  useEffect(() => {
    const { current } = asked;
    if (current?.first !== first || items.length <= current.from) return;
    asked.current = null;
    // The button went with the last page, so the focus goes on to the first work that came.
    if (!hasNextPage) covers.current?.querySelectorAll('a')[current.from]?.focus({ preventScroll: true });
  }, [first, items.length, hasNextPage]);

  return (
    <>
      {/* Emptied in between, so that the same words are spoken again for another list. */}
      <p role="status" className="sr-only">
        {isLoading ? '' : correction === null ? '' : `${correction} `}
        {isLoading ? '' : (nothing?.title ?? (isAll ? countOf(total, 'work') : `${countOf(total, 'work')}, ${items.length} shown`))}
      </p>
      {correction === null ? null : <p className="mb-5 text-ink-2 wrap-anywhere">{correction}</p>}
      <div
        ref={covers}
        aria-busy={isLoading || undefined}
        className="transition-opacity aria-busy:opacity-45 aria-busy:delay-(--wait-list)"
      >
        {nothing ? (
          <EmptyState {...nothing} />
        ) : (
          <CoverGrid label={label} kind={query.kind}>
            {items.map((item, i) => (
              <ShelfWork key={item.id} item={item} meta={describeSize(item)} priority={i < 6} />
            ))}
          </CoverGrid>
        )}
      </div>
      {hasNextPage ? (
        <div className="mt-10 grid justify-items-center gap-3">
          <p className="text-sm text-ink-3">
            {items.length} of {total} shown
          </p>
          <Button aria-disabled={isFetchingNextPage} icon={isFetchingNextPage ? <Spinner size={17} /> : undefined} onClick={loadMore}>
            Load more
          </Button>
          {isFetchNextPageError ? <FieldError>The next page did not load. Try again.</FieldError> : null}
        </div>
      ) : null}
    </>
  );
}

type NothingInput = { readonly pathname: string; readonly isNarrowed: boolean } & Pick<LibraryListProps, 'query' | 'empty'>;

function describeNothing({ pathname, query, empty, isNarrowed }: NothingInput): LibraryListProps['empty'] & { action: ReactElement } {
  const everything = (
    <Button to="/discover/all" onClick={focusFilters}>
      Look at everything
    </Button>
  );
  if (!isNarrowed) return { ...empty, action: everything };
  if (query.q !== undefined && !isFiltered({ ...query, q: undefined })) {
    return {
      title: `Nothing found for “${query.q}”`,
      text: 'Titles, people and topics were searched. Try fewer words, or other ones.',
      action: everything,
    };
  }
  return {
    title: 'Nothing fits all of these',
    text: 'No work in the library has everything you asked for. Take a filter away to see more.',
    action: (
      <Button to={pathname} onClick={focusFilters}>
        Clear filters
      </Button>
    ),
  };
}
