import { ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { openUnits } from '#core/library/closed-units.ts';
import { episodeIds } from '#core/library/episode-ids.ts';
import type { ItemTrail, TrailPart } from '#core/trail/item-trail.ts';
import { itemPath, lessonPath, readPath } from '#web/addresses.ts';
import { usePlayUnit } from '#web/features/player/play-button.tsx';
import { Signpost } from '#web/ui/button.tsx';

export interface ResumeSignpostProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
  /** Sends to the page of the lesson or of the film instead of playing where one is. */
  readonly opensPage?: boolean;
  readonly className?: string;
}

/** The step forward in a work: begin, go on at the exact place, or begin again. */
export function ResumeSignpost({ item, trail, opensPage = false, className }: ResumeSignpostProps): ReactElement | null {
  const open = new Set(openUnits(item).map(({ id }) => id));
  const ahead = trail.next ?? trail.parts[0];
  const part = ahead && open.has(ahead.unitId) ? ahead : trail.parts.find(({ unitId }) => open.has(unitId));
  if (!part) return null;
  const isSample = (item.lock ?? 'none') !== 'none' && part.state !== 'now';
  const label = isSample
    ? 'Start with the sample'
    : trail.isFinished && trail.next === null
      ? 'Start again'
      : trail.isStarted
        ? 'Continue'
        : 'Start';
  const isPlayable = part.kind === 'audio' || part.kind === 'video';
  if (isPlayable) return <PlaySignpost item={item} part={part} label={label} opensPage={opensPage} className={className} />;
  const to = item.kind === 'course' ? lessonPath(item.id, part.unitId) : item.kind === 'ebook' ? readPath(item.id) : itemPath(item);
  return (
    <Signpost to={to} icon={<ArrowRight size={17} aria-hidden="true" />} className={className}>
      {label}
    </Signpost>
  );
}

interface PlaySignpostProps {
  readonly item: ItemDetail;
  readonly part: TrailPart;
  readonly label: string;
  readonly opensPage: boolean;
  readonly className: string | undefined;
}

function PlaySignpost({ item, part, label, opensPage, className }: PlaySignpostProps): ReactElement {
  const startSec = part.state === 'now' ? undefined : part.startSec;
  const { isActive, onClick } = usePlayUnit({ unitId: part.unitId, queue: episodeIds(openUnits(item)), startSec });
  const icon = isActive ? (
    <Pause size={16} className="fill-current" aria-hidden="true" />
  ) : (
    <Play size={16} className="fill-current" aria-hidden="true" />
  );
  if (opensPage && !isActive) {
    const to = item.kind === 'course' ? lessonPath(item.id, part.unitId) : itemPath(item);
    return (
      <Signpost to={to} onClick={onClick} icon={icon} className={className}>
        {label}
      </Signpost>
    );
  }
  return (
    <Signpost onClick={onClick} icon={icon} className={className}>
      {isActive ? 'Pause' : label === 'Start' ? 'Play' : label}
    </Signpost>
  );
}
