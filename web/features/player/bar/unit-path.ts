import type { PlayerEpisode } from '#core/player/episode.ts';
import { isSpeechId, spokenUnitId } from '#core/player/speech-id.ts';

/** The page a unit is at home on. */
export function unitPath({ id, itemId, itemKind }: Pick<PlayerEpisode, 'id' | 'itemId' | 'itemKind'>): string {
  const unitId = spokenUnitId(id);
  switch (itemKind) {
    case 'course':
      return `/courses/${itemId}/lessons/${unitId}`;
    case 'audiobook':
      return `/audiobooks/${itemId}`;
    case 'video':
      return `/videos/${itemId}`;
    case 'podcast':
      return `/episodes/${unitId}`;
    case 'ebook':
      return isSpeechId(id) ? `/reading/${itemId}` : `/ebooks/${itemId}`;
  }
}
