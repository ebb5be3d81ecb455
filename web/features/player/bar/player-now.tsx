import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { chapterTitle } from '#core/player/shown/chapter-now.ts';
import { nowTitles } from '#core/player/shown/now-titles.ts';
import { spokenBy } from '#core/player/shown/spoken-by.ts';
import { homePath } from '#web/addresses.ts';
import { usePlayer, usePlayerCommands } from '#web/player/use-player.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { useSpeakingVoice } from './use-speaking-voice.ts';
import { useSwipe } from './use-swipe.ts';

/** What plays: its cover, its title, the chapter and the work. Leads to its page. */
export function PlayerNow(): ReactElement {
  const episode = usePlayer((state) => state.episode);
  return (
    <div className="flex min-w-0 flex-1 items-center gap-2.5">
      <NowCover />
      {episode ? (
        <Link to={homePath(episode)} className="grid min-h-11 min-w-0 content-center rounded-1 hover:text-accent-ink">
          <NowText />
        </Link>
      ) : (
        <NowText />
      )}
    </div>
  );
}

/** On a phone it opens the full player, by a tap or a swipe up. */
export function PlayerNowButton(): ReactElement {
  const { openFull } = usePlayerCommands();
  const swipe = useSwipe('up', () => openFull(true));
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => openFull(true)}
      className="@container flex min-h-14 min-w-0 flex-1 touch-none items-center gap-2.5 rounded-1 text-start"
      {...swipe}
    >
      <span className="flex-none @max-[12rem]:hidden">
        <NowCover />
      </span>
      <span className="sr-only">Open player: </span>
      <NowText />
    </button>
  );
}

function NowCover(): ReactElement {
  const episode = usePlayer((state) => state.episode);
  if (!episode) return <span className="size-13 flex-none rounded-1 bg-well-2 max-md:size-11" />;
  return (
    <Cover
      className="h-13 max-w-24 max-md:h-11 max-md:max-w-20"
      kind={episode.itemKind}
      title={episode.title}
      seed={episode.coverSeed}
      imageUrl={episode.thumbnail_url}
      text="none"
    />
  );
}

function NowText(): ReactElement {
  const episode = usePlayer((state) => state.episode);
  const chapter = usePlayer(chapterTitle);
  const isFaulty = usePlayer((state) => state.playback.status === 'error');
  const voice = useSpeakingVoice();
  if (!episode) return <span className="truncate text-ink-3">{isFaulty ? 'Not loaded' : 'Loading'}</span>;
  const { title, detail } = nowTitles(episode, chapter, voice && spokenBy(voice));
  return (
    <span className="grid min-w-0">
      <span className="truncate font-semibold">{title}</span>
      <span className="truncate text-sm text-ink-3">{detail}</span>
    </span>
  );
}
