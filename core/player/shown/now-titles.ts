import type { PlayerEpisode } from '#core/player/episode.ts';

interface NowTitles {
  title: string;
  detail: string;
}

/** Two lines about what plays: its title, then the chapter and the work. What the title has said is not said again. */
export function nowTitles({ title, podcast_name, author }: PlayerEpisode, chapter: string | null): NowTitles {
  const places = [chapter, podcast_name].filter((place) => place !== null && place !== '' && place !== title);
  return { title, detail: places.length > 0 ? places.join(', ') : author };
}

/** In the full player a book is read by its chapters; under that stand the work and who made it. */
export function fullTitles({ title, podcast_name, author }: PlayerEpisode, chapter: string | null): NowTitles {
  const shown = chapter ?? title;
  const places = [podcast_name, author].filter((place) => place !== '' && place !== shown);
  return { title: shown, detail: places.join(', ') };
}
