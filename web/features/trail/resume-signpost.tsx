import { ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { itemPath, lessonPath } from '#web/addresses.ts';
import { usePlayUnit } from '#web/features/player/play-button.tsx';
import { Signpost } from '#web/ui/button.tsx';
import type { ItemTrail, Stop } from './item-trail.ts';
import { playableIds } from './playable.ts';

export interface ResumeSignpostProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
  /** Sends to the page of the lesson or of the film instead of playing where one is. */
  readonly opensPage?: boolean;
  readonly className?: string;
}

/** The step forward in a work: begin, go on at the exact place, or begin again. */
export function ResumeSignpost({ item, trail, opensPage = false, className }: ResumeSignpostProps): ReactElement | null {
  const stop = trail.next ?? trail.stops[0];
  if (!stop) return null;
  const label = trail.isFinished ? 'Start again' : trail.isStarted ? 'Continue' : 'Start';
  const isPlayable = stop.kind === 'audio' || stop.kind === 'video';
  if (isPlayable) return <PlaySignpost item={item} stop={stop} label={label} opensPage={opensPage} className={className} />;
  const to = item.kind === 'course' ? lessonPath(item.id, stop.unitId) : itemPath(item);
  return (
    <Signpost to={to} icon={<ArrowRight size={17} aria-hidden="true" />} className={className}>
      {label}
    </Signpost>
  );
}

interface PlaySignpostProps {
  readonly item: ItemDetail;
  readonly stop: Stop;
  readonly label: string;
  readonly opensPage: boolean;
  readonly className: string | undefined;
}

function PlaySignpost({ item, stop, label, opensPage, className }: PlaySignpostProps): ReactElement {
  const startSec = stop.state === 'now' ? undefined : stop.startSec;
  const { isActive, onClick } = usePlayUnit({ unitId: stop.unitId, queue: playableIds(item.units), startSec });
  const icon = isActive ? (
    <Pause size={16} className="fill-current" aria-hidden="true" />
  ) : (
    <Play size={16} className="fill-current" aria-hidden="true" />
  );
  if (opensPage && !isActive) {
    const to = item.kind === 'course' ? lessonPath(item.id, stop.unitId) : itemPath(item);
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
