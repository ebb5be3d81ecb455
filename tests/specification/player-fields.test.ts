import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMPTY_PLAYER, isActive, isVideo } from '#core/player/player-state.ts';
import type { PlayerEpisode } from '#core/player/episode.ts';
import { IDLE_PLAYBACK } from '#core/player/playback-state.ts';
import { defaultFrame, growFrame, moveFrame } from '#core/player/video/video-frame.ts';
import { expectJson } from '../support/expect-problem.ts';
import { openStudyHouse, type StudyHouse } from '../support/houses/study-library.ts';
import { signUp } from '../support/houses/test-house.ts';
import { makeEpisode } from '../support/samples/make-episode.ts';
import { PlayerScript } from '../support/samples/player-script.ts';
import { factsOf } from './rows.ts';

describe('an episode', () => {
  let study: StudyHouse;
  let told: PlayerEpisode[];
  let call: (path: string) => Promise<Response>;
  beforeAll(async () => {
    study = await openStudyHouse();
    const learner = await signUp(study.app);
    call = (path) => learner.call('GET', path);
    const ids = ['field-notes.note-1', 'one-take.take', 'tts-deep-work.why-focus'];
    told = await Promise.all(ids.map(async (id) => expectJson<PlayerEpisode>(await call(`/api/episodes/${id}`))));
  });
  afterAll(() => study.close());

  const HELD: Readonly<Record<string, readonly unknown[]>> = {
    id: ['field-notes.note-1', 'one-take.take', 'tts-deep-work.why-focus'],
    title: ['Note 1', 'One take', 'Why focus'],
    podcast_name: ['Field notes', 'One take', 'Deep work'],
    duration: [expect.closeTo(2.088, 2), expect.closeTo(1, 0), expect.any(Number)],
    video_url: [null, '/media/one-take.take.video', null],
    description: ['Show notes of the first.', '', 'Some words.'],
  };

  for (const [fact] of factsOf('3.episode'))
    it(`has its ${fact} [spec 3.episode.${fact}]`, async () => {
      const values = told.map((episode) => episode[fact as keyof PlayerEpisode]);
      if (fact === 'thumbnail_url') {
        const pictures = await Promise.all(values.map(async (url) => call(String(url))));
        expect(pictures.map(({ status, headers }) => [status, headers.get('content-type')?.split(';')[0]])).toEqual([
          [200, 'image/svg+xml'],
          [200, 'image/jpeg'],
          [200, 'image/svg+xml'],
        ]);
        expect(new Set(values).size).toBe(values.length);
      } else expect(values).toEqual(HELD[fact]);
    });

  it('is spoken where its id begins with tts- [spec 3.speech.id]', () => {
    expect(told.map(({ id, speechUrl }) => [id.startsWith('tts-'), speechUrl])).toEqual([
      [false, null],
      [false, null],
      [true, '/api/episodes/tts-deep-work.why-focus/speech'],
    ]);
    expect(told.at(-1)?.duration).toBeGreaterThan(0);
  });
});

describe('the state of the player', () => {
  const film = makeEpisode('b', { kind: 'video', video_url: '/media/b.video', audioUrl: null });
  const room = { width: 1440, height: 900, bottom: 68 };
  const before = new PlayerScript('abc', { playback: IDLE_PLAYBACK, isPlayWanted: false }).state;
  const script = new PlayerScript('abc', { at: 1, repeatMode: 'all', episode: film });
  script.run('setVolume', 0.4);
  script.run('toggleMute');
  script.run('toggleShuffle');
  const start = defaultFrame(room);
  const moved = growFrame(moveFrame(start, -720, -272, room), 100, 50, room);

  const HELD: Readonly<Record<string, readonly [told: unknown, held: unknown]>> = {
    queue: [script.state.queue.items.toSorted(), ['a', 'b', 'c']],
    currentQueueIndex: [[before, script.state].map(({ queue }) => queue.items[queue.currentQueueIndex]), ['a', 'b']],
    shuffle: [
      [before.queue.shuffle, script.state.queue.shuffle],
      [false, true],
    ],
    repeatMode: [
      [EMPTY_PLAYER.queue.repeatMode, script.state.queue.repeatMode],
      ['off', 'all'],
    ],
    isPlaying: [[before, script.state].map(isActive), [false, true]],
    currentTime: [
      [before.playback.positionSec, script.state.playback.positionSec],
      [0, 100],
    ],
    volume: [
      [before.playback.volume, script.state.playback.volume],
      [1, 0.4],
    ],
    isMuted: [
      [before.playback.isMuted, script.state.playback.isMuted],
      [false, true],
    ],
    isVideo: [[before, script.state].map(isVideo), [false, true]],
    position: [
      [start.left, start.top, moved.left, moved.top],
      [820, 362, 100, 90],
    ],
    size: [
      [start.width, start.height, moved.width, moved.height],
      [600, 450, 700, 500],
    ],
  };

  for (const [fact] of factsOf('3.player'))
    it(`has ${fact} [spec 3.player.${fact}]`, () => {
      const [told, held] = HELD[fact] ?? [null, 'something'];
      expect(told).toEqual(held);
    });
});
