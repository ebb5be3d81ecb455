import type { ReactElement } from 'react';
import { formatTime } from '#core/format-time.ts';
import type { ItemSummary } from '#core/library/catalogue.ts';
import { PlayerVideo } from '#web/features/player/player-video.tsx';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { TravellingCover, usePageCover } from '#web/ui/travelling-cover.tsx';
import { StonePlay } from './stone-play.tsx';

export interface VideoStageProps {
  readonly unitId: string;
  readonly title: string;
  readonly durationSec: number;
  readonly queue: readonly string[];
  /** It may not be played: the picture stands alone. */
  readonly isClosed?: boolean;
  /** The work the film belongs to, for the picture that waits here. */
  readonly work: Pick<ItemSummary, 'kind' | 'coverSeed' | 'thumbnail_url'>;
}

/* No higher than what the bars leave, unless hardly anything is left. Percentages are of the column. */
const WHOLE =
  '[--film-gap:calc((100%-max(18rem,var(--film-room)*16/9))/2)] mx-[max(0px,var(--film-gap))] max-md:mx-[max(-1*var(--page-x),var(--film-gap))]';

/* In the theatre as wide as the page, and as high as leaves it whole above the player. */
const THEATRE =
  '@min-[58rem]/stage:data-theatre:ml-[calc((min(100cqw,75rem)-100cqw)/2)] @min-[58rem]/stage:data-theatre:aspect-auto @min-[58rem]/stage:data-theatre:h-(--film-h) @min-[58rem]/stage:data-theatre:w-[100cqw]';

/** Where a film is shown; until it plays, its cover with the button that starts it. */
export function VideoStage({ unitId, title, durationSec, queue, work, isClosed = false }: VideoStageProps): ReactElement {
  return (
    <TravellingCover name={usePageCover()}>
      <PlayerVideo unitId={unitId} className={`rounded-2 max-md:rounded-none ${WHOLE} ${THEATRE}`}>
        <Cover
          kind={work.kind}
          title={title}
          seed={work.coverSeed}
          imageUrl={work.thumbnail_url}
          text="none"
          priority
          className="size-full rounded-none"
        />
        <div className="absolute inset-0 grid place-items-center">
          {isClosed ? null : <StonePlay unitId={unitId} queue={queue} label={title} isOnPicture />}
        </div>
        {durationSec > 0 ? (
          <span className="absolute right-3 bottom-3 rounded-1 bg-paper px-1.75 py-0.5 text-sm font-[560] tabular-nums">
            {formatTime(durationSec)}
          </span>
        ) : null}
      </PlayerVideo>
    </TravellingCover>
  );
}
