import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLoaderData } from 'react-router';
import { describeRest, formatDuration } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { episodeIds } from '#core/library/episode-ids.ts';
import { KIND_WORDS } from '#core/library/kind-words.ts';
import { isSpeechId, spokenUnitId } from '#core/player/speech/speech-id.ts';
import { openPlaceSec } from '#core/progress/resume.ts';
import { capitalized } from '#core/words.ts';
import { episodePath, itemPath } from '#web/addresses.ts';
import { usePlayUnit } from '#web/features/player/play-button.tsx';
import { QueueMenu } from '#web/features/player/queue-menu.tsx';
import { ChapterList } from '#web/features/trail/chapter-list.tsx';
import { useItemTrail } from '#web/features/trail/use-item-trail.ts';
import { useLivePlace } from '#web/features/trail/use-live-place.ts';
import { TranscriptSection } from '#web/features/transcript/transcript-section.tsx';
import { DetailHead } from '#web/features/work/detail-head.tsx';
import { DetailCover, DetailLayout } from '#web/features/work/detail-layout.tsx';
import { FavoriteButton } from '#web/features/work/favorite-button.tsx';
import { VideoStage } from '#web/features/work/video-stage.tsx';
import { pageMeta } from '#web/page-meta.ts';
import { partTitle } from '#web/page-titles.ts';
import { inBrowser, onServer, type LoadInput } from '#web/screen.ts';
import { Button, Signpost, TextLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { FactList } from '#web/ui/fact-list.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';
import { ShowNotes } from './show-notes.tsx';

const load = async ({ api, params }: LoadInput) => {
  const episode = await api.getEpisode(params.id ?? '');
  return { episode, item: await api.getItem(episode.itemKind, episode.itemId) };
};
export const loader = onServer(load);
export const clientLoader = inBrowser(load);
export const meta = pageMeta<Awaited<ReturnType<typeof load>>>((data) => (data ? partTitle(data.episode, data.item) : 'Episode'));

export default function Episode(): ReactElement {
  const { episode, item } = useLoaderData<typeof loader>();
  const units = episodeIds(item.units);
  const isPlayable = isSpeechId(episode.id) || units.includes(episode.id);
  // A text that is read aloud has no others of its kind around it.
  const queue = units.includes(episode.id) ? units : undefined;
  const { places } = useItemTrail(item);
  const live = useLivePlace([episode.id]);
  const place = places.find(({ unitId }) => unitId === spokenUnitId(episode.id));
  const placeSec = openPlaceSec(place);
  const hasTranscript = (episode.transcriptUrl ?? episode.speechUrl) !== null;
  const leftSec = episode.duration - ((live?.isEnded ? null : live?.positionSec) ?? placeSec ?? episode.duration);
  return (
    <DetailLayout
      cover={<DetailCover item={{ ...item, coverSeed: episode.coverSeed }} />}
      facts={<EpisodeFacts episode={episode} item={item} />}
    >
      <DetailHead
        kind={item.kind}
        source={
          <>
            {item.title}
            {hasParts(item) ? `, ${KIND_WORDS[item.kind].part} ${episode.position} of ${item.units.length}` : null}
          </>
        }
        title={episode.title}
        author={episode.author}
        description={episode.description}
        actions={
          <>
            {isPlayable ? (
              <PlayEpisode unitId={episode.id} queue={queue} isBegun={placeSec !== null && placeSec > 0} />
            ) : (
              <Button to={itemPath(item)}>Open {item.title}</Button>
            )}
            <FavoriteButton key={item.id} itemId={item.id} isFavorite={item.isFavorite ?? false} />
            {isPlayable ? <QueueMenu unitIds={[episode.id]} title={episode.title} /> : null}
            {leftSec > 0 ? <span className="text-sm text-ink-3">{describeRest(leftSec)} left</span> : null}
          </>
        }
      />
      {episode.kind === 'video' ? (
        <div className="mt-8">
          <VideoStage
            unitId={episode.id}
            title={episode.title}
            durationSec={episode.duration}
            queue={units}
            work={{ ...item, coverSeed: episode.coverSeed }}
          />
        </div>
      ) : null}
      <ChapterList unitId={episode.id} chapters={episode.chapters} queue={queue} place={place} />
      {episode.html === null ? null : (
        <section aria-labelledby="notes" className="mt-10">
          <SectionHead id="notes" title="Show notes" rule />
          <ShowNotes html={episode.html} unitId={episode.id} queue={queue} />
        </section>
      )}
      {hasTranscript ? <TranscriptSection unit={episode} queue={queue} className="mt-10" /> : null}
      <Neighbours item={item} previousId={episode.previousId} nextId={episode.nextId} hasRule={!hasTranscript} />
    </DetailLayout>
  );
}

/** A podcast counts its episodes, even when there is only one. */
const hasParts = ({ kind, units }: ItemDetail): boolean => units.length > 1 || kind === 'podcast';

interface PlayEpisodeProps {
  readonly unitId: string;
  readonly queue: readonly string[] | undefined;
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
  const title = (id: string): string => item.units.find((unit) => unit.id === id)?.title ?? `Another ${KIND_WORDS[item.kind].part}`;
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
          className="-ml-[min(var(--spacing)*4.5,var(--page-x))] max-w-full"
          aria-label={`Previous ${KIND_WORDS[item.kind].part}: ${title(previousId)}`}
        >
          {title(previousId)}
        </Button>
      )}
      {nextId === null ? null : (
        <Button
          variant="quiet"
          to={episodePath(nextId)}
          className="-mr-[min(var(--spacing)*4.5,var(--page-x))] max-w-full"
          aria-label={`Next ${KIND_WORDS[item.kind].part}: ${title(nextId)}`}
        >
          {title(nextId)}
          <ArrowRight size={17} aria-hidden="true" />
        </Button>
      )}
    </nav>
  );
}

function EpisodeFacts({ episode, item }: Awaited<ReturnType<typeof load>>): ReactElement {
  return (
    <FactList className="gap-y-1.75 text-sm">
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
      {hasParts(item) ? (
        <>
          <dt className="text-ink-3">{capitalized(KIND_WORDS[item.kind].part)}</dt>
          <dd className="tabular-nums">
            {episode.position} of {item.units.length}
          </dd>
        </>
      ) : null}
    </FactList>
  );
}
