import type { PlayerEpisode } from '#core/player/episode.ts';

/** The page a unit is at home on. */
export function unitPath({ id, itemId, itemKind }: PlayerEpisode): string {
  switch (itemKind) {
    case 'course':
      return `/courses/${itemId}/lessons/${id}`;
    case 'audiobook':
      return `/audiobooks/${itemId}`;
    case 'video':
      return `/videos/${itemId}`;
    case 'podcast':
      return `/episodes/${id}`;
    case 'ebook':
      return `/ebooks/${itemId}`;
  }
}
