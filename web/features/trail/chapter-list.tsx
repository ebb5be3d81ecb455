import { type ReactElement, useId } from 'react';
import { formatTime } from '#core/format-time.ts';
import type { Chapter } from '#core/library/chapter.ts';
import { isHeardThrough } from '#core/progress/heard.ts';
import type { Place } from '#core/progress/place.ts';
import { openPlaceSec } from '#core/progress/resume.ts';
import { countOf } from '#core/words.ts';
import { usePlayerCommands } from '#web/player/use-player.ts';
import { TrailList, TrailRow } from '#web/ui/drawn/trail-list.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { useLivePlace } from './use-live-place.ts';

export interface ChapterListProps {
  readonly unitId: string;
  readonly chapters: readonly Chapter[];
  /** The units around it. Without them, the unit is put into the queue that is there. */
  readonly queue?: readonly string[] | undefined;
  /** The learner's place in the unit, when it is begun. */
  readonly place: Place | undefined;
  /** Title of the unit, where the page has several. */
  readonly of?: string;
  /** Instead of how many there are. */
  readonly meta?: string;
}

/** Chapters of one unit; each plays from its beginning. */
export function ChapterList({ unitId, chapters, queue, place, of, meta }: ChapterListProps): ReactElement | null {
  const id = useId();
  const { playUnit } = usePlayerCommands();
  const live = useLivePlace([unitId]);
  if (chapters.length === 0) return null;
  const atSec = live?.positionSec ?? openPlaceSec(place);
  const here = atSec === null ? -1 : chapters.findLastIndex((chapter) => chapter.startSec <= atSec);
  const startOf = (i: number): number => chapters[i]?.startSec ?? 0;
  const isHeard = (i: number): boolean => place !== undefined && isHeardThrough(place, startOf(i), startOf(i + 1));
  return (
    <section aria-labelledby={id} className="mt-9">
      <SectionHead id={id} title="Chapters" meta={of ? `of ${of}` : (meta ?? countOf(chapters.length, 'chapter'))} className="mb-1" />
      <TrailList>
        {chapters.map((chapter, i) => (
          <TrailRow
            key={chapter.startSec}
            state={i === here ? 'now' : i < here && isHeard(i) ? 'done' : 'ahead'}
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
