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

/** Public pages where a visitor finds the samples of a kind; of the others, the page that shows them all. */
const PUBLIC_PATH: Partial<Record<PlayerEpisode['itemKind'], string>> = { audiobook: '/audiobook', podcast: '/podcast', video: '/video' };

/** Where what plays is at home for whoever is here: a visitor would be sent away from the app's pages, and the sound with them. */
export const homePath = (unit: Parameters<typeof unitPath>[0]): string =>
  document.documentElement.dataset['session'] === 'in' ? unitPath(unit) : (PUBLIC_PATH[unit.itemKind] ?? '/showcase');
