import type { PlayerEpisode } from '#core/player/episode.ts';

export function makeEpisode(id: string, changes: Partial<PlayerEpisode> = {}): PlayerEpisode {
  return {
    id,
    title: `Unit ${id}`,
    podcast_name: 'What the river knew',
    duration: 600,
    thumbnail_url: '/covers/book.svg',
    video_url: null,
    description: '',
    audioUrl: `/media/${id}`,
    chapters: [],
    transcriptUrl: null,
    captions: [],
    speechUrl: null,
    itemId: 'book',
    itemKind: 'audiobook',
    kind: 'audio',
    author: 'Tomas Okafor',
    position: 1,
    sample: false,
    coverSeed: 'book',
    previousId: null,
    nextId: null,
    ...changes,
  };
}
