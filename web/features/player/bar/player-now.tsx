import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { classes } from '#web/ui/classes.ts';
import { Cover } from '#web/ui/cover.tsx';
import { unitPath } from './unit-path.ts';
import { usePlayer } from '../use-player.ts';

/** What plays: its cover, its title, the work it belongs to. Leads to its page. */
export function PlayerNow(): ReactElement {
  const episode = usePlayer((state) => state.episode);
  const isFaulty = usePlayer((state) => state.playback.status === 'error');
  // On a phone the message of a fault needs the room.
  const look = classes('flex min-w-0 items-center gap-2.5', isFaulty && 'max-md:hidden');
  if (!episode) {
    return (
      <div className={look}>
        <span className="size-13 flex-none rounded-1 bg-well-2 max-md:size-11" />
        <span className="truncate text-ink-3">{isFaulty ? 'Not loaded' : 'Loading'}</span>
      </div>
    );
  }
  const { title, podcast_name, author } = episode;
  return (
    <div className={look}>
      <Cover
        className="h-13 max-w-24 max-md:h-11 max-md:max-w-20"
        kind={episode.itemKind}
        title={title}
        seed={episode.coverSeed}
        imageUrl={episode.thumbnail_url}
        text="none"
      />
      <Link to={unitPath(episode)} className="grid min-h-11 min-w-0 content-center rounded-1 hover:text-accent-ink">
        <span className="truncate font-semibold">{title}</span>
        <span className="truncate text-sm text-ink-3">{podcast_name === title ? author : podcast_name}</span>
      </Link>
    </div>
  );
}
