import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { formatDuration } from '#core/format-time.ts';
import type { ItemDetail, UnitSummary } from '#core/library/catalogue.ts';
import type { TrailPart } from '#core/trail/item-trail.ts';
import { episodePath } from '#web/addresses.ts';
import { PlayUnitButton } from '#web/features/player/play-button.tsx';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { OpeningTag } from '#web/features/trail/opening-tag.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ProgressBar } from '#web/ui/drawn/progress-bar.tsx';
import { Row, RowCover } from '#web/ui/row.tsx';

export interface EpisodeRowProps {
  readonly show: ItemDetail;
  readonly unit: UnitSummary;
  readonly part: TrailPart | undefined;
  /** The episodes that can be played; null where this one cannot. */
  readonly queue: readonly string[] | null;
}

/** One episode: its page, its length or what is left of it, and a button that plays it. */
export function EpisodeRow({ show, unit, part, queue }: EpisodeRowProps): ReactElement {
  const isDone = part?.state === 'done';
  const fraction = isDone ? 0 : (part?.fraction ?? 0);
  return (
    <Row
      to={episodePath(unit.id)}
      cover={<RowCover kind={show.kind} title={unit.title} seed={unit.coverSeed} imageUrl={show.thumbnail_url} />}
      title={
        <>
          {unit.position}. {unit.title}
          <OpeningTag item={show} unit={unit} />
        </>
      }
      source={
        <span className="block min-w-0 flex-1">
          <span className="line-clamp-2 max-w-132">{unit.description}</span>
          {fraction > 0 ? <ProgressBar fraction={fraction} label={`${unit.title}, progress`} className="mt-1.5 max-w-60" /> : null}
        </span>
      }
      aside={
        isDone ? (
          <Badge tone="good" icon={<Check size={13} aria-hidden="true" />}>
            Done
          </Badge>
        ) : unit.durationSec > 0 ? (
          `${formatDuration(unit.durationSec * (1 - fraction))}${fraction > 0 ? ' left' : ''}`
        ) : null
      }
      actions={
        queue ? (
          <>
            <PlayUnitButton unitId={unit.id} queue={queue} label={unit.title} />
            <QueueMenu unitIds={[unit.id]} title={unit.title} />
          </>
        ) : null
      }
    />
  );
}
