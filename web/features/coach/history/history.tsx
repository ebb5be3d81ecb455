import { useRef, type ReactElement } from 'react';
import type { ConversationEntry } from '#core/coach/conversation/conversation.ts';
import type { Page } from '#core/library/catalogue.ts';
import { countOf } from '#core/words.ts';
import { coachModePath } from '#web/coach-addresses.ts';
import { TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SearchField } from '#web/ui/field.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { RowList } from '#web/ui/row.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';
import { useHistorySearch } from './use-history-search.ts';

export interface HistoryProps {
  /** The first page of what `firstQuery` finds. */
  readonly first: Page<ConversationEntry>;
  readonly firstQuery: string;
}

/** Every conversation in which something was said, with a search in what was said. */
export function History({ first, firstQuery }: HistoryProps): ReactElement {
  const { q, typed, type } = useHistorySearch();
  const { entries, total, isPending, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useHistory(
    q,
    first,
    firstQuery,
  );
  const list = useRef<HTMLDivElement>(null);
  const isEmpty = entries.length === 0;
  const loadMore = async (): Promise<void> => {
    const shown = entries.length;
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button went with the last page, so the focus goes on to the first conversation that came.
    if (!hasMore) requestAnimationFrame(() => list.current?.querySelectorAll('li')[shown]?.querySelector('a')?.focus());
  };
  return (
    <section aria-labelledby="history">
      <SectionHead id="history" title="What was said" meta={total > 0 && q === '' ? countOf(total, 'conversation') : undefined} rule />
      {total === 0 && q === '' && typed === '' ? null : (
        <SearchField
          label="Search in conversations"
          placeholder="Search in what was said"
          value={typed}
          maxLength={200}
          onChange={(event) => type(event.target.value)}
          className="mb-2"
        />
      )}
      <p role="status" className="sr-only">
        {q === '' || isPending || isError ? '' : isEmpty ? 'Nothing found' : `${countOf(total, 'conversation')} found`}
      </p>
      {isPending ? (
        <SkeletonRows label="Searching" />
      ) : isError && isEmpty ? (
        <ErrorState title="Not read" text="Your conversations did not load. Check your connection." retry={() => void refetch()} />
      ) : isEmpty ? (
        <Nothing q={q} />
      ) : (
        <div ref={list}>
          <RowList label="Conversations">
            {entries.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} />
            ))}
          </RowList>
        </div>
      )}
      {hasNextPage ? <LoadMore isLoading={isFetchingNextPage} hasFailed={isFetchNextPageError} onLoad={() => void loadMore()} /> : null}
    </section>
  );
}

function Nothing({ q }: { readonly q: string }): ReactElement {
  return q === '' ? (
    <EmptyState
      title="Nothing said yet"
      text="Conversations with the coach stay here, to be read, searched and gone on with."
      action={
        <TextLink to={coachModePath('interview')} className="inline-flex min-h-11 items-center">
          Practise an interview
        </TextLink>
      }
    />
  ) : (
    <EmptyState title={`Nothing found for “${q}”`} text="What you and the coach said was searched. Try fewer words, or other ones." />
  );
}
