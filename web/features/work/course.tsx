import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { pageMeta } from '#web/page-meta.ts';
import { About } from './about.tsx';
import { AboutPeople } from './about-people.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailCover, DetailLayout } from './detail-layout.tsx';
import { Facts } from './facts.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { playableIds } from '#web/features/trail/playable.ts';
import { ResumeSignpost } from '#web/features/trail/resume-signpost.tsx';
import { TrailSection } from '#web/features/trail/trail-section.tsx';
import { useItemTrail } from '#web/features/trail/use-item-trail.ts';

const load = ({ api, params }: LoadInput) => api.getItem('course', params.id ?? '');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((item) => item?.title ?? 'Course');

export default function Course(): ReactElement {
  const item = useLoaderData<typeof loader>();
  const trail = useItemTrail(item);
  return (
    <DetailLayout cover={<DetailCover item={item} />} facts={<Facts item={item} />}>
      <DetailHead
        kind={item.kind}
        title={item.title}
        author={item.author}
        description={item.description}
        actions={
          <>
            <ResumeSignpost item={item} trail={trail} opensPage />
            <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
            <QueueMenu unitIds={playableIds(item.units)} title={item.title} />
          </>
        }
      />
      <TrailSection item={item} trail={trail} title="Syllabus" />
      <About title="About this course" html={item.html} />
      <AboutPeople people={item.people} />
    </DetailLayout>
  );
}
