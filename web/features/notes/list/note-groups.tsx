import type { ReactElement } from 'react';
import { Link } from 'react-router';
import type { NoteEntry } from '#core/notes/note.ts';
import { itemPath } from '#web/addresses.ts';
import { KindTag } from '#web/ui/kind.tsx';
import { groupByWork } from './group-by-work.ts';
import { NoteRow } from './note-row.tsx';

export interface NoteGroupsProps {
  readonly entries: readonly NoteEntry[];
  readonly onDelete: (entry: NoteEntry) => void;
}

/** Notes under their works. */
export function NoteGroups({ entries, onDelete }: NoteGroupsProps): ReactElement[] {
  return groupByWork(entries).map(({ work, notes }) => (
    <section key={work.id} aria-labelledby={`work-${work.id}`} className="mt-9">
      <div className="border-t-[1.5px] border-ink pt-3">
        <KindTag kind={work.kind} />
        <h2 id={`work-${work.id}`}>
          <Link to={itemPath(work)} className="hover:text-accent-ink">
            {work.title}
          </Link>
        </h2>
      </div>
      <ul aria-label={`Notes in ${work.title}`} className="divide-y divide-line">
        {notes.map((entry) => (
          <NoteRow key={entry.id} entry={entry} isInWork onDelete={() => onDelete(entry)} />
        ))}
      </ul>
    </section>
  ));
}
