import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { episodeIds } from '#core/library/episode-ids.ts';
import type { ItemTrail } from '#core/trail/item-trail.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { ResumeSignpost } from '#web/features/trail/resume-signpost.tsx';
import { DetailHead } from './detail-head.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { FinishButton } from './finish-button.tsx';
import { ListenButton } from './listen-button.tsx';
import { PanelButton } from './panel-button.tsx';

export interface WorkHeadProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
}

/** What a work is called, and what can be done with it. */
export function WorkHead({ item, trail }: WorkHeadProps): ReactElement {
  const { kind, speechId } = item;
  const queue = kind === 'ebook' ? (speechId ? [speechId] : []) : episodeIds(item.units);
  return (
    <>
      <DetailHead
        kind={kind}
        title={item.title}
        author={item.author}
        narrator={kind === 'audiobook' ? item.narrator : null}
        description={item.description}
        actions={
          <>
            {kind === 'ebook' ? <BookActions item={item} /> : <ResumeSignpost item={item} trail={trail} opensPage={kind === 'course'} />}
            <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
            {kind === 'audiobook' ? <PanelButton panel="bookmarks" unitIds={queue} /> : null}
            {kind === 'ebook' && queue.length === 0 ? null : <QueueMenu unitIds={queue} title={item.title} />}
          </>
        }
      />
      {/* A row of its own: on phones that of the other actions is full. */}
      <div className="mt-2">
        <FinishButton key={item.id} item={item} trail={trail} />
      </div>
    </>
  );
}

function BookActions({ item: { fileUrl, toc, speechId, title } }: Pick<WorkHeadProps, 'item'>): ReactElement {
  return (
    <>
      {fileUrl ? (
        <a href={fileUrl} download className="signpost">
          <Download size={17} aria-hidden="true" />
          {toc ? 'Download EPUB' : 'Download the book'}
        </a>
      ) : null}
      {speechId ? <ListenButton speechId={speechId} title={title} /> : null}
    </>
  );
}
