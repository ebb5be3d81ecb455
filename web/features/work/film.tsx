import { useState, type ReactElement, type ReactNode } from 'react';
import { openUnits } from '#core/library/closed-units.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { episodeIds } from '#core/library/episode-ids.ts';
import { currentId } from '#core/player/queue-state.ts';
import type { ItemTrail } from '#core/trail/item-trail.ts';
import { ChapterList } from '#web/features/trail/chapter-list.tsx';
import { TrailRail } from '#web/features/trail/trail-rail.tsx';
import { usePlayer } from '#web/player/use-player.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Facts } from './facts.tsx';
import { StageLayout } from './stage-layout.tsx';
import { VideoStage } from './video-stage.tsx';

export interface FilmProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
  readonly head: ReactNode;
  /** Below the chapters. */
  readonly children: ReactNode;
}

/** A crash course: the film stands first, its parts beside it. */
export function Film({ item, trail, head, children }: FilmProps): ReactElement {
  const open = openUnits(item);
  const queue = episodeIds(open);
  const playingId = usePlayer((state) => currentId(state.queue));
  // The part on the stage: what plays, else where one was when the page was opened.
  const [openId] = useState(() => (open.find(({ id }) => id === trail.next?.unitId) ?? open[0] ?? item.units[0])?.id);
  const unit = item.units.find(({ id }) => id === playingId) ?? item.units.find(({ id }) => id === openId) ?? item.units[0];
  const hasParts = item.units.length > 1;
  return (
    <StageLayout
      hasFilm={unit !== undefined}
      rail={
        <>
          <TrailRail item={item} trail={trail} isHome title={hasParts ? 'Parts' : 'Chapters'} />
          <div className="mt-8 border-t border-line pt-5">
            <Facts item={item} />
          </div>
        </>
      }
    >
      {unit ? (
        <VideoStage
          unitId={unit.id}
          title={hasParts ? unit.title : item.title}
          durationSec={unit.durationSec}
          queue={queue}
          isClosed={!open.includes(unit)}
          work={{ ...item, coverSeed: unit.coverSeed }}
        />
      ) : (
        <EmptyState title="No film here yet" text="It appears as soon as it is added to the library." />
      )}
      <div className="mt-6">
        {head}
        {unit && hasParts ? (
          <ChapterList
            unitId={unit.id}
            chapters={open.includes(unit) ? unit.chapters : []}
            queue={queue}
            place={trail.places.find(({ unitId }) => unitId === unit.id)}
            of={unit.title}
          />
        ) : null}
        {children}
      </div>
    </StageLayout>
  );
}
