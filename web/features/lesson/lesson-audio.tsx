import type { ReactElement } from 'react';
import { isFinished } from '#core/progress/finished.ts';
import { describeRest, formatDuration } from '#core/format-time.ts';
import type { ItemDetail, Lesson } from '#core/library/catalogue.ts';
import type { Place } from '#core/progress/place.ts';
import { usePlayUnit } from '#web/features/player/play-button.tsx';
import { StonePlay } from '#web/features/work/stone-play.tsx';
import { Cover } from '#web/ui/drawn/cover.tsx';

export interface LessonAudioProps {
  readonly lesson: Lesson;
  /** The learner's place in it, when it is begun. */
  readonly place: Place | undefined;
  readonly course: ItemDetail;
  readonly queue: readonly string[];
}

/** A lesson that is heard: its button stands where the film of another lesson would be. */
export function LessonAudio({ lesson, place, course, queue }: LessonAudioProps): ReactElement {
  const { isActive, isCurrent } = usePlayUnit({ unitId: lesson.id, queue });
  const { durationSec } = lesson;
  const left = place && !isFinished(place) && place.positionSec ? durationSec - place.positionSec : 0;
  return (
    <div className="night relative flex items-center gap-5 overflow-hidden rounded-2 p-5 max-md:-mx-(--page-x) max-md:rounded-none md:p-6">
      <Cover
        kind="course"
        title={course.title}
        seed={course.coverSeed}
        imageUrl={course.thumbnail_url}
        text="none"
        className="h-24 max-sm:hidden"
      />
      <StonePlay unitId={lesson.id} queue={queue} label={lesson.title} />
      <div className="min-w-0">
        <p className="disp text-xl">{isActive ? 'Playing' : isCurrent || left > 0 ? 'Go on listening' : 'Listen to this lesson'}</p>
        <p className="text-ink-2 tabular-nums">
          {left > 0 && !isCurrent ? `${describeRest(left)} left of ` : null}
          {durationSec > 0 ? formatDuration(durationSec) : null}
        </p>
      </div>
    </div>
  );
}
