import type { PlayerEpisode } from '#core/player/episode.ts';

interface NowTitles {
  title: string;
  detail: string;
}

/**
 * Two lines about what plays: its title, then the chapter and the work. What the title has said is not said again. Who
 * reads a text aloud comes first, where a narrow line does not cut it off.
 */
export function nowTitles(
  { title, podcast_name, author }: PlayerEpisode,
  chapter: string | null,
  spokenBy: string | null = null,
): NowTitles {
  const places = [chapter, podcast_name].filter((place) => place !== null && place !== '' && place !== title);
  const rest = places.length > 0 ? places : [author];
  return { title, detail: [spokenBy, ...rest].filter((part) => part !== null && part !== '').join(', ') };
}

/** In the full player a book is read by its chapters; under that stand the work and who made it. */
export function fullTitles({ title, podcast_name, author }: PlayerEpisode, chapter: string | null): NowTitles {
  const shown = chapter ?? title;
  const places = [podcast_name, author].filter((place) => place !== '' && place !== shown);
  return { title: shown, detail: places.join(', ') };
}
