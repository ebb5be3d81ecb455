import { Download } from 'lucide-react';
import type { ReactElement } from 'react';
import { openUnits } from '#core/library/closed-units.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { episodeIds } from '#core/library/episode-ids.ts';
import type { Place } from '#core/progress/place.ts';
import type { ItemTrail } from '#core/trail/item-trail.ts';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { ResumeSignpost } from '#web/features/trail/resume-signpost.tsx';
import { DetailHead } from './detail-head.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { FinishButton } from './finish-button.tsx';
import { ListenButton } from './listen-button.tsx';
import { findNewerElsewhere, NewerElsewhere } from './newer-elsewhere.tsx';
import { OtherEdition } from './other-edition.tsx';
import { PanelButton } from './panel-button.tsx';
import { ReadSignpost } from './read-signpost.tsx';

export interface WorkHeadProps {
  readonly item: ItemDetail;
  readonly trail: ItemTrail;
}

/** What a work is called, and what can be done with it. */
export function WorkHead({ item, trail }: WorkHeadProps): ReactElement {
  const { kind, speechId } = item;
  const open = openUnits(item);
  const queue = kind !== 'ebook' ? episodeIds(open) : speechId && open.length > 0 ? [speechId] : [];
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
            {kind === 'ebook' ? (
              <BookActions item={item} trail={trail} />
            ) : (
              <ResumeSignpost item={item} trail={trail} opensPage={kind === 'course'} />
            )}
            <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
            {kind === 'audiobook' && queue.length > 0 ? <PanelButton panel="bookmarks" unitIds={queue} /> : null}
            {queue.length === 0 && (kind === 'ebook' || item.units.length > 0) ? null : <QueueMenu unitIds={queue} title={item.title} />}
          </>
        }
      />
      <NewerElsewhere item={item} trail={trail} className="mt-2" />
      {/* A row of its own: on phones that of the other actions is full. */}
      <div className="mt-2 flex flex-wrap items-center gap-3">
        {item.otherEdition ? <OtherEdition item={item} other={item.otherEdition} place={newestOf(trail.places)} /> : null}
        {kind === 'ebook' && open.length > 0 ? <DownloadLink item={item} /> : null}
        <FinishButton key={item.id} item={item} trail={trail} />
      </div>
    </>
  );
}

const newestOf = (places: readonly Place[]): Place | undefined => places.toSorted((a, b) => b.observedMs - a.observedMs)[0];

function BookActions({ item, trail }: WorkHeadProps): ReactElement | null {
  const { speechId, title } = item;
  const isHeardSince = findNewerElsewhere(item, trail) !== null;
  if (openUnits(item).length === 0) return null;
  return (
    <>
      <ReadSignpost item={item} place={trail.places[0]} isHeardSince={isHeardSince} />
      {speechId ? <ListenButton speechId={speechId} title={title} /> : null}
    </>
  );
}

function DownloadLink({ item: { fileUrl, toc } }: Pick<WorkHeadProps, 'item'>): ReactElement | null {
  if (fileUrl === null) return null;
  return (
    <a href={fileUrl} download className={DOWNLOAD}>
      <Download size={18} strokeWidth={1.75} aria-hidden="true" />
      {toc ? 'Download EPUB' : 'Download the book'}
    </a>
  );
}

const DOWNLOAD =
  'inline-flex items-center justify-center gap-2 rounded-2 font-[570] text-center min-h-11 px-4.5 py-2 inset-ring inset-ring-control hover:bg-hover forced-colors:border';
