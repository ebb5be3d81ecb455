import { BookmarkPlus } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { spokenUnitId } from '#core/player/speech/speech-id.ts';
import { isCurrentUnit, useGoTo } from '#web/player/use-play-from.ts';
import { usePlayer, usePlayerCommands, usePlayerNotice } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { FieldError } from '#web/ui/field.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { BookmarkRow } from './bookmark-row.tsx';
import { DeletedRow } from './deleted-row.tsx';
import { useBookmarks } from './use-bookmarks.ts';

export interface BookmarksPanelProps {
  readonly episode: PlayerEpisode;
  /** The panel lies over the page, and over the messages at its lower edge. */
  readonly isOver: boolean;
}

/** Places the learner marked in what plays. */
export function BookmarksPanel({ episode, isOver }: BookmarksPanelProps): ReactElement {
  if (document.documentElement.dataset['session'] !== 'in') {
    return <EmptyState title="Sign in to keep bookmarks." className="pt-10" action={<Button to="/login">Sign in</Button>} />;
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-color:var(--line-2)_transparent] [scrollbar-width:thin] px-7 pt-4 pb-14 max-md:px-5">
      <AddBookmark unitId={episode.id} saysFaults={isOver} />
      <BookmarkList episode={episode} />
    </div>
  );
}

function AddBookmark({ unitId, saysFaults }: { readonly unitId: string; readonly saysFaults: boolean }): ReactElement {
  const { addBookmark } = usePlayerCommands();
  const [fault, setFault] = useState('');
  usePlayerNotice(({ about, tone, text }) => {
    if (about === 'bookmark') setFault(tone === 'bad' && saysFaults ? text : '');
  });
  const time = usePlayer((state) => formatTime(isCurrentUnit(state, unitId) ? state.playback.positionSec : 0));
  const isPossible = usePlayer((state) => isCurrentUnit(state, unitId) && !state.playback.isPlacing);
  return (
    <>
      <Button
        className="w-full tabular-nums"
        icon={<BookmarkPlus size={18} strokeWidth={1.75} aria-hidden="true" />}
        disabled={!isPossible}
        onClick={addBookmark}
      >
        Add bookmark at {time}
      </Button>
      <Fault text={fault} />
    </>
  );
}

function BookmarkList({ episode: { id, chapters } }: { readonly episode: PlayerEpisode }): ReactElement {
  const { status, entries, hiddenCount, error, retry, change, remove, restore } = useBookmarks(spokenUnitId(id));
  const goTo = useGoTo();
  // A row that comes back takes the focus, since the button that had it went.
  const [returningSec, setReturningSec] = useState<number | null>(null);
  if (status === 'loading') return <SkeletonRows label="Loading the bookmarks" />;
  if (status === 'failed') return <ErrorState title="The bookmarks could not be loaded." retry={retry} className="mt-6" />;
  if (entries.length === 0) return <EmptyState title="No bookmarks yet" text="Mark a place to come back to." className="pt-10" />;
  return (
    <>
      <Fault text={error} />
      <ul aria-label="Bookmarks" className="mt-3">
        {entries.map(({ bookmark, isDeleted }) =>
          isDeleted ? (
            <DeletedRow
              key={bookmark.id}
              text={`Bookmark at ${formatTime(bookmark.positionSec)} deleted.`}
              onRestore={() => {
                setReturningSec(bookmark.positionSec);
                restore(bookmark);
              }}
            />
          ) : (
            <BookmarkRow
              key={bookmark.id}
              bookmark={bookmark}
              chapter={chapters.findLast(({ startSec }) => startSec <= bookmark.positionSec)?.title ?? null}
              takesFocus={bookmark.positionSec === returningSec}
              onPlay={() => goTo({ unitId: id, sec: bookmark.positionSec })}
              onChange={(note) => change(bookmark.id, note)}
              onRemove={() => {
                setReturningSec(bookmark.positionSec);
                remove(bookmark);
              }}
            />
          ),
        )}
      </ul>
      {hiddenCount > 0 ? <p className="pt-3 text-sm text-ink-3">{hiddenCount} more are not shown.</p> : null}
    </>
  );
}

function Fault({ text }: { readonly text: string }): ReactElement | null {
  if (text === '') return null;
  return (
    <div role="alert" className="pt-3">
      <FieldError>{text}</FieldError>
    </div>
  );
}
