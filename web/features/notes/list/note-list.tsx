import { useRef, type ReactElement } from 'react';
import type { Page } from '#core/library/catalogue.ts';
import type { NoteEntry } from '#core/notes/note.ts';
import { countOf } from '#core/words.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { isFiltered, notesPath, type NotesQuery } from '../notes-path.ts';
import { NoteGroups } from './note-groups.tsx';
import { NoteRow } from './note-row.tsx';
import { useDeleteNote } from './use-delete-note.ts';
import { useNotes } from './use-notes.ts';

export interface NoteListProps {
  readonly query: NotesQuery;
  readonly first: Page<NoteEntry>;
}

/** The notes that were asked for, page after page. */
export function NoteList({ query, first }: NoteListProps): ReactElement {
  const { entries, total, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useNotes(query, first);
  const list = useRef<HTMLDivElement>(null);
  const remove = useDeleteNote();
  const focusRow = (index: number): void => {
    const rows = list.current?.querySelectorAll<HTMLElement>('li[data-note-id]');
    (rows?.[index]?.querySelector('a') ?? document.getElementById('main'))?.focus();
  };
  const onDelete = (entry: NoteEntry): void => {
    const index = entries.indexOf(entry);
    remove(entry);
    // The row that had the focus goes.
    requestAnimationFrame(() => focusRow(Math.min(index, entries.length - 2)));
  };
  const loadMore = async (): Promise<void> => {
    const shown = entries.length;
    const { hasNextPage: hasMore } = await fetchNextPage();
    // The button went with the last page.
    if (!hasMore) requestAnimationFrame(() => focusRow(shown));
  };
  if (entries.length === 0) return <Nothing query={query} />;
  return (
    <>
      <p role="status" className="sr-only">
        {countOf(total, 'note')}
      </p>
      <div ref={list}>
        {query.order === 'work' ? (
          <NoteGroups entries={entries} onDelete={onDelete} />
        ) : (
          <ul aria-label="Notes" className="divide-y divide-line border-t-[1.5px] border-ink">
            {entries.map((entry) => (
              <NoteRow key={entry.id} entry={entry} onDelete={() => onDelete(entry)} />
            ))}
          </ul>
        )}
      </div>
      {hasNextPage ? <LoadMore isLoading={isFetchingNextPage} hasFailed={isFetchNextPageError} onLoad={() => void loadMore()} /> : null}
    </>
  );
}

function Nothing({ query }: { readonly query: NotesQuery }): ReactElement {
  return isFiltered(query) ? (
    <EmptyState
      title="No note fits"
      text="Your words, what you marked and the titles of the works were searched."
      action={<Button to={notesPath({ order: query.order })}>All notes</Button>}
    />
  ) : (
    <EmptyState
      title="No notes yet"
      text="Mark words in a book, or note a moment of a lesson. All of it stands here, and leads back to its place."
      action={<Button to="/discover/all">Look around</Button>}
    />
  );
}
