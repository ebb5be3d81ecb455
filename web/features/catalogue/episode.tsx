import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { formatDuration } from '#core/player/format-time.ts';
import { usePlayUnit } from '#web/features/player/play-button.tsx';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { Button, Signpost, TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { SectionHead } from '#web/ui/page-head.tsx';
import { ChapterList } from './chapter-list.tsx';
import { DetailHead } from './detail-head.tsx';
import { DetailCover, DetailLayout } from './detail-layout.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { findPlaceSec } from './find-place.ts';
import { itemPath } from '#core/library/item-path.ts';
import { episodePath } from './page-path.ts';
import { capitalized, describeRest, partName } from './item-words.ts';
import { playableIds } from './playable.ts';
import { ShowNotes } from './show-notes.tsx';
import { TranscriptSection } from './transcript-section.tsx';
import { useItemTrail } from './use-item-trail.ts';
import { VideoStage } from './video-stage.tsx';

const load = async ({ api, params }: LoadInput) => {
  const episode = await api.getEpisode(params.id ?? '');
  return { episode, item: await api.getItem(episode.itemKind, episode.itemId) };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((data) => data?.episode.title ?? 'Episode');

export default function Episode(): ReactElement {
  const { episode, item } = useLoaderData<typeof loader>();
  const queue = playableIds(item.units);
  const { places } = useItemTrail(item);
  const placeSec = findPlaceSec({ progress: places }, episode.id);
  return (
    <DetailLayout cover={<DetailCover item={item} />} facts={<EpisodeFacts episode={episode} item={item} />}>
      <DetailHead
        kind={item.kind}
        source={
          <>
            {item.title}, {partName(item.kind)} {episode.position} of {item.units.length}
          </>
        }
        title={episode.title}
        author={episode.author}
        description={episode.description}
        actions={
          <>
            {queue.includes(episode.id) ? (
              <PlayEpisode unitId={episode.id} queue={queue} isBegun={placeSec !== null && placeSec > 0} />
            ) : (
              <Button to={itemPath(item)}>Open {item.title}</Button>
            )}
            <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
            {queue.includes(episode.id) ? <QueueMenu unitIds={[episode.id]} title={episode.title} /> : null}
            {placeSec !== null && placeSec > 0 && episode.duration > placeSec ? (
              <span className="text-sm text-ink-3">{describeRest(episode.duration - placeSec)} left</span>
            ) : null}
          </>
        }
      />
      {episode.kind === 'video' ? (
        <div className="mt-8">
          <VideoStage unitId={episode.id} title={episode.title} durationSec={episode.duration} queue={queue} work={item} />
        </div>
      ) : null}
      <ChapterList unitId={episode.id} chapters={episode.chapters} queue={queue} positionSec={placeSec} />
      {episode.html === null ? null : (
        <section aria-labelledby="notes" className="mt-10">
          <SectionHead id="notes" title="Show notes" rule />
          <ShowNotes html={episode.html} unitId={episode.id} queue={queue} durationSec={episode.duration} />
        </section>
      )}
      {episode.transcriptUrl === null ? null : <TranscriptSection unit={episode} queue={queue} className="mt-10" />}
      <Neighbours item={item} previousId={episode.previousId} nextId={episode.nextId} hasRule={episode.transcriptUrl === null} />
    </DetailLayout>
  );
}

interface PlayEpisodeProps {
  readonly unitId: string;
  readonly queue: readonly string[];
  readonly isBegun: boolean;
}

function PlayEpisode({ unitId, queue, isBegun }: PlayEpisodeProps): ReactElement {
  const { isActive, isCurrent, onClick } = usePlayUnit({ unitId, queue });
  const Icon = isActive ? Pause : Play;
  return (
    <Signpost onClick={onClick} icon={<Icon size={16} className="fill-current" aria-hidden="true" />}>
      {isActive ? 'Pause' : isBegun || isCurrent ? 'Continue' : 'Play'}
    </Signpost>
  );
}

interface NeighboursProps {
  readonly item: ItemDetail;
  readonly previousId: string | null;
  readonly nextId: string | null;
  /** Where nothing above ends with one. */
  readonly hasRule: boolean;
}

function Neighbours({ item, previousId, nextId, hasRule }: NeighboursProps): ReactElement | null {
  const title = (id: string): string => item.units.find((unit) => unit.id === id)?.title ?? `Another ${partName(item.kind)}`;
  if (previousId === null && nextId === null) return null;
  return (
    <nav
      aria-label={`More of ${item.title}`}
      className={classes('flex flex-wrap justify-between gap-3', hasRule ? 'mt-10 border-t border-line pt-5' : 'mt-5')}
    >
      {previousId === null ? (
        <span />
      ) : (
        <Button
          variant="quiet"
          to={episodePath(previousId)}
          icon={<ArrowLeft size={17} aria-hidden="true" />}
          className="-ml-4.5"
          aria-label={`Previous ${partName(item.kind)}: ${title(previousId)}`}
        >
          {title(previousId)}
        </Button>
      )}
      {nextId === null ? null : (
        <Button variant="quiet" to={episodePath(nextId)} className="-mr-4.5" aria-label={`Next ${partName(item.kind)}: ${title(nextId)}`}>
          {title(nextId)}
          <ArrowRight size={17} aria-hidden="true" />
        </Button>
      )}
    </nav>
  );
}

function EpisodeFacts({ episode, item }: Awaited<ReturnType<typeof load>>): ReactElement {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.75 text-sm">
      {episode.duration > 0 ? (
        <>
          <dt className="text-ink-3">Length</dt>
          <dd>{formatDuration(episode.duration)}</dd>
        </>
      ) : null}
      <dt className="text-ink-3">From</dt>
      <dd>
        <TextLink to={itemPath(item)}>{item.title}</TextLink>
      </dd>
      <dt className="text-ink-3">{capitalized(partName(item.kind))}</dt>
      <dd className="tabular-nums">
        {episode.position} of {item.units.length}
      </dd>
    </dl>
  );
}
