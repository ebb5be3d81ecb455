import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { countOf } from '#core/words.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { playableIds } from '#web/features/trail/playable.ts';
import { ResumeSignpost } from '#web/features/trail/resume-signpost.tsx';
import { useItemTrail } from '#web/features/trail/use-item-trail.ts';
import { pageMeta } from '#web/page-meta.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { RowList } from '#web/ui/row.tsx';
import { AboutPeople } from './about-people.tsx';
import { About } from './about.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailCover, DetailLayout } from './detail-layout.tsx';
import { EpisodeRow } from './episode-row.tsx';
import { Facts } from './facts.tsx';
import { FavoriteButton } from './favorite-button.tsx';

const load = ({ api, params }: LoadInput) => api.getItem('podcast', params.id ?? '');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((item) => item?.title ?? 'Podcast');

export default function Podcast(): ReactElement {
  const item = useLoaderData<typeof loader>();
  const trail = useItemTrail(item);
  const queue = playableIds(item.units);
  return (
    <DetailLayout cover={<DetailCover item={item} />} facts={<Facts item={item} />}>
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
      <section aria-labelledby="episodes" className="mt-9">
        <SectionHead id="episodes" title="Episodes" meta={countOf(item.units.length, 'episode')} className="mb-1" />
        {item.units.length === 0 ? <EmptyState title="No episodes yet" text="They appear here as soon as they are published." /> : null}
        <RowList label="Episodes">
          {item.units.map((unit) => (
            <EpisodeRow key={unit.id} show={item} unit={unit} queue={queue} stop={trail.stops.find((stop) => stop.unitId === unit.id)} />
          ))}
        </RowList>
      </section>
      <About title="About this podcast" html={item.html} />
      <AboutPeople people={item.people} />
    </DetailLayout>
  );
}
