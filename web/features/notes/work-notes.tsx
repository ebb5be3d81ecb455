import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { countOf } from '#core/words.ts';
import { browserApi } from '#web/api/client.ts';
import { noteCalls } from '#web/api/note-calls.ts';
import { useDeleted } from '#web/delete-later.ts';
import { useTabClient } from '#web/query-client.ts';
import { TextLink } from '#web/ui/button.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { NoteRow } from './list/note-row.tsx';
import { useDeleteNote } from './list/use-delete-note.ts';
import { WORK_NOTES_KEY } from './list/use-notes.ts';
import { notesPath } from './notes-path.ts';

const SHOWN = 3;

/** The learner's latest notes in a work; nothing where there are none, and nothing is worth a failure here. */
export function WorkNotes({ itemId }: { readonly itemId: string }): ReactElement | null {
  const deleted = useDeleted();
  const remove = useDeleteNote();
  const { data } = useQuery(
    {
      queryKey: [WORK_NOTES_KEY, itemId],
      queryFn: () => noteCalls(browserApi).searchNotes({ itemId, limit: SHOWN }),
      enabled: typeof document !== 'undefined',
      retry: false,
    },
    useTabClient(),
  );
  const entries = data?.items.filter(({ id }) => !deleted.has(id)) ?? [];
  if (data === undefined || entries.length === 0) return null;
  return (
    <section aria-labelledby="your-notes" className="mt-9">
      <SectionHead
        id="your-notes"
        title="Your notes"
        meta={countOf(data.total, 'note')}
        more={
          <TextLink to={notesPath({ itemId, order: 'work' })} look="more">
            All of this work
          </TextLink>
        }
        className="mb-1"
      />
      <ul aria-label="Your notes" className="divide-y divide-line">
        {entries.map((entry) => (
          <NoteRow key={entry.id} entry={entry} isInWork onDelete={() => remove(entry)} />
        ))}
      </ul>
    </section>
  );
}
