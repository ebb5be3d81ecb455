import { describe, expect, it } from 'vitest';
import { PlayerEpisode, QueueEntry } from './episode.ts';

const entry = {
  id: 'tides-1',
  title: 'Ebb',
  podcast_name: 'Tides',
  duration: 60,
  thumbnail_url: '/media/tides',
  coverSeed: null,
  itemId: 'tides',
  itemKind: 'audiobook',
  kind: 'audio',
  position: 1,
};
const episode = {
  ...entry,
  video_url: null,
  description: '',
  audioUrl: '/media/tides-1.mp3',
  chapters: [{ title: 'Low', startSec: 0 }],
  transcriptUrl: null,
  captions: [{ language: 'en', url: '/media/tides-1.vtt' }],
  speechUrl: null,
  author: 'Ann Ash',
  sample: false,
  previousId: null,
  nextId: 'tides-2',
};

describe('what the player holds', () => {
  it('is an episode with every field and no other', () => {
    expect(PlayerEpisode.parse({ ...episode, secret: 1 })).toEqual(episode);
  });

  it('is shown in the queue by a few of them', () => {
    expect(QueueEntry.parse(episode)).toEqual(entry);
  });
});
