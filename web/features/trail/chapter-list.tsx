import { type ReactElement, useId } from 'react';
import { formatTime } from '#core/format-time.ts';
import type { Chapter } from '#core/library/chapter.ts';
import { countOf } from '#core/words.ts';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { TrailList, TrailRow } from '#web/ui/trail-list.tsx';
import { useLivePlace } from './use-live-place.ts';

export interface ChapterListProps {
  readonly unitId: string;
  readonly chapters: readonly Chapter[];
  /** The units around it. Without them, the unit is put into the queue that is there. */
  readonly queue?: readonly string[] | undefined;
  /** Where the learner was when the page was loaded; null when not begun. */
  readonly positionSec: number | null;
  /** Title of the unit, where the page has several. */
  readonly of?: string;
  /** Instead of how many there are. */
  readonly meta?: string;
}

/** Chapters of one unit; each plays from its beginning. */
export function ChapterList({ unitId, chapters, queue, positionSec, of, meta }: ChapterListProps): ReactElement | null {
  const id = useId();
  const { playUnit } = usePlayerCommands();
  const live = useLivePlace([unitId]);
  if (chapters.length === 0) return null;
  const atSec = live?.positionSec ?? positionSec;
  const here = atSec === null ? -1 : chapters.findLastIndex((chapter) => chapter.startSec <= atSec);
  return (
    <section aria-labelledby={id} className="mt-9">
      <SectionHead id={id} title="Chapters" meta={of ? `of ${of}` : (meta ?? countOf(chapters.length, 'chapter'))} className="mb-1" />
      <TrailList>
        {chapters.map((chapter, i) => (
          <TrailRow
            key={chapter.startSec}
            state={i < here ? 'done' : i === here ? 'now' : 'ahead'}
            label={chapter.title}
            aside={formatTime(chapter.startSec)}
            last={i === chapters.length - 1}
            onClick={() => playUnit(unitId, { queue, startSec: chapter.startSec })}
          />
        ))}
      </TrailList>
    </section>
  );
}
