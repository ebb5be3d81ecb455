import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLoaderData, useSearchParams } from 'react-router';
import { countOf } from '#core/words.ts';
import { noteCalls } from '#web/api/note-calls.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { TextLink } from '#web/ui/button.tsx';
import { FileLink } from '#web/ui/file-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { NoteFilters } from './list/note-filters.tsx';
import { NoteList } from './list/note-list.tsx';
import { NOTES_PAGE } from './list/use-notes.ts';
import { isFiltered, notesPath, readNotesQuery, writeNotesQuery } from './notes-path.ts';

const load = ({ api, url }: LoadInput) => noteCalls(api).searchNotes({ ...readNotesQuery(url.searchParams), limit: NOTES_PAGE });
export const loader = onServer(load);
export const clientLoader = inBrowser(load, { keepMs: 0 });
export const meta = pageMeta('Notes and highlights');

export default function NotesPage(): ReactElement {
  const first = useLoaderData<typeof loader>();
  const query = readNotesQuery(useSearchParams()[0]);
  const written = writeNotesQuery({ ...query, order: undefined });
  return (
    <div className="mx-auto max-w-320 px-(--page-x) pt-2 pb-12">
      <div className="max-w-240">
        <PageHead
          title="Notes and highlights"
          meta={first.total > 0 ? countOf(first.total, 'note') : undefined}
          actions={
            first.total > 0 ? (
              <FileLink to={`/api/notes/export.md${written && `?${written}`}`} icon={<Download size={16} aria-hidden="true" />}>
                Markdown file
              </FileLink>
            ) : null
          }
        />
        {first.total > 0 || isFiltered(query) ? <NoteFilters query={query} /> : null}
        {query.itemId === undefined ? null : (
          <p className="mb-4 flex flex-wrap gap-x-3 text-sm text-ink-2">
            Only {first.items[0]?.work.title ?? 'one work'}.
            <TextLink to={notesPath({ ...query, itemId: undefined })}>Notes of all works</TextLink>
          </p>
        )}
        <NoteList key={writeNotesQuery(query)} query={query} first={first} />
      </div>
    </div>
  );
}
