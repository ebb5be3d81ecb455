import { type ReactElement, useId } from 'react';
import { describeRest } from '#core/format-time.ts';
import type { ItemDetail } from '#core/library/catalogue.ts';
import { isLeftAtEnd } from '#core/progress/finished.ts';
import type { Place } from '#core/progress/place.ts';
import type { LivePlace } from '#core/trail/item-trail.ts';
import { countOf } from '#core/words.ts';
import { ChapterList } from '#web/features/trail/chapter-list.tsx';
import { useLivePlace } from '#web/features/trail/use-live-place.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { TrailList, TrailRow } from '#web/ui/drawn/trail-list.tsx';
import { SectionHead } from '#web/ui/page-head.tsx';

export interface SpokenBookProps {
  readonly item: Pick<ItemDetail, 'toc'>;
  /** The learner's place in the text, when it is begun. */
  readonly place: Place | undefined;
  readonly speechId: string;
}

/** How a book that is read aloud stands: the place, and its chapters. Their times are known while it plays. */
export function SpokenBook({ item, place, speechId }: SpokenBookProps): ReactElement {
  const live = useLivePlace([speechId]);
  const chapters = usePlayer(({ episode }) => (episode?.id === speechId ? episode.chapters : null));
  const chapterNumber = (chapters ?? []).findLastIndex(({ startSec }) => startSec <= (live?.positionSec ?? 0)) + 1;
  const text = live && !live.isEnded ? describeLive(live, chapterNumber) : place ? describePlace(place) : null;
  return (
    <>
      {text ? <p className="mt-4 text-ink-2 tabular-nums">{text}</p> : null}
      {chapters && chapters.length > 0 ? (
        <ChapterList
          unitId={speechId}
          chapters={chapters}
          place={place}
          meta={`${countOf(chapters.length, 'chapter')}, times are estimates`}
        />
      ) : (
        <Contents titles={(item.toc ?? []).map(({ title }) => title)} />
      )}
    </>
  );
}

function describeLive({ positionSec, durationSec }: LivePlace, chapterNumber: number): string | null {
  if (positionSec === null || !durationSec) return null;
  const left = describeRest(durationSec - positionSec);
  const rest = left.startsWith('less') ? `${left} left` : `about ${left} left`;
  return chapterNumber > 0 ? `Chapter ${chapterNumber}, ${rest}` : rest;
}

function describePlace(place: Place): string | null {
  const { fraction } = place;
  if (isLeftAtEnd(place)) return 'Done.';
  return fraction > 0 ? `You are about ${Math.max(1, Math.round(fraction * 100))}% of the way through.` : null;
}

function Contents({ titles }: { readonly titles: readonly string[] }): ReactElement | null {
  const id = useId();
  if (titles.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-9">
      <SectionHead id={id} title="Chapters" meta={countOf(titles.length, 'chapter')} className="mb-1" />
      <TrailList>
        {titles.map((title, i) => (
          <TrailRow key={`${i} ${title}`} state="ahead" label={title} last={i === titles.length - 1} />
        ))}
      </TrailList>
    </section>
  );
}
