import { describe, expect, it } from 'vitest';
import { PlayerEpisode, QueueEntry } from './episode.ts';
import { isSpeechId, spokenUnitId, toSpeechId } from './speech/speech-id.ts';

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

describe('spoken items', () => {
  it('are known by how their id begins', () => {
    expect(['tts-a', 'tts-', 'a', 'a-tts-', 'TTS-a'].map(isSpeechId)).toEqual([true, true, false, false, false]);
  });

  it('are named after the unit whose text they speak, once', () => {
    expect(toSpeechId('ebb')).toBe('tts-ebb');
    expect(toSpeechId('tts-ebb')).toBe('tts-ebb');
    expect(['tts-ebb', 'ebb', 'ebb-tts-1'].map(spokenUnitId)).toEqual(['ebb', 'ebb', 'ebb-tts-1']);
  });
});
