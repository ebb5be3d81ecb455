import { Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { usePlayUnit } from '#web/features/player/play-button.tsx';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { useItemTrail } from '#web/features/trail/use-item-trail.ts';
import { About } from '#web/features/work/about.tsx';
import { DetailHead } from '#web/features/work/detail-head.tsx';
import { DetailCover, DetailLayout } from '#web/features/work/detail-layout.tsx';
import { Facts } from '#web/features/work/facts.tsx';
import { FavoriteButton } from '#web/features/work/favorite-button.tsx';
import { PanelButton } from '#web/features/work/panel-button.tsx';
import { ReadSignpost } from '#web/features/work/read-signpost.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { readingTitle } from '#web/page-titles.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { useVoicesEarly } from '#web/player/use-voices-early.ts';
import { Button } from '#web/ui/button.tsx';
import { SpokenBook } from './spoken-book.tsx';

const load = ({ api, params }: LoadInput) => api.getItem('ebook', params.id ?? '');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((item) => (item ? readingTitle(item) : 'Reading'));

export default function ReadingEpisode(): ReactElement {
  const item = useLoaderData<typeof loader>();
  const { speechId } = item;
  const { places } = useItemTrail(item);
  const [place] = places;
  const isBegun = place !== undefined && place.fraction > 0 && place.fraction < 1;
  return (
    <DetailLayout cover={<DetailCover item={item} />} facts={<Facts item={item} />}>
      <DetailHead
        kind={item.kind}
        title={item.title}
        author={item.author}
        description={item.description}
        actions={
          <>
            <ReadSignpost item={item} place={place} />
            {speechId ? <Listen speechId={speechId} isBegun={isBegun} /> : null}
            <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
            {speechId ? (
              <>
                <PanelButton panel="transcript" unitIds={[speechId]} />
                <QueueMenu unitIds={[speechId]} title={item.title} />
              </>
            ) : null}
          </>
        }
      />
      <p className="mt-3 max-w-132 text-sm text-ink-3">
        {speechId
          ? 'Listening uses a voice of your own device, so it sounds different from device to device.'
          : 'This book has no text that could be read aloud.'}
      </p>
      {speechId ? <SpokenBook item={item} place={place} speechId={speechId} /> : null}
      <About kind={item.kind} html={item.html} />
    </DetailLayout>
  );
}

function Listen({ speechId, isBegun }: { readonly speechId: string; readonly isBegun: boolean }): ReactElement {
  const { isActive, isCurrent, onClick } = usePlayUnit({ unitId: speechId });
  useVoicesEarly();
  const Icon = isActive ? Pause : Play;
  return (
    <Button onClick={onClick} icon={<Icon size={16} className="fill-current" aria-hidden="true" />}>
      {isActive ? 'Pause' : isBegun || isCurrent ? 'Continue listening' : 'Listen'}
    </Button>
  );
}
