import { Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { formatTime, spokenTime } from '#core/format-time.ts';
import type { Note } from '#core/notes/note.ts';
import { IconButton } from '#web/ui/button.tsx';
import type { Bookmark } from './bookmark.ts';
import { ChangeNote } from './change-note.tsx';

export interface BookmarkRowProps {
  readonly bookmark: Bookmark;
  /** Title of the chapter around it. */
  readonly chapter: string | null;
  /** It came back, and what had the focus is gone. */
  readonly takesFocus: boolean;
  readonly onPlay: () => void;
  readonly onChange: (note: Note) => void;
  readonly onRemove: () => void;
}

/** A place with its note. The time goes there; the note is changed where it stands. */
export function BookmarkRow({ bookmark, chapter, takesFocus, onPlay, onChange, onRemove }: BookmarkRowProps): ReactElement {
  const [isEditing, setEditing] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const time = formatTime(bookmark.positionSec);

  useEffect(() => {
    if (takesFocus) place.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <li className="border-t border-line py-1.5 first:border-t-0">
      <div className="flex items-center gap-0.5">
        <button
          ref={place}
          type="button"
          onClick={onPlay}
          className="-ml-2 flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-2 px-2 text-start hover:bg-hover"
        >
          <span className="flex-none font-semibold text-accent-ink tabular-nums">
            <span className="sr-only">Go to </span>
            {time}
          </span>
          {chapter === null ? null : (
            <span className="truncate text-sm text-ink-3">
              <span className="sr-only">, </span>
              {chapter}
            </span>
          )}
        </button>
        {isEditing ? null : (
          <>
            <IconButton
              ref={pencil}
              label={`${bookmark.text === null ? 'Add a note' : 'Edit the note'} at ${spokenTime(bookmark.positionSec)}`}
              tooltipSide="left"
              onClick={() => setEditing(true)}
            >
              <Pencil size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
            <IconButton label={`Delete the bookmark at ${spokenTime(bookmark.positionSec)}`} tooltipSide="left" onClick={onRemove}>
              <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {isEditing ? (
        <ChangeNote note={bookmark} label={`Note at ${time}`} onSaved={onChange} onClose={() => setEditing(false)} />
      ) : bookmark.text === null ? null : (
        <p className="pr-20 pb-2 whitespace-pre-wrap wrap-anywhere">{bookmark.text}</p>
      )}
    </li>
  );
}
