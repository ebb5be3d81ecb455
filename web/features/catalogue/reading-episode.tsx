import { BookOpen } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Signpost } from '#web/ui/button.tsx';
import { About } from './about.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailCover, DetailLayout } from './detail-layout.tsx';
import { Facts } from './facts.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { itemPath } from '#core/library/item-path.ts';

const load = ({ api, params }: LoadInput) => api.getItem('ebook', params.id ?? '');
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((item) => item?.title ?? 'Reading');

export default function ReadingEpisode(): ReactElement {
  const item = useLoaderData<typeof loader>();
  return (
    <DetailLayout cover={<DetailCover item={item} />} facts={<Facts item={item} />}>
      <DetailHead
        kind={item.kind}
        title={item.title}
        author={item.author}
        description={item.description}
        actions={
          <>
            <Signpost to={itemPath(item)} icon={<BookOpen size={17} aria-hidden="true" />}>
              Read
            </Signpost>
            <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
          </>
        }
      />
      <p className="mt-3 max-w-132 text-sm text-ink-3">Listening to this book, read aloud by your device, comes in a later release.</p>
      <About title="About this book" html={item.html} />
    </DetailLayout>
  );
}
