import { useState, type ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { currentId } from '#core/player/queue.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { usePlayer } from '#web/player/use-player.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { pageMeta } from '#web/page-meta.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { About } from './about.tsx';
import { AboutPeople } from './about-people.tsx';
import { ChapterList } from '#web/features/trail/chapter-list.tsx';
import { DetailHead } from './detail-head.tsx';
import { Facts } from './facts.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { findPlaceSec } from '#web/features/trail/find-place.ts';
import { playableIds } from '#web/features/trail/playable.ts';
import { ResumeSignpost } from '#web/features/trail/resume-signpost.tsx';
import { StageLayout } from './stage-layout.tsx';
import { TrailRail } from '#web/features/trail/trail-rail.tsx';
import { useItemTrail } from '#web/features/trail/use-item-trail.ts';
import { VideoStage } from './video-stage.tsx';

const load = ({ api, params }: LoadInput) => api.getItem('video', params.id ?? '');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((item) => item?.title ?? 'Crash course');

export default function Video(): ReactElement {
  const item = useLoaderData<typeof loader>();
  const trail = useItemTrail(item);
  const queue = playableIds(item.units);
  const playingId = usePlayer((state) => currentId(state.queue));
  // The part on the stage: what plays, else where one was when the page was opened.
  const [openId] = useState(() => trail.next?.unitId ?? item.units[0]?.id);
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
        <VideoStage unitId={unit.id} title={hasParts ? unit.title : item.title} durationSec={unit.durationSec} queue={queue} work={item} />
      ) : (
        <EmptyState title="No film here yet" text="It appears as soon as it is added to the library." />
      )}
      <div className="mt-6">
        <DetailHead
          kind={item.kind}
          title={item.title}
          author={item.author}
          description={item.description}
          actions={
            <>
              <ResumeSignpost item={item} trail={trail} />
              <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
              <QueueMenu unitIds={queue} title={item.title} />
            </>
          }
        />
        {unit && hasParts ? (
          <ChapterList
            unitId={unit.id}
            chapters={unit.chapters}
            queue={queue}
            positionSec={findPlaceSec({ progress: trail.places }, unit.id)}
            of={unit.title}
          />
        ) : null}
        <About title="About this crash course" html={item.html} />
        <AboutPeople people={item.people} />
      </div>
    </StageLayout>
  );
}
