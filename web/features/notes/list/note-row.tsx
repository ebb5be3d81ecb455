import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { Link } from 'react-router';
import { chapterOfNote, notePath, playedAtNote, sayNotePlace } from '#core/notes/note-place.ts';
import type { NoteEntry } from '#core/notes/note.ts';
import { sortOfNote } from '#core/notes/note-sorts.ts';
import { capitalized } from '#core/words.ts';
import { useGoTo } from '#web/player/use-play-from.ts';
import { IconButton } from '#web/ui/button.tsx';
import { KindTag } from '#web/ui/kind.tsx';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { ChangeNote } from '../change-note.tsx';
import '../notes.css';
import { putNote } from './use-notes.ts';

export interface NoteRowProps {
  readonly entry: NoteEntry;
  /** The work stands above the row. */
  readonly isInWork?: boolean;
  readonly onDelete: () => void;
}

/** What was marked and written, and the way to its place. */
export function NoteRow({ entry, isInWork = false, onDelete }: NoteRowProps): ReactElement {
  const { quote, text, color, createdAt, work } = entry;
  const [isEditing, setEditing] = useState(false);
  const wasEditing = useRef(false);
  const more = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasEditing.current && !isEditing) more.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const name = text ?? quote ?? `${capitalized(sortOfNote(entry))} at ${sayNotePlace(entry)}`;
  return (
    <li data-note-color={color ?? undefined} data-note-id={entry.id} className="relative flex items-start gap-3 py-4">
      <div className="grid min-w-0 flex-1 gap-2">
        {quote === null ? null : <blockquote className="note-quote">{quote}</blockquote>}
        {isEditing ? (
          <div className="note-change">
            <ChangeNote
              note={entry}
              label={`Note on “${(quote ?? work.title).slice(0, 60)}”`}
              onSaved={(note) => putNote(entry.id, note)}
              onClose={() => setEditing(false)}
            />
          </div>
        ) : text === null ? null : (
          <p className="note-words">{text}</p>
        )}
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-ink-3">
          <PlaceLink entry={entry} isInWork={isInWork} />
          {color === null ? null : (
            <span className="inline-flex items-baseline gap-1.5">
              <span className="note-dot" aria-hidden="true" />
              {capitalized(color)}
            </span>
          )}
          <Moment atMs={Date.parse(createdAt)} />
        </div>
      </div>
      <div className="relative -my-2 flex-none">
        <Menu
          trigger={
            <IconButton ref={more} label={`More: ${name.slice(0, 60)}`}>
              <Ellipsis size={20} aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem icon={<Pencil size={17} aria-hidden="true" />} onSelect={() => setEditing(true)}>
            {quote !== null ? 'Edit note and colour' : text === null ? 'Add a note' : 'Edit the note'}
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="bad" icon={<Trash2 size={17} aria-hidden="true" />} onSelect={onDelete}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </li>
  );
}

/** The whole row follows it. What can be heard is played from there. */
function PlaceLink({ entry, isInWork }: Pick<NoteRowProps, 'entry' | 'isInWork'>): ReactElement {
  const goTo = useGoTo();
  const played = playedAtNote(entry);
  const { work } = entry;
  const chapter = chapterOfNote(entry);
  const place = [isInWork ? '' : work.title, chapter, sayNotePlace(entry)].filter(Boolean).join(', ');
  return (
    <Link
      to={notePath(entry)}
      onClick={() => {
        if (played) goTo(played);
      }}
      className="after:absolute after:inset-0 after:content-[''] hover:text-accent-ink"
    >
      <span className="sr-only">Go to </span>
      {isInWork ? place || work.title : <KindTag kind={work.kind} label={place} />}
    </Link>
  );
}
