import type { ReactElement } from 'react';
import type { ItemKind } from '#core/library/kind.ts';
import { isVideo } from '#core/player/player-state.ts';
import { usePlayer } from '#web/player/use-player.ts';
import { Cover } from '#web/ui/drawn/cover.tsx';
import { PlayerVideo } from '../player-video.tsx';

/* As large as the room allows in both directions, at the kind's own ratio. */
const SIZE: Record<ItemKind, string> = {
  course: 'w-[min(100cqw,160cqh)]',
  video: 'w-[min(100cqw,177.78cqh)]',
  audiobook: 'w-[min(100cqw,100cqh)] max-w-100',
  podcast: 'w-[min(100cqw,100cqh)] max-w-100',
  ebook: 'w-[min(100cqw,66.67cqh)] max-w-80',
};

/** The cover, or the film itself. */
export function FullPicture(): ReactElement {
  const episode = usePlayer((state) => state.episode);
  const hasVideo = usePlayer(isVideo);
  if (!episode) return <span className="aspect-square w-[min(100cqw,100cqh)] max-w-100 rounded-2 bg-well-2" />;
  if (hasVideo) return <PlayerVideo unitId={episode.id} className="w-[min(100cqw,177.78cqh)]" />;
  return (
    <Cover
      className={`rounded-2! ${SIZE[episode.itemKind]}`}
      kind={episode.itemKind}
      title={episode.podcast_name}
      author={episode.author}
      seed={episode.coverSeed}
      imageUrl={episode.thumbnail_url}
      text="full"
      priority
    />
  );
}
