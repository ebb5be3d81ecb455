import { useEffect, useMemo, useRef, type ReactElement } from 'react';
import { formatDuration, formatTime } from '#core/format-time.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import type { PlayerState } from '#core/player/player-state.ts';
import { currentId } from '#core/player/queue-state.ts';
import { chapterLeftSec, chapterState, layChapterRows, workLeftSec } from '#core/player/shown/chapter-rows.ts';
import { chapterIndexAt, type FilePlace, type Timeline } from '#core/player/timeline.ts';
import { useGoTo } from '#web/player/use-play-from.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { Button } from '#web/ui/button.tsx';
import { TrailList, TrailRow } from '#web/ui/drawn/trail-list.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { jumpIntoView } from '#web/ui/keep-in-view.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { useWork } from './use-work.ts';

/** Chapters of what plays; of a work in several files, those of all of them. */
export function ChaptersPanel({ episode }: { readonly episode: PlayerEpisode }): ReactElement {
  const { status, timeline, queue, places, retry } = useWork(episode);
  const rows = useMemo(() => layChapterRows(timeline), [timeline]);
  const here = usePlayer((state) => chapterIndexAt(timeline, findPlace(state)));
  const goTo = useGoTo();
  const scroller = useRef<HTMLDivElement>(null);
  const isReady = status !== 'loading';
  const isBook = episode.itemKind === 'audiobook';
  // Chapters of an episode are looked up by their time. In a book, and where every file has its own clock, lengths say more.
  const hasLengths = isBook || timeline.files.length > 1;

  // Once: afterwards the list belongs to the reader.
  useEffect(() => {
    const now = scroller.current?.querySelector('[aria-current]');
    if (isReady && scroller.current && now) jumpIntoView(scroller.current, now);
  }, [isReady]);

  if (!isReady) {
    return (
      <div className="p-7 max-md:p-5">
        <SkeletonRows label="Loading the chapters" />
      </div>
    );
  }
  if (rows.length === 0 && status === 'ready') return <EmptyState title="No chapters." className="pt-10" />;
  return (
    <div
      ref={scroller}
      className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain [scrollbar-color:var(--line-2)_transparent] [scrollbar-width:thin] px-7 pt-4 pb-14 max-md:px-5"
    >
      <p className="pb-2 text-sm text-ink-3">
        {rows.length} chapters
        <WorkLeft timeline={timeline} />
      </p>
      {status === 'failed' ? (
        <p role="alert" className="mb-2 flex flex-wrap items-center gap-x-3 border-y border-line py-2 text-ink-2">
          The other parts could not be loaded.
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
        </p>
      ) : null}
      <TrailList label="Chapters">
        {rows.map(({ title, part, unitId, startSec, lengthSec }, i) => (
          <TrailRow
            key={`${unitId} ${startSec}`}
            state={chapterState(rows, i, here, places)}
            label={isBook ? `${i + 1}. ${title}` : title}
            detail={part}
            aside={
              i === here ? (
                <ChapterLeft timeline={timeline} />
              ) : hasLengths && lengthSec > 0 ? (
                formatDuration(lengthSec)
              ) : (
                formatTime(startSec)
              )
            }
            last={i === rows.length - 1}
            onClick={() => goTo({ unitId, sec: startSec, queue })}
          />
        ))}
      </TrailList>
    </div>
  );
}

/** The place is in the unit that the queue stands at, also while its file is on its way. */
const findPlace = ({ queue, playback }: PlayerState): FilePlace => ({ unitId: currentId(queue) ?? '', positionSec: playback.positionSec });

interface LeftProps {
  readonly timeline: Timeline;
}

function ChapterLeft({ timeline }: LeftProps): ReactElement {
  const text = usePlayer((state) => {
    const leftSec = chapterLeftSec(timeline, findPlace(state));
    return leftSec === null ? '' : `${formatDuration(leftSec)} left`;
  });
  return <>{text}</>;
}

function WorkLeft({ timeline }: LeftProps): ReactElement {
  const text = usePlayer((state) => {
    const leftSec = workLeftSec(timeline, findPlace(state));
    return leftSec === null ? '' : `, ${formatDuration(leftSec)} to the end${timeline.files.length > 1 ? ' of the work' : ''}`;
  });
  return <>{text}</>;
}
